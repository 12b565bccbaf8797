import type { Refusal, RequestMessage } from '@rumis/protocol';
import type { Result } from '@rumis/rules';
import {
	canSaveTogether,
	type GameChanges,
	lockFreeGames,
	readSurroundings,
	type Surroundings,
	saveTogether,
} from '../store/bulk.js';
import type { Row } from '../store/schema.js';
import { type Store, StoreError, type Tx } from '../store/store.js';
import type { LockedGame } from './lockedGame.js';
import type { Person } from './person.js';
import { changesOf, copyOf } from './saveGame.js';

export type MoveRequest = Extract<RequestMessage, { kind: 'move' }>;

/** The committed result of a move. */
export interface Played {
	readonly locked: LockedGame;
	readonly result: Result<number, Refusal>;
}

interface Waiting {
	readonly person: Person;
	readonly request: MoveRequest;
	readonly resolve: (played: Played | null) => void;
}

export interface TogetherOptions {
	/** Builds a locked game from its rows. */
	readonly open: (tx: Tx, game: Row<'game'>, seats: readonly Row<'seat'>[]) => Promise<LockedGame>;
	/** Makes the move; `known` is the event of an earlier attempt. */
	readonly play: (
		locked: LockedGame,
		person: Person,
		request: MoveRequest,
		known: number | null,
	) => Promise<Result<number, Refusal>>;
	readonly onError: (error: unknown) => void;
}

/**
 * Concurrent transactions, and the maximum moves per batch: while one waits for the disk, the next fills up.
 */
const WIDTH = 2;
const MOST = 64;

/** The rows that the opening statements returned. */
type Opened = readonly [readonly Row<'game'>[], readonly Surroundings[]];

function openingOf(batch: ReadonlyMap<string, Waiting>): string[] {
	const asked = [...batch].map(([game, { person, request }]) => {
		return { game, session: person.session, client: request.id };
	});
	return [lockFreeGames([...batch.keys()]), readSurroundings(asked)];
}

/**
 * Batches concurrent moves at different tables into one transaction. An optimization only: if a move fails
 * here for any reason, the caller retries it alone.
 */
export class Together {
	private waiting: Waiting[] = [];
	private running = 0;
	private isScheduled = false;

	constructor(
		private readonly script: NonNullable<Store['script']>,
		private readonly options: TogetherOptions,
	) {}

	/**
	 * Null if nothing was done or the outcome is unknown: then the caller retries it alone, which is
	 * idempotent.
	 */
	play(person: Person, request: MoveRequest): Promise<Played | null> {
		return new Promise((resolve) => {
			this.waiting.push({ person, request, resolve });
			this.schedule();
		});
	}

	/** Runs after all input of this event loop turn. */
	private schedule(): void {
		if (this.isScheduled || this.running >= WIDTH || this.waiting.length === 0) return;
		this.isScheduled = true;
		setImmediate(() => {
			this.isScheduled = false;
			void this.run(this.take());
			this.schedule();
		});
	}

	/** One move per game: others wait for the next batch. */
	private take(): ReadonlyMap<string, Waiting> {
		const batch = new Map<string, Waiting>();
		const left: Waiting[] = [];
		for (const waiting of this.waiting) {
			const { game } = waiting.request;
			if (batch.size < MOST && !batch.has(game)) batch.set(game, waiting);
			else left.push(waiting);
		}
		this.waiting = left;
		return batch;
	}

	private async run(batch: ReadonlyMap<string, Waiting>): Promise<void> {
		this.running++;
		const played = await this.commit(batch);
		this.running--;
		for (const [game, { resolve }] of batch) resolve(played.get(game) ?? null);
		this.schedule();
	}

	private async commit(batch: ReadonlyMap<string, Waiting>): Promise<ReadonlyMap<string, Played>> {
		try {
			return await this.script({
				opening: openingOf(batch),
				task: (tx, rows) => this.playAll(tx, rows as unknown as Opened, batch),
			});
		} catch (error) {
			if (!(error instanceof StoreError)) this.options.onError(error);
			return new Map();
		}
	}

	private async playAll(tx: Tx, [games, found]: Opened, batch: ReadonlyMap<string, Waiting>) {
		const surroundings = new Map(found.map((row) => [row.game, row]));
		const played = new Map<string, Played>();
		const saved: { readonly row: Row<'game'>; readonly changes: GameChanges }[] = [];
		for (const game of games) {
			const done = await this.playOne(tx, game, surroundings.get(game.id)!, batch);
			if (!done) continue;
			played.set(game.id, done);
			saved.push({ row: done.locked.game, changes: done.changes });
		}
		return { value: played, closing: saveTogether(saved) };
	}

	/** Does not write; null leaves the game unchanged. Errors of a damaged game do not affect the others. */
	private async playOne(
		tx: Tx,
		game: Row<'game'>,
		{ seats, known }: Surroundings,
		batch: ReadonlyMap<string, Waiting>,
	): Promise<(Played & { readonly changes: GameChanges }) | null> {
		const { person, request } = batch.get(game.id)!;
		try {
			const locked = await this.options.open(tx, game, seats);
			const before = copyOf(locked);
			const result = await this.options.play(locked, person, request, known);
			const changes = changesOf(locked, before);
			return canSaveTogether(changes) ? { locked, result, changes } : null;
		} catch {
			return null;
		}
	}
}
