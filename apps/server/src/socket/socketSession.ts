import { type ClientMessage, PROTOCOL_VERSION, type Refusal, type RequestMessage } from '@rumis/protocol';
import { clientMessageSchema } from '@rumis/protocol/schemas';
import { CLOSE, type Link } from '../channels/link.js';
import type { Context } from '../context/context.js';
import type { Person } from '../game/person.js';
import { StoreError } from '../store/store.js';
import { Bucket } from '../util/limiter.js';

/** A client with this many refused frames is disconnected. */
const MAX_REFUSED = 50;

type Join = Extract<ClientMessage, { kind: 'join' }>;

/** The protocol of one socket. */
export class SocketSession {
	private readonly bucket: Bucket;
	private readonly seen = new Set<string>();
	private refused = 0;
	/** Joins whose turn has not come, by table. */
	private readonly waiting = new Map<string, Join>();
	private joining: Promise<void> = Promise.resolve();
	private hasGreeted = false;
	private beats = 0;

	constructor(
		private readonly context: Context,
		private readonly link: Link,
	) {
		this.bucket = new Bucket(context.limits.messages);
	}

	/** Handles a frame. Client input never makes it throw. */
	receive(data: string | null): void {
		// A client may keep sending for a while after it was closed.
		if (!this.link.isOpen) return;
		const message = data === null ? null : readMessage(data);
		if (!message) this.refuse({ code: 'badMessage' });
		else if (!this.isPatient()) this.tooFast(message);
		else if (message.kind === 'hello') void this.guard(message, () => this.greet(message.protocol));
		else if (!this.hasGreeted) this.refuse({ code: 'badVersion' });
		else void this.guard(message, () => this.answer(message));
	}

	/** Control frames count as messages: each costs a response, and our pages send none. */
	onPing(data: Buffer): void {
		if (this.isPatient()) this.link.pong(data);
		else this.countRefused();
	}

	/** A solicited pong is free: others at the same address must not be able to end this socket. */
	onPong(data: Buffer): void {
		if (!this.link.heardPong(data) && !this.isPatient()) this.countRefused();
	}

	/** Called at every heartbeat. Disconnects clients that have not said hello by the second one. */
	checkAlive(): void {
		if (!this.hasGreeted && ++this.beats > 1) this.link.close(CLOSE.badConduct);
		else this.link.checkAlive();
	}

	/** The client disconnected. It keeps its seats. */
	end(): void {
		for (const game of this.seen) this.context.hub.part(this.link, game);
		this.seen.clear();
		this.waiting.clear();
	}

	private isPatient(): boolean {
		const { person, address } = this.link;
		const { sessionMessages, addressMessages } = this.context.limiters;
		const isSlow = this.bucket.take() && (!person || sessionMessages.take(person.session));
		return isSlow && addressMessages.take(address);
	}

	private tooFast(message: ClientMessage): void {
		if ('id' in message) this.nack(message, { code: 'tooFast' }, false);
		this.refuse({ code: 'tooFast' });
	}

	private refuse(error: Refusal): void {
		if (this.countRefused()) this.link.send({ kind: 'error', error });
	}

	/** Returns whether the client may stay connected. */
	private countRefused(): boolean {
		this.context.metrics.refusedFrames.inc();
		if (++this.refused <= MAX_REFUSED) return true;
		this.link.close(CLOSE.badConduct);
		return false;
	}

	private async greet(protocol: number): Promise<void> {
		if (protocol !== PROTOCOL_VERSION) {
			this.link.send({ kind: 'error', error: { code: 'badVersion' } });
			return this.link.close(CLOSE.badConduct);
		}
		this.hasGreeted = true;
		const { person } = this.link;
		const now = await this.context.store.now();
		const account = person && person.account !== null ? person.name : null;
		this.link.send({ kind: 'welcome', protocol, name: person?.name ?? '', account, now });
		const { notices } = this.context.hostState;
		if (notices.length > 0) this.link.send({ kind: 'notices', notices });
	}

	private async answer(message: Exclude<ClientMessage, { kind: 'hello' }>): Promise<void> {
		switch (message.kind) {
			case 'join':
				return this.joinInTurn(message);
			case 'part':
				this.waiting.delete(message.game);
				this.seen.delete(message.game);
				return this.context.hub.part(this.link, message.game);
			case 'ping':
				this.link.send({ kind: 'pong', at: message.at ?? null, now: await this.context.store.now() });
				return;
			default:
				return this.grant(message);
		}
	}

