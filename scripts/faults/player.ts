/** A client that makes random moves. It is the client we ship, with its messages recorded. */
import { TableClient, type Timing } from '@rumis/client';
import { nodeEnvironment } from '@rumis/client/node';
import type { ServerMessage, TableRequest } from '@rumis/protocol';
import { makeMove, type Random } from '@rumis/rules';
import { seatToMove, type Table, takeBackTarget } from '@rumis/table';
import type { Ledger, RequestMade } from './ledger.js';
import { recordMessage } from './recordMessage.js';
import type { Recoveries } from './recoveries.js';
import type { Visitor } from './visitor.js';

export interface PlayerOptions {
	readonly ledger: Ledger;
	readonly recoveries: Recoveries;
	readonly random: Random;
	/** The minimum and maximum thinking time, in milliseconds. */
	readonly think: readonly [number, number];
	/** The client's connection timeouts. */
	readonly timing: Partial<Timing>;
	readonly onOver: () => void;
}

/** Per hundred turns. */
const LINES_OF_CHAT = 4;
const REQUESTS_TO_TAKE_BACK = 3;

export class Player {
	pending: RequestMade | null = null;
	isPlaying = true;
	/** How long each retryable refusal took. */
	readonly refusals: number[] = [];
	private client: TableClient | null = null;
	private isJoined = false;
	private isThinking = false;
	private ids = 0;
	private sentAt = 0;
	/** The number of the event that must arrive before the next request. */
	private awaited = 0;

	constructor(
		readonly visitor: Visitor,
		private readonly options: PlayerOptions,
	) {}

	/** Whether it has joined the table. */
	get isThere(): boolean {
		return this.isJoined;
	}

	/** Its state, for debugging. */
	get state(): string {
		if (this.client?.view.connection !== 'ready') return 'away';
		if (!this.isJoined) return 'coming';
		return this.pending ? 'waiting for an answer' : 'waiting for its turn';
	}

	/** Switches to another table. */
	watch(game: string): void {
		const { url } = this.visitor;
		const environment = {
			...nodeEnvironment({ url, headers: () => this.visitor.headers }),
			newId: () => this.idOf(++this.ids),
		};
		const onMessage = (message: ServerMessage) => this.note(client, message);
		const client: TableClient = new TableClient(game, environment, {
			timing: this.options.timing,
			onMessage,
		});
		client.subscribe(() => this.client === client && this.look(client));
		const before = this.client;
		this.client = client;
		this.isJoined = false;
		this.awaited = 0;
		// A pending request is still answered at the previous table.
		if (!this.pending) before?.close();
	}

	end(): void {
		this.isPlaying = false;
		this.client?.close();
	}

	/** Unique among all players. */
	private idOf = (number: number): string =>
		`${this.visitor.cookie?.slice(-6) ?? ''}-${number}`.replace(/[^\w-]/g, '_');

	private note({ view }: TableClient, message: ServerMessage): void {
		const { ledger, recoveries, timing } = this.options;
		recordMessage(ledger, view.online, message);
		if (message.kind !== 'nack' || !message.retry) return;
		recoveries.hit(this);
		this.refusals.push(Date.now() - this.sentAt);
		this.sentAt = Date.now() + (timing.retry ?? 0);
	}

	private look({ view }: TableClient): void {
		if (view.connection === 'lost' && view.wasReady) this.options.recoveries.hit(this);
		if (view.isJoined && !this.isJoined) this.joined();
		this.isJoined = view.isJoined;
		const isOver = view.online?.info.status === 'over';
		if (isOver && !this.pending && this.isPlaying) this.options.onOver();
		else this.think();
	}

	/** Retries unanswered requests. */
	private joined(): void {
		this.sentAt = Date.now();
		if (!this.pending) this.options.recoveries.back(this);
	}

	private think(): void {
		if (this.isThinking || !this.turn()) return;
		this.isThinking = true;
		const [least, most] = this.options.think;
		setTimeout(
			() => {
				this.isThinking = false;
				const turn = this.turn();
				if (turn) void this.request(turn);
			},
			least + this.options.random.below(most - least + 1),
		);
	}

	/** The table at which it can act now, and its seat; null if it has to wait. */
	private turn() {
		const { client } = this;
		const { table, info } = client?.view.online ?? {};
		if (!client || !table || !info || info.you === null || info.status === 'over') return null;
		if (!this.isPlaying || this.pending || !this.isJoined || info.seq < this.awaited) return null;
		// No moves are made while a take-back request is open.
		const isMine = table.asked ? table.asked.seat !== info.you : seatToMove(table) === info.you;
		return isMine ? { client, table, you: info.you } : null;
	}

	private async request({ client, table, you }: NonNullable<ReturnType<Player['turn']>>): Promise<void> {
		const { ledger, recoveries } = this.options;
		const request = this.choose(table, you);
		const { ply, move } = request.kind === 'move' ? request : {};
		this.sentAt = Date.now();
		const answer = client.request(request);
		const made: RequestMade = {
			...{ game: client.game, id: this.idOf(this.ids), kind: request.kind },
			...(ply === undefined || move === undefined ? {} : { ply, move }),
		};
		ledger.requested(made);
		recoveries.requested(this);
		this.pending = made;
		const done = await answer;
		this.pending = null;
		if (!done.ok) ledger.report('refused', `${JSON.stringify(made)}: ${done.error.code}`);
		else {
			recoveries.back(this);
			ledger.acks.push({ ...made, seq: done.value });
			if (this.client === client) this.awaited = done.value;
		}
		if (this.client === client) this.look(client);
		else this.leave(client);
	}

	/** Leaves the previous table after the pending answer. */
	private leave(client: TableClient): void {
		client.close();
		if (this.client) this.look(this.client);
	}

	private choose(table: Table, you: number): TableRequest {
		const { random } = this.options;
		const chance = random.below(100);
		if (table.asked) return { kind: 'answerUndo', agree: chance < 50 };
		if (chance < LINES_OF_CHAT) return { kind: 'say', text: `line ${this.ids}` };
		const mayAsk = chance < LINES_OF_CHAT + REQUESTS_TO_TAKE_BACK && takeBackTarget(table, you) !== null;
		if (mayAsk) return { kind: 'undo' };
		const { position } = table;
		const moves = position.legalMoves();
		return { kind: 'move', ply: position.ply, move: makeMove(moves[random.below(moves.length)]!) };
	}
}
