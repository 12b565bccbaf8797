import type { Seat } from './seat.js';

/** The author of a command: a seat, or the host, who may do everything. */
export type Actor = number | 'host';

/** Why a seat stopped playing: it resigned, ran out of time, or was absent too long. */
export const END_REASONS = ['resigned', 'time', 'absent'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** A requested action. */
export type Command =
	/** `ply` is that of the position the move is meant for. */
	| { readonly kind: 'move'; readonly ply: number; readonly move: string }
	/** Takes back to this ply. */
	| { readonly kind: 'takeBack'; readonly to: number }
	/** Refusing your own request withdraws it. */
	| { readonly kind: 'answerUndo'; readonly agree: boolean }
	/** Replaces a person by a bot or vice versa, or changes a name. */
	| { readonly kind: 'seat'; readonly seat: number; readonly who: Seat }
	/** Ends the game early; this seat loses. A person may resign; everything else is up to the host. */
	| { readonly kind: 'end'; readonly seat: number; readonly why: EndReason };

/** A decided change: plain data, to be stored and sent. */
export type TableEvent =
	/** `seat` was to move; the move is in canonical text. */
	| { readonly kind: 'moved'; readonly ply: number; readonly seat: number; readonly move: string }
	/** `by` is who wanted it: the seat that asked, or the host. */
	| { readonly kind: 'takenBack'; readonly to: number; readonly by: Actor }
	| { readonly kind: 'undoAsked'; readonly seat: number; readonly to: number }
	/** One of several has agreed. The last one to agree makes it `takenBack`. */
	| { readonly kind: 'undoAgreed'; readonly seat: number }
	/** Refused, or withdrawn if by the seat that asked. */
	| { readonly kind: 'undoRefused'; readonly by: Actor }
	| { readonly kind: 'seated'; readonly seat: number; readonly who: Seat }
	/** No more moves or taking back. */
	| { readonly kind: 'ended'; readonly seat: number; readonly why: EndReason };

/** A record, so the compiler finds a missing kind. */
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

/** Whether it is an event of the referee. There are others, such as chat. */
export const isTableEvent = (event: { readonly kind: string }): event is TableEvent =>
	TABLE_EVENT_KINDS.includes(event.kind);
