import { type ClientMessage, PROTOCOL_VERSION, type Refusal } from '@rumis/protocol';
import { clientMessageSchema } from '@rumis/protocol/schemas';
import type { Context } from '../context.js';
import type { Wish } from '../game/wishes.js';
import { StoreError } from '../store/store.js';
import { Bucket } from '../util/limiter.js';
import { CLOSE, type Link } from './link.js';

/** Who sends so many frames that are refused is no client of ours. */
const MAX_REFUSED = 50;

/** What is said over one socket. */
export class Conversation {
	private readonly bucket: Bucket;
	private readonly seen = new Set<string>();
	private refused = 0;
	private joining: Promise<void> = Promise.resolve();
	private hasGreeted = false;

	constructor(
		private readonly context: Context,
		private readonly link: Link,
	) {
		this.bucket = new Bucket(context.limits.messages);
	}

	/** Answers a frame. Nothing that a client sends makes it throw. */
	hear(data: string | null): void {
		const message = data === null ? null : readMessage(data);
		if (!message) this.refuse({ code: 'badMessage' });
		else if (!this.isPatient()) this.tooFast(message);
		else if (message.kind === 'hello') void this.guard(message, () => this.greet(message.protocol));
		else if (!this.hasGreeted) this.refuse({ code: 'badVersion' });
		else void this.guard(message, () => this.answer(message));
	}

	/** The client is gone. Its seats stay its own. */
	end(): void {
		for (const game of this.seen) this.context.hub.part(this.link, game);
		this.seen.clear();
	}

	private isPatient(): boolean {
		const { person } = this.link;
		return this.bucket.take() && (!person || this.context.limiters.sessionMessages.take(person.session));
	}

	private tooFast(message: ClientMessage): void {
		if ('id' in message) this.nack(message, { code: 'tooFast' }, false);
		this.refuse({ code: 'tooFast' });
	}

	private refuse(error: Refusal): void {
		this.context.metrics.refusedFrames.inc();
		if (++this.refused > MAX_REFUSED) this.link.close(CLOSE.badConduct);
		else this.link.send({ kind: 'error', error });
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
	}

	private async answer(message: Exclude<ClientMessage, { kind: 'hello' }>): Promise<void> {
		switch (message.kind) {
			case 'join':
				return this.inTurn(() => this.join(message));
			case 'part':
				this.seen.delete(message.game);
				return this.context.hub.part(this.link, message.game);
			case 'ping':
				this.link.send({ kind: 'pong', at: message.at ?? null, now: await this.context.store.now() });
				return;
			default:
				return this.grant(message);
		}
	}

	/** One after the other: each answer may be long, and who does not read them must not have many made. */
	private inTurn(task: () => Promise<void>): Promise<void> {
		const done = this.joining.then(() => (this.link.isOpen ? task() : undefined));
		this.joining = done.catch(() => {});
		return done;
	}

	private async join({ game, since, epoch }: Extract<ClientMessage, { kind: 'join' }>): Promise<void> {
		if (this.seen.size >= this.context.limits.tablesSeen && !this.seen.has(game)) {
			return this.link.send({ kind: 'error', game, error: { code: 'tooFast' } });
		}
		this.seen.add(game);
		const refusal = await this.context.hub.join(this.link, game, { since, epoch });
		if (!refusal) return;
		this.seen.delete(game);
		this.link.send({ kind: 'error', game, error: refusal });
	}

	/** Commit, then acknowledge; the hub tells everybody after that. */
	private async grant(wish: Wish): Promise<void> {
		const { person } = this.link;
		if (!person) return this.nack(wish, { code: 'noSession' }, false);
		// Whoever is there is only thinking.
		if (wish.kind === 'claim' && this.context.hub.isHere(wish.game, wish.seat))
			return this.nack(wish, { code: 'notYours' }, false);
		const stop = this.context.metrics.wishSeconds.startTimer();
		const granted = await this.context.games.wish(person, wish);
		stop();
		if (!granted.ok) return this.nack(wish, granted.error, false);
		this.context.metrics.wishes.inc({ kind: wish.kind, result: 'ack' });
		this.link.send({ kind: 'ack', id: wish.id, seq: granted.value });
	}

	private nack(
		{ id, kind }: { readonly id: string; readonly kind: string },
		error: Refusal,
		retry: boolean,
	): void {
		this.context.metrics.wishes.inc({ kind, result: error.code });
		this.link.send({ kind: 'nack', id, error, retry });
	}

	/** What the store cannot do now is told, and may be asked again. */
	private async guard(message: ClientMessage, task: () => Promise<void>): Promise<void> {
		try {
			await task();
		} catch (error) {
			const isStore = error instanceof StoreError;
			this.context.log[isStore ? 'warn' : 'error']({ err: error, kind: message.kind }, 'wish failed');
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
