import type { Seat } from './seat.js';

/** Who gives a command: a seat, or the host, who may do everything. */
export type Actor = number | 'host';

/** Why a seat does not play on: it gave up, its time was up, or it was gone for too long. */
export const END_REASONS = ['resigned', 'time', 'absent'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** What somebody wants to do. */
export type Command =
	/** `ply` is the ply of the position that the move is meant for. */
	| { readonly kind: 'move'; readonly ply: number; readonly move: string }
	/** Back to this ply. */
	| { readonly kind: 'takeBack'; readonly to: number }
	/** A player who refuses their own request withdraws it. */
	| { readonly kind: 'answerUndo'; readonly agree: boolean }
	/** A person gives way to a bot or the reverse, or gets another name. */
	| { readonly kind: 'seat'; readonly seat: number; readonly who: Seat }
	/** The game ends before its end, and this seat has lost it. A person may give up, all else is the host's. */
	| { readonly kind: 'end'; readonly seat: number; readonly why: EndReason };

/** What happened: plain data, to be stored and sent. */
export type TableEvent =
	/** `seat` is the one whose turn it was; the move is in its canonical text. */
	| { readonly kind: 'moved'; readonly ply: number; readonly seat: number; readonly move: string }
	/** `by` is who wanted it: the seat that asked, or the host. */
	| { readonly kind: 'takenBack'; readonly to: number; readonly by: Actor }
	| { readonly kind: 'undoAsked'; readonly seat: number; readonly to: number }
	/** One of several has agreed. The last to agree makes it `takenBack`. */
	| { readonly kind: 'undoAgreed'; readonly seat: number }
	/** Refused, or withdrawn when it is by the seat that asked. */
	| { readonly kind: 'undoRefused'; readonly by: Actor }
	| { readonly kind: 'seated'; readonly seat: number; readonly who: Seat }
	/** Nothing can be played or taken back any more. */
	| { readonly kind: 'ended'; readonly seat: number; readonly why: EndReason };

/** As a record, so that no kind can be forgotten. */
const KINDS: Readonly<Record<TableEvent['kind'], true>> = {
	moved: true,
	takenBack: true,
	undoAsked: true,
	undoAgreed: true,
	undoRefused: true,
	seated: true,
	ended: true,
};

export const TABLE_EVENT_KINDS: readonly string[] = Object.keys(KINDS);

/** Whether the referee decided it. Around a table other things happen too, such as chat. */
export const isTableEvent = (event: { readonly kind: string }): event is TableEvent =>
	TABLE_EVENT_KINDS.includes(event.kind);
