import type { Refusal } from '@rumis/protocol';
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
import type { RequestMessage } from './requests.js';
import { changesOf, copyOf } from './saveGame.js';

export type MoveRequest = Extract<RequestMessage, { kind: 'move' }>;

/** What came of a move, committed. */
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
	/** A table that is locked, with its rows. */
	readonly open: (tx: Tx, game: Row<'game'>, seats: readonly Row<'seat'>[]) => Promise<LockedGame>;
	/** Makes the move, which is known when it was made before. */
	readonly play: (
		locked: LockedGame,
		person: Person,
		request: MoveRequest,
		known: number | null,
	) => Promise<Result<number, Refusal>>;
	readonly onError: (error: unknown) => void;
}

/** Transactions under way at once, and the most moves in one: while one waits for the disk, the next fills up. */
const WIDTH = 2;
const MOST = 64;

/** What the opening statements have found. */
type Opened = readonly [readonly Row<'game'>[], readonly Surroundings[]];

function openingOf(batch: ReadonlyMap<string, Waiting>): string[] {
	const asked = [...batch].map(([game, { person, request }]) => {
		return { game, session: person.session, client: request.id };
	});
	return [lockFreeGames([...batch.keys()]), readSurroundings(asked)];
}

/**
 * Moves at different tables that come at about the same time share a transaction. Only a short cut: what cannot
 * be done so, for whatever reason, is done alone by whoever asked.
 */
export class Together {
	private waiting: Waiting[] = [];
	private running = 0;
	private isScheduled = false;

	constructor(
		private readonly script: NonNullable<Store['script']>,
		private readonly options: TogetherOptions,
	) {}

	/** Null when nothing was done, or nobody knows: then it has to be done alone, and finds what was done. */
	play(person: Person, request: MoveRequest): Promise<Played | null> {
		return new Promise((resolve) => {
			this.waiting.push({ person, request, resolve });
			this.schedule();
		});
	}

	/** After all that has come in with this turn of the event loop. */
	private schedule(): void {
		if (this.isScheduled || this.running >= WIDTH || this.waiting.length === 0) return;
		this.isScheduled = true;
		setImmediate(() => {
			this.isScheduled = false;
			void this.run(this.take());
			this.schedule();
		});
	}

	/** One move for each game: another one waits for its turn. */
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

	/** Writes nothing: null leaves the game as it is. A damaged one throws, and is none of the others' business. */
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
