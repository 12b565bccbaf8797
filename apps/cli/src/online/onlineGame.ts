import { setTimeout as sleep } from 'node:timers/promises';
import type { OnlineTable, TableClient } from '@rumis/client';
import type { Refusal, TableRequest } from '@rumis/protocol';
import { makeMove, type Result } from '@rumis/rules';
import { type Standing, seatToMove, type Table } from '@rumis/table';
import type { EngineRunner } from './engineRunner.js';

/** The maximum number of failures per game before it is resigned. */
const MOST_FAULTS = 3;
/** The delay after the server's rate limit was hit, in milliseconds. */
const SLOW_DOWN = 1500;

/** The outcome of a game for the bot. */
export type Outcome =
	| { readonly kind: 'over'; readonly standings: readonly Standing[]; readonly seat: number }
	| { readonly kind: 'cancelled' }
	/** The seat is not ours, or no longer. */
	| { readonly kind: 'noSeat' }
	| { readonly kind: 'fault'; readonly reason: string };

export interface GameEvents {
	readonly onOutcome: (outcome: Outcome) => void;
	readonly onRematch: (game: string) => void;
	readonly onFault: (reason: string) => void;
	/** The table is unavailable. */
	readonly onRefused: (error: Refusal) => void;
}

/** Plays at one table: watches it, thinks and sends requests. */
export class OnlineGame {
	/** The branch of the game that the program knows. */
	private branch = 0;
	/** The position for which a move was sent, and the one where taking back was agreed to. */
	private thought = '';
	private agreed = '';
	private isThinking = false;
	private hasAsked = false;
	private faults = 0;
	private isDone = false;
	private readonly unsubscribe: () => void;

	constructor(
		private readonly client: TableClient,
		private readonly engine: EngineRunner,
		private readonly events: GameEvents,
	) {
		this.unsubscribe = client.subscribe(() => this.consider());
	}

	/** Asks for a rematch, which starts as soon as all players want it. */
	askRematch(): void {
		void this.request({ kind: 'rematch' });
	}

	stop(): void {
		this.isDone = true;
		this.unsubscribe();
	}

	/** Acts on the current state of the table. */
	private consider() {
		const { online, refusal } = this.client.view;
		if (refusal) return this.events.onRefused(refusal);
		if (online?.info.rematch) this.events.onRematch(online.info.rematch);
		if (this.isDone) return;
		const outcome = online && outcomeOf(online);
		if (outcome) this.finish(outcome);
		else if (online?.table) this.answer(online, online.table);
	}

	private answer(online: OnlineTable, table: Table): void {
		const you = online.info.you!;
		if (online.branch !== this.branch) this.engine.forget();
		this.branch = online.branch;
		if (table.seats[you]?.kind !== 'person') {
			void this.comeBack();
			return;
		}
		this.hasAsked = false;
		const moment = momentOf(online);
		if (!isAsked(online)) {
			if (seatToMove(table) === you) void this.think(table, moment);
		} else if (this.agreed !== moment) {
			// A program always agrees to taking back.
			this.agreed = moment;
			void this.request({ kind: 'answerUndo', agree: true });
		}
	}

	/** We were absent so long that another bot took over: asks for the seat back, once. */
	private async comeBack(): Promise<void> {
		if (this.hasAsked) return;
		this.hasAsked = true;
		const returned = await this.request({ kind: 'return' });
		if (!returned.ok && !this.isDone) this.finish({ kind: 'noSeat' });
	}

	private async think(table: Table, moment: string): Promise<void> {
		if (this.isThinking || this.thought === moment) return;
		this.isThinking = true;
		const fault = await this.move(table, moment);
		this.isThinking = false;
		if (!this.isDone && (fault === null || this.mayTryAgain(fault))) this.consider();
	}

	/** Chooses a move and sends it. Returns the error, or null. */
	private async move({ position }: Table, moment: string): Promise<string | null> {
		const move = await this.engine.choose(position.clone());
		if (this.isDone) return null;
		const { online } = this.client.view;
		if (!online || momentOf(online) !== moment || isAsked(online)) {
			// A move was or will be taken back in the meantime. The program believes that it has moved.
			this.engine.forget();
			return null;
		}
		if (!move.ok) return move.error;
		this.thought = moment;
		const done = await this.request({ kind: 'move', ply: position.ply, move: makeMove(move.value) });
		if (done.ok || this.isDone) return null;
		// A refusal shows that our state is outdated.
		this.client.refresh();
		return `its move was refused (${done.error.code})`;
	}

	/** Counts a failure; after some of them the game is resigned. */
	private mayTryAgain(reason: string): boolean {
		this.events.onFault(reason);
		this.thought = '';
		if (++this.faults < MOST_FAULTS) return true;
		this.isDone = true;
		void this.request({ kind: 'resign' }).then(() => this.finish({ kind: 'fault', reason }));
		return false;
	}

	private async request(request: TableRequest): Promise<Result<number, Refusal>> {
		for (;;) {
			const done = await this.client.request(request);
			if (done.ok || done.error.code !== 'tooFast' || this.isDone) return done;
			await sleep(SLOW_DOWN);
		}
	}

	private finish(outcome: Outcome): void {
		this.isDone = true;
		this.events.onOutcome(outcome);
	}
}

function outcomeOf({ info: { you, standings, status } }: OnlineTable): Outcome | null {
	if (status === 'cancelled') return { kind: 'cancelled' };
	if (you === null) return { kind: 'noSeat' };
	return standings && { kind: 'over', standings, seat: you };
}

/** Identifies a position; the same ply after moves were taken back is a different one. */
const momentOf = ({ branch, table }: OnlineTable): string => `${branch} ${table?.position.ply}`;

/** Whether another player wants to take back, which a move would cancel. */
const isAsked = ({ table, info }: OnlineTable): boolean =>
	table?.asked ? table.asked.seat !== info.you : false;
