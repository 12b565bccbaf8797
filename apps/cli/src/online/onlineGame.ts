import { randomUUID } from 'node:crypto';
import type { ClientMessage, ServerMessage } from '@rumis/protocol';
import { makeMove } from '@rumis/rules';
import { type Standing, seatToMove, type Table } from '@rumis/table';
import type { Mind } from './mind.js';
import { Sight } from './sight.js';

type Wish = Extract<ClientMessage, { id: string }>;
type WithoutId<Kind> = Kind extends unknown ? Omit<Kind, 'id' | 'game'> : never;

/** So often may the program fail in one game before it is given up. */
const MOST_FAULTS = 3;
const ASK_AGAIN = 1500;

/** How a game ended for the bot. */
export type Outcome =
	| { readonly kind: 'over'; readonly standings: readonly Standing[]; readonly seat: number }
	| { readonly kind: 'cancelled' }
	/** The seat is not ours, or not any more. */
	| { readonly kind: 'noSeat' }
	| { readonly kind: 'fault'; readonly reason: string };

export interface GameDesk {
	readonly send: (message: ClientMessage) => void;
	readonly onOutcome: (outcome: Outcome) => void;
	readonly onRematch: (game: string) => void;
	readonly onFault: (reason: string) => void;
}

/** Plays at one table: looks, thinks and wishes, and asks again for what may have been lost on the way. */
export class OnlineGame {
	private readonly sight = new Sight();
	/** Wishes that have not been answered, by their id. */
	private readonly open = new Map<string, Wish>();
	/** The moment whose move was sent, and the one in which somebody was allowed to take back. */
	private thought = '';
	private agreed = '';
	private isThinking = false;
	private hasAsked = false;
	private faults = 0;
	private isDone = false;
	private timer: NodeJS.Timeout | null = null;

	constructor(
		private readonly id: string,
		private readonly mind: Mind,
		private readonly desk: GameDesk,
	) {}

	/** The line is up: asks for what was missed, and again for what was not answered. */
	up(): void {
		this.desk.send({ kind: 'join', game: this.id, ...this.sight.since });
		for (const wish of this.open.values()) this.desk.send(wish);
	}

	hear(message: ServerMessage): void {
		switch (message.kind) {
			case 'table':
			case 'resumed':
			case 'events':
				if (message.game === this.id) this.look(message);
				break;
			case 'ack':
				if (this.open.get(message.id)?.kind === 'return') this.hasAsked = false;
				this.open.delete(message.id);
				break;
			case 'nack':
				this.refused(message);
				break;
			case 'error':
				if (message.game === this.id) this.again();
				break;
			default:
		}
	}

	/** All want to play again as soon as everybody does. */
	askRematch(): void {
		this.wish({ kind: 'rematch' });
	}

	stop(): void {
		this.isDone = true;
		if (this.timer) clearTimeout(this.timer);
	}

	private look(message: Extract<ServerMessage, { kind: 'table' | 'resumed' | 'events' }>): void {
		const { turn } = this.sight;
		if (!this.sight.hear(message)) {
			this.anew();
			return;
		}
		if (this.sight.turn !== turn) this.mind.forget();
		this.consider();
	}

	private anew(): void {
		this.sight.forget();
		this.desk.send({ kind: 'join', game: this.id });
	}

	/** Does what is to be done, as the table stands. */
	private consider(): void {
		const { table, you, rematch } = this.sight;
		if (rematch) this.desk.onRematch(rematch);
		if (this.isDone) return;
		const outcome = this.outcome();
		if (outcome) this.finish(outcome);
		else if (table && you !== null) this.answer(table, you);
	}

	private outcome(): Outcome | null {
		const { you, standings, isCancelled } = this.sight;
		if (isCancelled) return { kind: 'cancelled' };
		if (you === null) return { kind: 'noSeat' };
		if (standings) return { kind: 'over', standings, seat: you };
		return null;
	}

	private answer(table: Table, you: number): void {
		const moment = this.moment();
		if (table.seats[you]?.kind !== 'person') this.comeBack();
		else if (!this.isAsked()) {
			if (seatToMove(table) === you) void this.think(table);
		} else if (this.agreed !== moment) {
			// A program is not offended when somebody wants to take back.
			this.agreed = moment;
			this.wish({ kind: 'answerUndo', agree: true });
		}
	}

	/** We were away for so long that another bot took over: the seat is asked back, once. */
	private comeBack(): void {
		if (this.hasAsked) return;
		this.hasAsked = true;
		this.wish({ kind: 'return' });
	}

	/** Whether somebody else wants to take back, and a move would be in the way of it. */
	private isAsked(): boolean {
		const { table, you } = this.sight;
		return table?.asked ? table.asked.seat !== you : false;
	}

	/** Which position it is; the same ply after moves were taken back is another one. */
	private moment = (): string => `${this.sight.turn} ${this.sight.table?.position.ply}`;

	private async think(table: Table): Promise<void> {
		const moment = this.moment();
		if (this.isThinking || this.thought === moment) return;
		this.isThinking = true;
		const move = await this.mind.choose(table.position.clone());
		this.isThinking = false;
		if (this.isDone) return;
		if (this.moment() !== moment || this.isAsked()) {
			// Somebody took back in the meantime, or is about to. The program believes that it has moved.
			this.mind.forget();
			this.consider();
		} else if (move.ok) {
			this.thought = moment;
			this.wish({ kind: 'move', ply: table.position.ply, move: makeMove(move.value) });
		} else if (this.mayTryAgain(move.error)) this.consider();
	}

	/** Counts a failure; after some of them the game is given up. */
	private mayTryAgain(reason: string): boolean {
		this.desk.onFault(reason);
		this.thought = '';
		if (++this.faults < MOST_FAULTS) return true;
		this.wish({ kind: 'resign' });
		this.finish({ kind: 'fault', reason });
		return false;
	}

	private wish(wish: WithoutId<Wish>): void {
		const whole = { ...wish, id: randomUUID(), game: this.id } as Wish;
		this.open.set(whole.id, whole);
		this.desk.send(whole);
	}

	/** What could not be done now is wished again; what cannot be done at all shows that we know too little. */
	private refused({ id, error, retry }: Extract<ServerMessage, { kind: 'nack' }>): void {
		const wish = this.open.get(id);
		if (!wish) return;
		if (retry || error.code === 'tooFast') {
			this.again();
			return;
		}
		this.open.delete(id);
		if (wish.kind === 'return') this.finish({ kind: 'noSeat' });
		if (wish.kind === 'move' && this.mayTryAgain(`its move was refused (${error.code})`)) this.anew();
	}

	private again(): void {
		if (this.timer) clearTimeout(this.timer);
		this.timer = setTimeout(() => this.up(), ASK_AGAIN);
	}

	private finish(outcome: Outcome): void {
		this.isDone = true;
		this.desk.onOutcome(outcome);
	}
}
