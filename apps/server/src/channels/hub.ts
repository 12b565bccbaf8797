import type { Presence, Refusal } from '@rumis/protocol';
import type { GameCommit, Games } from '../game/games.js';
import { readRows } from '../game/lockGame.js';
import { type Person, seatIn } from '../game/person.js';
import { eventsSince, type Since } from '../game/reading.js';
import { newId } from '../util/secrets.js';
import { Turns } from '../util/slices.js';
import { Channel } from './channel.js';
import type { Link } from './link.js';
import { Outbox } from './outbox.js';
import { makePresenceNotice, Presences, parsePresenceNotice } from './presences.js';

/** The maximum number of events per read when catching up. */
const CATCH_UP = 500;
/** The minimum interval between presence messages, in milliseconds. */
const PRESENCE_PAUSE = 250;
/** The polling interval in milliseconds: a fallback for lost notifications of other nodes. */
const SWEEP = 1000;
const PRESENCE_AGAIN = 10_000;
/** So many join at once. */
const JOINS = 8;

export interface HubOptions {
	readonly onError: (error: unknown) => void;
}

/** Delivers events and presence to the clients of this node that watch a table. */
export class Hub {
	/** Of those who join: each answer may be long. */
	readonly turns = new Turns(JOINS);
	private readonly node = newId();
	private readonly channels = new Map<string, Channel>();
	private readonly presences = new Presences();
	private readonly presenceChanged = new Set<Channel>();
	private readonly catching = new Map<Channel, Promise<void>>();
	private readonly outbox = new Outbox();
	private commits: GameCommit[] = [];
	private timers: NodeJS.Timeout[] = [];

	constructor(
		private readonly games: Games,
		private readonly options: HubOptions,
	) {
		games.onCommit((commit) => this.enqueue(commit));
	}

	get channelCount(): number {
		return this.channels.size;
	}

	start(): void {
		this.every(PRESENCE_PAUSE, () => this.sendPresences());
		// A host at the terminal may have closed a table, even with a single node.
		this.every(SWEEP, () => void this.sweep().catch(this.options.onError));
		const { bus } = this.games.store;
		if (!bus) return;
		bus.onGame((game, seq) => this.hint(game, seq));
		bus.onBroadcast((text) => this.receivePresence(text));
		this.every(PRESENCE_AGAIN, () => {
			this.presences.forgetOld(Date.now());
			for (const channel of this.channels.values()) this.presenceChanged.add(channel);
		});
	}

	stop(): void {
		for (const timer of this.timers) clearInterval(timer);
	}

	/** Subscribes a client to a table, from the state it has or from the beginning. */
	async join(link: Link, game: string, since: Since): Promise<Refusal | null> {
		const channel = this.channels.get(game) ?? new Channel(game);
		this.channels.set(game, channel);
		// Added before the snapshot is read, so no event in between is lost.
		const member = channel.add(link);
		try {
			const arrived = await this.games.joinState(game, link.person, since);
			if (!arrived.ok) {
				this.part(link, game);
				return arrived.error;
			}
			const arrival = arrived.value;
			if (channel.owners.length === 0) channel.owners = arrival.seats;
			link.send(arrival.message);
			channel.arrived(member, arrival.seq, arrival.message.now);
		} catch (error) {
			this.part(link, game);
			throw error;
		}
		this.presenceChanged.add(channel);
		if (channel.isBehind) this.catchUp(channel);
		return null;
	}

	/** Whether the owner of a seat is watching the table, here or on another node. */
	isHere(game: string, seat: number): boolean {
		return this.presenceOf(game).seats.includes(seat);
	}

	/** Whether a person has a seat at a table watched here. */
	isSeated(game: string, person: Person): boolean {
		return seatIn(this.channels.get(game)?.owners ?? [], person) !== null;
	}

	part(link: Link, game: string): void {
		const channel = this.channels.get(game);
		if (!channel?.members.delete(link)) return;
		this.presenceChanged.add(channel);
		if (channel.members.size > 0) return;
		this.channels.delete(game);
		this.presences.forget(game);
	}

