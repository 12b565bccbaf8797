import type {
	CheckedTable,
	LoggedEvent,
	Refusal,
	RequestMessage,
	SitDown,
	TableTerms,
} from '@rumis/protocol';
import { err, findBuiltin, ok, type Result } from '@rumis/rules';
import { hasAccountStill } from '../names/accountRow.js';
import type { Row } from '../store/schema.js';
import type { Store, Tx } from '../store/store.js';
import { Semaphore } from '../util/semaphore.js';
import { pause } from '../util/slices.js';
import { isSmallEnough, prepareBoard } from './boards.js';
import { type Created, checkTerms, createGame, type NewTable, seatRow } from './create.js';
import { creditDowntime, type Outage } from './downtime.js';
import type { Heartbeat } from './heartbeat.js';
import type { IsHere } from './leaving.js';
import { type Hook, LockedGame } from './lockedGame.js';
import { lockedGameOf, lockGame, readRows } from './lockGame.js';
import type { Person } from './person.js';
import { Quarantine } from './quarantine.js';
import { type Complete, type JoinState, readJoinState, type Since, UNPREPARED } from './reading.js';
import { findRequest, handleRequest, settle } from './requests.js';
import { copyOf, saveGame } from './saveGame.js';
import { sitDown, standUp } from './sitting.js';
import { TableCache } from './tableCache.js';
import { Together, type TogetherOptions } from './together.js';

/** A committed change, for listeners that notify clients. */
export interface GameCommit {
	readonly game: Row<'game'>;
	readonly seats: readonly Row<'seat'>[];
	readonly events: readonly LoggedEvent[];
	/** When the first job scheduled by the change is due; null without jobs. */
	readonly due: number | null;
}

/** The maximum length of the build queue. */
const MOST_BUILDS = 1000;
const UNAVAILABLE = err({ code: 'unavailable' } as const);

/** The online tables. Every change to one goes through here, in one transaction each. */
export class Games {
	readonly cache = new TableCache();
	/** Boards and tables are built one at a time, with a pause after each, to keep latency low. */
	private readonly builds = new Semaphore(1, MOST_BUILDS);
	private readonly preparing = new Map<string, Promise<Result<null, Refusal>>>();
	private readonly listeners: ((commit: GameCommit) => void)[] = [];
	private readonly hooks: Hook[] = [];

	/** Null without outage detection. */
	heartbeat: Pick<Heartbeat, 'outage'> | null = null;
	/** Whether the owner of a seat is connected; the hub knows. */
	isHere: IsHere = () => false;

	/** Adds data stored elsewhere to a table's info. */
	complete: Complete = async (_, info) => info;

	/** Null if the store groups commits itself. */
	private readonly together: Together | null;

	constructor(
		readonly store: Store,
		readonly quarantine = new Quarantine(store),
		onError: (error: unknown) => void = () => {},
	) {
		const open: TogetherOptions['open'] = (tx, game, seats) =>
			lockedGameOf(tx, this.cache, this.hooks, game, seats);
		const play: TogetherOptions['play'] = (locked, person, request, known) =>
			this.answer(locked, person, request, known);
		this.together = store.script && new Together(store.script, { open, play, onError });
	}

	/** Called after each commit, in log order per game. */
	onCommit(listener: (commit: GameCommit) => void): void {
		this.listeners.push(listener);
	}

	addHook(hook: Hook): void {
		this.hooks.push(hook);
	}

	/** `source`: a hash of the creator's address. */
	async create(wanted: CheckedTable, creator: Person, source = ''): Promise<Result<Created, Refusal>> {
		if (!(await this.prepareForeign(wanted))) return UNAVAILABLE;
		const terms = checkTerms(wanted);
		if (!terms.ok) return terms;
		const seats = wanted.seats.map((seat) => seatRow(seat, creator, wanted.private));
		const wantedTable = { terms: terms.value, seats, creator, rematchOf: null, source };
		const created = await this.store.write(async (tx) =>
			(await hasAccountStill(tx, creator)) ? createGame(tx, this.hooks, wantedTable) : null,
		);
		if (!created) return err({ code: 'noSession' });
		this.notify(created.locked);
		return ok(created);
	}

