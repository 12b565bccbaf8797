import type { Presence, Refusal } from '@rumis/protocol';
import type { Games, News } from '../game/games.js';
import { readRows } from '../game/openRoom.js';
import { arrive, eventsSince, type Since } from '../game/reading.js';
import { newId } from '../util/secrets.js';
import { Channel } from './channel.js';
import type { Link } from './link.js';
import { makeWhisper, Presences, parseWhisper } from './presences.js';

/** How many events are read at once by who has to catch up. */
const CATCH_UP = 500;
/** Who comes and goes is told at most so often, in milliseconds. */
const PRESENCE_PAUSE = 250;
/** A safety net under the hints of other nodes. */
const SWEEP = 1000;
const PRESENCE_AGAIN = 10_000;

export interface HubOptions {
	readonly onError: (error: unknown) => void;
}

/** Tells the clients of this node what happens at the tables that they see. */
export class Hub {
	private readonly node = newId();
	private readonly channels = new Map<string, Channel>();
	private readonly presences = new Presences();
	private readonly stirred = new Set<Channel>();
	private readonly catching = new Map<Channel, Promise<void>>();
	private news: News[] = [];
	private timers: NodeJS.Timeout[] = [];

	constructor(
		private readonly games: Games,
		private readonly options: HubOptions,
	) {
		games.onNews((news) => this.hear(news));
	}

	get channelCount(): number {
		return this.channels.size;
	}

	start(): void {
		this.every(PRESENCE_PAUSE, () => this.tellPresences());
		const { bus } = this.games.store;
		if (!bus) return;
		bus.onTold((game, seq) => this.hint(game, seq));
		bus.onWhisper((text) => this.hearWhisper(text));
		this.every(SWEEP, () => void this.sweep().catch(this.options.onError));
		this.every(PRESENCE_AGAIN, () => {
			this.presences.forgetOld(Date.now());
			for (const channel of this.channels.values()) this.stirred.add(channel);
		});
	}

	stop(): void {
		for (const timer of this.timers) clearInterval(timer);
	}

	/** Lets somebody see a table, from what they know already or from the beginning. */
	async join(link: Link, game: string, since: Since): Promise<Refusal | null> {
		const channel = this.channels.get(game) ?? new Channel(game);
		this.channels.set(game, channel);
		// A member first and told later: so nothing that happens in between is lost.
		const member = channel.add(link);
		const { store, cache } = this.games;
		try {
			const arrival = await store.read((tx) => arrive(tx, cache, game, link.person, since));
			if (!arrival) {
				this.part(link, game);
				return { code: 'noTable' };
			}
			if (channel.owners.length === 0) channel.owners = arrival.seats;
			link.send(arrival.message);
			channel.arrived(member, arrival.seq, arrival.message.now);
		} catch (error) {
			this.part(link, game);
			throw error;
		}
		this.stirred.add(channel);
		if (channel.isBehind) this.catchUp(channel);
		return null;
	}

	/** Whether the owner of a seat sees the table, here or on another node. */
	isHere(game: string, seat: number): boolean {
		return this.presenceOf(game).seats.includes(seat);
	}

	part(link: Link, game: string): void {
		const channel = this.channels.get(game);
		if (!channel?.members.delete(link)) return;
		this.stirred.add(channel);
		if (channel.members.size > 0) return;
		this.channels.delete(game);
		this.presences.forget(game);
	}

	/** Who is at a table, here and on other nodes. */
	presenceOf(game: string): Presence {
		const here = this.channels.get(game)?.presence() ?? { seats: [], watchers: 0 };
		return this.presences.total(game, here, Date.now());
	}

	/** After the acknowledgements, which are on their way already. */
	private hear(news: News): void {
		if (news.events.length === 0) return;
		if (this.news.length === 0) setImmediate(() => this.tellNews());
		this.news.push(news);
	}

	private tellNews(): void {
		const news = this.news;
		this.news = [];
		for (const { game, seats, events } of news) {
			this.games.store.bus?.tell(game.id, game.seq);
			const channel = this.channels.get(game.id);
			if (!channel) continue;
			if (events.some(({ event }) => event.kind === 'sat' || event.kind === 'stood'))
				this.stirred.add(channel);
			channel.owners = seats;
			channel.deliver(events, game.updated_ms);
			if (channel.isBehind) this.catchUp(channel);
		}
	}

	private hint(game: string, seq: number): void {
		const channel = this.channels.get(game);
		if (!channel || (channel.seq ?? 0) >= seq) return;
		this.catchUp(channel);
	}

	/** Reads what has not been told yet, as often as there is more. */
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
			if (events.length === CATCH_UP) channel.isBehind = true;
		}
	}

	/** Looks for what no hint told of. */
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

	private hearWhisper(text: string): void {
		const whisper = parseWhisper(text);
		if (!whisper || whisper.node === this.node) return;
		const isNew = this.presences.hear(whisper.game, whisper.node, whisper.presence, Date.now());
		const channel = this.channels.get(whisper.game);
		// Nobody here sees the table, but whoever sends notices wants to know who is there.
		if (!channel) return;
		// It does not know of us either: so it is told.
		if (isNew) this.stirred.add(channel);
		this.tellPresence(channel);
	}

	private tellPresences(): void {
		for (const channel of this.stirred) {
			this.games.store.bus?.whisper(makeWhisper(this.node, channel.game, channel.presence()));
			this.tellPresence(channel);
		}
		this.stirred.clear();
	}

	private tellPresence(channel: Channel): void {
		const presence = this.presenceOf(channel.game);
		const text = JSON.stringify({ kind: 'presence', game: channel.game, ...presence });
		for (const { link, seq } of channel.members.values()) if (seq !== null) link.sendText(text);
	}

	private every(ms: number, task: () => void): void {
		const timer = setInterval(task, ms);
		timer.unref();
		this.timers.push(timer);
	}
}
