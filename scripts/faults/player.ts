/** A client that plays moves by chance, and sends what was not answered again under the same id. */
import type { ClientMessage, ServerMessage } from '@rumis/protocol';
import { makeMove, type Random } from '@rumis/rules';
import { seatToMove, type Table, takeBackTarget } from '@rumis/table';
import { Connection } from './connection.js';
import type { Ledger, WishMade } from './ledger.js';
import type { Recoveries } from './recoveries.js';
import { View } from './view.js';
import type { Visitor } from './visitor.js';

type Wish = Extract<ClientMessage, { kind: WishMade['kind'] }>;

interface Pending {
	readonly wish: Wish;
	readonly since: number;
}

export interface PlayerOptions {
	readonly ledger: Ledger;
	readonly recoveries: Recoveries;
	readonly random: Random;
	/** How long a player thinks, in milliseconds: at least and at most. */
	readonly think: readonly [number, number];
	/** How patient the client is with its connection; see there. */
	readonly silence: number;
	readonly patience: number;
	readonly onOver: () => void;
}

/** In a hundred turns. */
const LINES_OF_CHAT = 4;
const WISHES_TO_TAKE_BACK = 3;
/** After `nack` with `retry`, in milliseconds. */
const RETRY = 100;

export class Player {
	view: View | null = null;
	pending: Pending | null = null;
	isPlaying = true;
	readonly latencies: number[] = [];
	/** How long it took until the server said that it could not do it now. */
	readonly refusals: number[] = [];
	private readonly connection: Connection;
	private isJoined = false;
	private isThinking = false;
	private ids = 0;
	private sentAt = 0;
	/** The event up to which one must have heard before one wishes again. */
	private awaited = 0;

	constructor(
		readonly visitor: Visitor,
		private readonly options: PlayerOptions,
	) {
		const { url, cookie } = visitor;
		const { silence, patience } = options;
		this.connection = new Connection(
			{ url, cookie, silence, patience },
			{
				onReady: () => this.join(),
				onLost: () => this.lost(),
				onMessage: (message) => this.hear(message),
			},
		);
		this.connection.connect();
	}

	/** Whether it believes itself at the table. */
	get isThere(): boolean {
		return this.isJoined;
	}

	/** What it is doing, for whoever looks for the cause of something. */
	get state(): string {
		if (!this.connection.isReady) return 'away';
		if (!this.isJoined) return 'coming';
		return this.pending ? 'waiting for an answer' : 'waiting for its turn';
	}

	/** Goes to another table. */
	watch(game: string): void {
		if (this.view) this.connection.send({ kind: 'part', game: this.view.game });
		this.view = new View(game, this.options.ledger);
		this.isJoined = false;
		this.awaited = 0;
		if (this.connection.isReady) this.join();
	}

	tick(now: number): void {
		this.connection.tick(now);
	}

	end(): void {
		this.isPlaying = false;
		this.connection.end();
	}

	private join(): void {
		if (!this.view) return;
		const { game, epoch, seq } = this.view;
		this.connection.send({ kind: 'join', game, ...(epoch === null ? {} : { since: seq, epoch }) }, true);
	}

	private lost(): void {
		this.isJoined = false;
		this.options.recoveries.hit(this);
	}

	private hear(message: ServerMessage): void {
		if (message.kind === 'ack' || message.kind === 'nack') this.answered(message);
		else if (message.kind === 'error') this.refused(message);
		else if ('game' in message && message.game === this.view?.game) this.hearOfTable(message, this.view);
	}

	private hearOfTable(message: ServerMessage, view: View): void {
		if (message.kind === 'table') view.show(message);
		else if (message.kind === 'resumed' || message.kind === 'events') view.hear(message.events);
		if (message.kind === 'table' || message.kind === 'resumed') this.joined();
		if (view.isOver && !this.pending && this.isPlaying) this.options.onOver();
		else this.think();
	}