	/**
	 * A transaction that creates tables together with other changes. They are announced after the commit. The
	 * task may be retried, even after a commit, so it must be idempotent.
	 */
	async createWithin<Value>(
		task: (tx: Tx, create: (wanted: NewTable) => Promise<Row<'game'>>) => Promise<Value>,
	): Promise<Value> {
		let made: LockedGame[] = [];
		const value = await this.store.write(
			(tx) => {
				made = [];
				return task(tx, async (wanted) => {
					const { locked } = await createGame(tx, this.hooks, wanted);
					made.push(locked);
					return locked.game;
				});
			},
			{ repeatable: true },
		);
		for (const locked of made) this.notify(locked);
		return value;
	}

	/**
	 * Builds what is needed to show or play a table, outside of any transaction. Concurrent callers share one
	 * build.
	 */
	prepare(id: string): Promise<Result<null, Refusal>> {
		if (this.cache.has(id) && !this.quarantine.has(id)) return Promise.resolve(ok(null));
		const known = this.preparing.get(id);
		if (known) return known;
		const done = this.orDamaged(id, () => this.build(id))
			.then((built) => (built.ok && !built.value ? UNAVAILABLE : built.ok ? ok(null) : built))
			.finally(() => this.preparing.delete(id));
		this.preparing.set(id, done);
		return done;
	}

	/** False when the queue is full. */
	private async build(id: string): Promise<boolean> {
		const rows = await this.store.read((tx) => readRows(tx, id, 'look'));
		if (!rows) return true;
		const { game } = rows;
		const terms = JSON.parse(game.terms_json) as TableTerms;
		if (game.started_ms === null) return this.prepareForeign(terms);
		const built = await this.builds.run(async () => {
			await prepareBoard(terms);
			this.cache.put(game, await this.store.read((tx) => this.cache.load(tx, game)));
			await pause();
			return true;
		});
		return built ?? false;
	}

	/** Queues the preparation of a board that is not built in. False when the queue is full. */
	private async prepareForeign(terms: Parameters<typeof prepareBoard>[0]): Promise<boolean> {
		if (findBuiltin(terms.scenario)) return true;
		const done = await this.builds.run(async () => {
			if (isSmallEnough(terms.scenario)) await prepareBoard(terms);
			return true;
		});
		return done ?? false;
	}

	/** The state sent to a joining client. */
	async joinState(id: string, person: Person | null, since: Since): Promise<Result<JoinState, Refusal>> {
		const asked = { ...since, complete: this.complete };
		const seen = await this.look(id, (tx) => readJoinState(tx, this.cache, id, person, asked));
		if (!seen.ok) return seen;
		if (seen.value !== UNPREPARED) return seen.value ? ok(seen.value) : err({ code: 'noTable' });
		const prepared = await this.prepare(id);
		return prepared.ok ? this.joinState(id, person, since) : prepared;
	}

	/**
	 * Handles a request idempotently. Returns the number of its first event, or of the last one before if it
	 * had none.
	 */
	async request(person: Person, request: RequestMessage): Promise<Result<number, Refusal>> {
		const since = Date.now();
		if (request.kind === 'move' && this.together) {
			const prepared = await this.prepare(request.game);
			if (!prepared.ok) return prepared;
			const played = await this.together.play(person, request);
			if (played) this.notify(played.locked);
			if (played) return played.result;
		}
		const task = async (locked: LockedGame) =>
			this.answer(locked, person, request, await findRequest(locked, person.session, request.id));
		return this.change(request.game, task, since);
	}

	private async answer(
		locked: LockedGame,
		person: Person,
		request: RequestMessage,
		known: number | null,
	): Promise<Result<number, Refusal>> {
		if (known !== null) return ok(known);
		await this.settle(locked);
		const before = locked.game.seq;
		locked.requestedBy({ person, id: request.id });
		const granted = await handleRequest(locked, person, request, this.isHere);
		return granted.ok ? ok(Math.min(before + 1, locked.game.seq)) : granted;
	}