	/** Who is at a table, here and on other nodes. */
	presenceOf(game: string): Presence {
		const here = this.channels.get(game)?.presence() ?? { seats: [], watchers: 0 };
		return this.presences.total(game, here, Date.now());
	}

	/** Runs after the acknowledgements, which are already queued. */
	private enqueue(commit: GameCommit): void {
		if (commit.events.length === 0) return;
		if (this.commits.length === 0) setImmediate(() => this.publish());
		this.commits.push(commit);
	}

	private publish(): void {
		const commits = this.commits;
		this.commits = [];
		for (const { game, seats, events } of commits) {
			this.games.store.bus?.notifyGame(game.id, game.seq);
			const channel = this.channels.get(game.id);
			if (!channel) continue;
			if (events.some(({ event }) => event.kind === 'sat' || event.kind === 'stood'))
				this.presenceChanged.add(channel);
			channel.owners = seats;
			channel.deliver(events, game.updated_ms);
			this.outbox.send(channel);
			if (channel.isBehind) this.catchUp(channel);
		}
		this.outbox.flush();
	}

	private hint(game: string, seq: number): void {
		const channel = this.channels.get(game);
		if (!channel || (channel.seq ?? 0) >= seq) return;
		this.catchUp(channel);
	}

	/** Reads and delivers events from the log until the channel is up to date. */
	private catchUp(channel: Channel): void {
		channel.isBehind = true;
		if (this.catching.has(channel)) return;
		const done = this.catchUpAll(channel)
			.catch(this.options.onError)
			.finally(() => this.catching.delete(channel));
		this.catching.set(channel, done);
	}

	private async catchUpAll(channel: Channel): Promise<void> {
		while (channel.isBehind && channel.seq !== null) {
			channel.isBehind = false;
			const since = channel.seq;
			const { events, rows, now } = await this.games.store.read(async (tx) => ({
				events: await eventsSince(tx, channel.game, since, CATCH_UP),
				rows: await readRows(tx, channel.game, 'look'),
				now: await tx.now(),
			}));
			if (rows) channel.owners = rows.seats;
			channel.deliver(events, now);
			this.outbox.send(channel);
			this.outbox.flush();
			if (events.length === CATCH_UP) channel.isBehind = true;
		}
	}

	/** Polls for changes whose notification was lost. */
	private async sweep(): Promise<void> {
		const ids = [...this.channels.keys()];
		for (let from = 0; from < ids.length; from += CATCH_UP) {
			const some = ids.slice(from, from + CATCH_UP);
			const rows = await this.games.store.read(({ db }) =>
				db.selectFrom('game').select(['id', 'seq']).where('id', 'in', some).execute(),
			);
			for (const { id, seq } of rows) this.hint(id, seq);
		}
	}

	private receivePresence(text: string): void {
		const notice = parsePresenceNotice(text);
		if (!notice || notice.node === this.node) return;
		const isNew = this.presences.hear(notice.game, notice.node, notice.presence, Date.now());
		const channel = this.channels.get(notice.game);
		// No client here watches the table, but push notices depend on presence.
		if (!channel) return;
		// That node does not know about ours yet, so it is sent our presence too.
		if (isNew) this.presenceChanged.add(channel);
		this.sendPresence(channel);
		this.outbox.flush();
	}

	private sendPresences(): void {
		for (const channel of this.presenceChanged) {
			this.games.store.bus?.broadcast(makePresenceNotice(this.node, channel.game, channel.presence()));
			this.sendPresence(channel);
		}
		this.presenceChanged.clear();
		this.outbox.flush();
	}

	private sendPresence(channel: Channel): void {
		const presence = this.presenceOf(channel.game);
		const text = JSON.stringify({ kind: 'presence', game: channel.game, ...presence });
		channel.deliverPresence(text);
		this.outbox.send(channel);
	}

	private every(ms: number, task: () => void): void {
		const timer = setInterval(task, ms);
		timer.unref();
		this.timers.push(timer);
	}
}