	private joined(): void {
		this.isJoined = true;
		this.connection.answered();
		if (this.pending) this.send(this.pending.wish);
		else this.options.recoveries.back(this);
	}

	/** The store may be away while one comes to a table: then one asks again. */
	private refused({ error, game }: Extract<ServerMessage, { kind: 'error' }>): void {
		if (error.code === 'unavailable') setTimeout(() => this.isJoined || this.join(), RETRY);
		else this.options.ledger.complain('refused', `game ${game ?? ''}: ${error.code}`);
	}

	private answered(message: Extract<ServerMessage, { kind: 'ack' | 'nack' }>): void {
		const { pending } = this;
		// An answer may come twice, when the wish was sent twice.
		if (!pending || pending.wish.id !== message.id) return;
		this.connection.answered();
		const { ledger, recoveries } = this.options;
		if (message.kind === 'nack' && message.retry) {
			recoveries.hit(this);
			this.refusals.push(Date.now() - this.sentAt);
			setTimeout(() => this.isJoined && this.resend(pending), RETRY);
			return;
		}
		this.pending = null;
		if (message.kind === 'ack') this.granted(pending, message.seq);
		else ledger.complain('refused', `${JSON.stringify(pending.wish)}: ${message.error.code}`);
	}

	private granted({ wish, since }: Pending, seq: number): void {
		const { ledger, recoveries } = this.options;
		this.latencies.push(Date.now() - since);
		recoveries.back(this);
		ledger.acks.push({ ...wishMade(wish), seq });
		if (wish.game === this.view?.game) this.awaited = seq;
		this.think();
	}

	private resend(pending: Pending): void {
		if (this.pending === pending) this.send(pending.wish);
	}

	private think(): void {
		if (this.isThinking || !this.canWish()) return;
		this.isThinking = true;
		const [least, most] = this.options.think;
		setTimeout(
			() => {
				this.isThinking = false;
				if (this.canWish()) this.wish();
			},
			least + this.options.random.below(most - least + 1),
		);
	}

	private canWish(): boolean {
		const { view } = this;
		if (!this.isPlaying || this.pending || !this.isJoined || !view?.table || view.isOver) return false;
		return view.seq >= this.awaited && this.isMyTurn(view.table, view.you);
	}

	/** Nobody moves while somebody has asked to take back. */
	private isMyTurn(table: Table, you: number | null): boolean {
		if (table.asked) return table.asked.seat !== you;
		return seatToMove(table) === you;
	}

	private wish(): void {
		const wish = this.choose(this.view!);
		this.options.ledger.wished(wishMade(wish));
		this.options.recoveries.wished(this);
		this.pending = { wish, since: Date.now() };
		this.send(wish);
	}

	private send(wish: Wish): void {
		this.sentAt = Date.now();
		this.connection.send(wish, true);
	}

	private choose({ game, table, you }: View): Wish {
		const { random } = this.options;
		const head = {
			id: `${this.visitor.cookie?.slice(-6) ?? ''}-${++this.ids}`.replace(/[^\w-]/g, '_'),
			game,
		};
		const chance = random.below(100);
		if (table!.asked) return { kind: 'answerUndo', ...head, agree: chance < 50 };
		if (chance < LINES_OF_CHAT) return { kind: 'say', ...head, text: `line ${this.ids}` };
		const mayAsk = chance < LINES_OF_CHAT + WISHES_TO_TAKE_BACK && takeBackTarget(table!, you!) !== null;
		if (mayAsk) return { kind: 'undo', ...head };
		const { position } = table!;
		const moves = position.legalMoves();
		return { kind: 'move', ...head, ply: position.ply, move: makeMove(moves[random.below(moves.length)]!) };
	}
}

function wishMade(wish: Wish): WishMade {
	const { game, id, kind } = wish;
	return wish.kind === 'move' ? { game, id, kind, ply: wish.ply, move: wish.move } : { game, id, kind };
}