	sitDown(game: string, person: Person, wanted: SitDown): Promise<Result<LockedGame, Refusal>> {
		return this.change(game, async (locked) => {
			if (!(await hasAccountStill(locked.tx, person))) return err({ code: 'noSession' });
			const done = sitDown(locked, person, wanted);
			return done.ok ? ok(locked) : done;
		});
	}

	standUp(game: string, person: Person): Promise<Result<LockedGame, Refusal>> {
		return this.change(game, async (locked) => {
			const done = await standUp(locked, person);
			return done.ok ? ok(locked) : done;
		});
	}

	/** Handles expired clocks before any request. Server outages are not charged. */
	async settle(locked: LockedGame): Promise<void> {
		const outage = await this.heartbeat?.outage(locked.tx);
		if (outage) creditDowntime(locked, outage);
		settle(locked);
	}

	/** Gives all running turns the time back that no server was there. */
	async creditDowntime(outage: Outage): Promise<void> {
		const running = await this.store.read(({ db }) =>
			db
				.selectFrom('game')
				.select('id')
				.where('status', '=', 'playing')
				.where('deadline_ms', 'is not', null)
				.execute(),
		);
		for (const { id } of running) {
			const credited = await this.orDamaged(id, () =>
				this.store.write((tx) => this.creditIn(tx, id, outage), { repeatable: true }),
			);
			if (credited.ok && credited.value) this.notify(credited.value);
		}
	}

	/** Does not need the table itself. */
	private async creditIn(tx: Tx, id: string, outage: Outage): Promise<LockedGame | null> {
		const rows = await readRows(tx, id, 'lock');
		if (!rows) return null;
		const locked = new LockedGame(tx, this.hooks, rows.game, rows.seats, null, await tx.now());
		const before = copyOf(locked);
		creditDowntime(locked, outage);
		await saveGame(locked, before);
		return locked;
	}

	/**
	 * One transaction on one game. Changes are saved even if the task refuses, because a clock may have
	 * expired. The task may be retried, even after a commit, so it must be idempotent.
	 */
	async change<Value>(
		id: string,
		task: (locked: LockedGame) => Promise<Result<Value, Refusal>>,
		since = Date.now(),
	): Promise<Result<Value, Refusal>> {
		const prepared = await this.prepare(id);
		if (!prepared.ok) return prepared;
		const done = await this.orDamaged(id, () =>
			this.store.write((tx) => this.changeIn(tx, id, task), { repeatable: true, since }),
		);
		if (!done.ok) return done;
		if (!done.value) return err({ code: 'noTable' });
		this.notify(done.value.locked);
		return done.value.result;
	}

	/** Reads from one game. */
	look<Value>(id: string, task: (tx: Tx) => Promise<Value>): Promise<Result<Value, Refusal>> {
		return this.orDamaged(id, () => this.store.read(task));
	}

	/** Errors caused by one damaged game must not affect other games, nor be retried forever. */
	private async orDamaged<Value>(
		id: string,
		task: () => Promise<Value>,
	): Promise<Result<Value, { readonly code: 'damaged' }>> {
		if (this.quarantine.has(id)) return err({ code: 'damaged' });
		try {
			return ok(await task());
		} catch (error) {
			if (await this.quarantine.catches(id, error)) return err({ code: 'damaged' });
			throw error;
		}
	}

	private async changeIn<Value>(tx: Tx, id: string, task: (locked: LockedGame) => Promise<Value>) {
		const locked = await lockGame(tx, this.cache, this.hooks, id);
		if (!locked) return null;
		const before = copyOf(locked);
		const result = await task(locked);
		await saveGame(locked, before);
		return { locked, result };
	}

	/** Only after the commit: clients must never see a change that could still be lost. */
	private notify({ game, seats, table, events, jobs }: LockedGame): void {
		if (table) this.cache.put(game, table);
		const dues = [...jobs.values()].map(({ due }) => due);
		const due = dues.length > 0 ? Math.min(...dues) : null;
		if (events.length > 0 || due !== null) {
			for (const listener of this.listeners) listener({ game, seats, events, due });
		}
	}
}
