import type { CheckedTable, LoggedEvent, Refusal, SitDown } from '@rumis/protocol';
import { err, ok, type Result } from '@rumis/rules';
import type { Row } from '../store/schema.js';
import type { Store, Tx } from '../store/store.js';
import { type Created, checkTerms, createRoom, seatRow } from './create.js';
import { openRoom } from './openRoom.js';
import type { Person } from './person.js';
import type { Hook, Room } from './room.js';
import { copyOf, saveRoom } from './saveRoom.js';
import { sitDown, standUp } from './sitting.js';
import { TableCache } from './tableCache.js';
import { findWish, grant, settle, type Wish } from './wishes.js';

/** What was committed, for those who tell others. */
export interface News {
	readonly game: Row<'game'>;
	readonly seats: readonly Row<'seat'>[];
	readonly events: readonly LoggedEvent[];
	/** When the first job is due that came of it; null when none did. */
	readonly due: number | null;
}

/** The online tables: whatever happens to one goes through here, in one transaction each. */
export class Games {
	readonly cache = new TableCache();
	private readonly listeners: ((news: News) => void)[] = [];
	private readonly hooks: Hook[] = [];

	constructor(readonly store: Store) {}

	/** Is told of everything after it was committed, in the order of each game's log. */
	onNews(listener: (news: News) => void): void {
		this.listeners.push(listener);
	}

	addHook(hook: Hook): void {
		this.hooks.push(hook);
	}

	async create(wanted: CheckedTable, creator: Person): Promise<Result<Created, Refusal>> {
		const terms = checkTerms(wanted);
		if (!terms.ok) return terms;
		const seats = wanted.seats.map((seat) => seatRow(seat, creator, wanted.private));
		const created = await this.store.write((tx) =>
			createRoom(tx, this.hooks, { terms: terms.value, seats, creator, rematchOf: null }),
		);
		this.tell(created.room);
		return ok(created);
	}

	/** Does what somebody wishes. The number is that of the first event that came of it, or of the last before. */
	async wish(person: Person, wish: Wish): Promise<Result<number, Refusal>> {
		return this.change(wish.game, async (room) => {
			const known = await findWish(room, person.session, wish.id);
			if (known !== null) return ok(known);
			settle(room);
			const before = room.game.seq;
			room.wishedBy({ person, id: wish.id });
			const granted = await grant(room, person, wish);
			return granted.ok ? ok(Math.min(before + 1, room.game.seq)) : granted;
		});
	}

	sitDown(game: string, person: Person, wished: SitDown): Promise<Result<Room, Refusal>> {
		return this.change(game, async (room) => {
			const done = sitDown(room, person, wished);
			return done.ok ? ok(room) : done;
		});
	}

	standUp(game: string, person: Person): Promise<Result<Room, Refusal>> {
		return this.change(game, async (room) => {
			const done = standUp(room, person);
			return done.ok ? ok(room) : done;
		});
	}

	/**
	 * One transaction about one game. What the task notes is saved even when it refuses, because time may have
	 * brought something about. Tasks may run again after trouble, and find then what they did before.
	 */
	async change<Value>(
		id: string,
		task: (room: Room) => Promise<Result<Value, Refusal>>,
	): Promise<Result<Value, Refusal>> {
		const done = await this.store.write((tx) => this.changeIn(tx, id, task), { repeatable: true });
		if (!done) return err({ code: 'noTable' });
		this.tell(done.room);
		return done.result;
	}

	private async changeIn<Value>(tx: Tx, id: string, task: (room: Room) => Promise<Value>) {
		const room = await openRoom(tx, this.cache, this.hooks, id);
		if (!room) return null;
		const before = copyOf(room);
		const result = await task(room);
		await saveRoom(room, before);
		return { room, result };
	}

	/** Only after the commit: nobody hears of what could still be lost. */
	private tell({ game, seats, table, events, jobs }: Room): void {
		if (table) this.cache.put(game, table);
		const dues = [...jobs.values()].map(({ due }) => due);
		const due = dues.length > 0 ? Math.min(...dues) : null;
		if (events.length > 0 || due !== null) {
			for (const listener of this.listeners) listener({ game, seats, events, due });
		}
	}
}