	/** Asking again before its turn only changes what is asked: otherwise a client could queue up any number. */
	private async joinInTurn(message: Join): Promise<void> {
		const { game } = message;
		const isWaiting = this.waiting.has(game);
		this.waiting.set(game, message);
		if (!isWaiting) await this.inTurn(() => this.joinWaiting(game));
	}

	private async joinWaiting(game: string): Promise<void> {
		const message = this.waiting.get(game);
		this.waiting.delete(game);
		if (message) await this.join(message);
	}

	/** Serialized: responses may be long, and a client that does not read must not cause many of them. */
	private inTurn(task: () => Promise<void>): Promise<void> {
		const ifOpen = async () => {
			if (this.link.isOpen) await task();
		};
		const done = this.joining.then(() => this.context.hub.turns.run(ifOpen));
		this.joining = done.catch(() => {});
		return done;
	}

	private async join({ game, since, epoch }: Join): Promise<void> {
		const { limits, limiters } = this.context;
		const isFull = this.seen.size >= limits.tablesSeen && !this.seen.has(game);
		if (isFull || !limiters.joins.take(this.link.address)) {
			return this.link.send({ kind: 'error', game, error: { code: 'tooFast' } });
		}
		this.seen.add(game);
		const refusal = await this.context.hub.join(this.link, game, { since, epoch });
		if (!refusal) return;
		this.seen.delete(game);
		this.link.send({ kind: 'error', game, error: refusal });
	}

	/** Commit, then acknowledge; the hub broadcasts after that. */
	private async grant(request: RequestMessage): Promise<void> {
		const { person } = this.link;
		if (!person) return this.nack(request, { code: 'noSession' }, false);
		if (request.kind === 'say' && this.context.hostState.isMuted(person))
			return this.nack(request, { code: 'muted' }, false);
		if (request.kind === 'say' && !this.maySay(request.game, person))
			return this.nack(request, { code: 'tooFast' }, false);
		// A rematch is a new table, and counts as one.
		if (request.kind === 'rematch' && !this.context.limiters.tables.take(this.link.address))
			return this.nack(request, { code: 'tooFast' }, false);
		const stop = this.context.metrics.requestSeconds.startTimer();
		const granted = await this.context.games.request(person, request);
		stop();
		if (!granted.ok) return this.nack(request, granted.error, false);
		this.context.metrics.requests.inc({ kind: request.kind, result: 'ack' });
		this.link.send({ kind: 'ack', id: request.id, seq: granted.value });
	}

	/** Spectators share a limit, so they cannot drown out the players. */
	private maySay(game: string, person: Person): boolean {
		const { address } = this.link;
		const { chat, addressChat, spectatorChat } = this.context.limiters;
		const isSlow = addressChat.take(address) && chat.take(`${address} ${game}`);
		return isSlow && (this.context.hub.isSeated(game, person) || spectatorChat.take(game));
	}

	private nack(
		{ id, kind }: { readonly id: string; readonly kind: string },
		error: Refusal,
		retry: boolean,
	): void {
		this.context.metrics.requests.inc({ kind, result: error.code });
		this.link.send({ kind: 'nack', id, error, retry });
	}

	/** A store outage is reported to the client, which may retry. */
	private async guard(message: ClientMessage, task: () => Promise<void>): Promise<void> {
		try {
			await task();
		} catch (error) {
			const isStore = error instanceof StoreError;
			const { log, trouble } = this.context;
			if (isStore) trouble.warn(error, 'store failed');
			else log.error({ err: error, kind: message.kind }, 'request failed');
			const refusal: Refusal = { code: isStore ? 'unavailable' : 'broken' };
			if ('id' in message) this.nack(message, refusal, isStore);
			else
				this.link.send({
					kind: 'error',
					error: refusal,
					...('game' in message ? { game: message.game } : {}),
				});
		}
	}
}

function readMessage(data: string): ClientMessage | null {
	let json: unknown;
	try {
		json = JSON.parse(data);
	} catch {
		return null;
	}
	const parsed = clientMessageSchema.safeParse(json);
	return parsed.success ? parsed.data : null;
}
