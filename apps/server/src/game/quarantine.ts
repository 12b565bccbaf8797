import { isCorruption } from '../store/corruption.js';
import type { Row } from '../store/schema.js';
import type { Store } from '../store/store.js';

/** The rows or the log of a game contradict the rules. The message is one line for the host. */
export class DamagedGame extends Error {}

/**
 * Whether the game's own data caused the error: a log that breaks the rules, invalid JSON, or a lost page.
 */
export const isGameDamage = (error: unknown): boolean =>
	error instanceof DamagedGame || error instanceof SyntaxError || isCorruption(error);

type Found = Pick<Row<'quarantine'>, 'game' | 'why'>;

/** The damaged games. They are not served, so all others can be. */
export class Quarantine {
	private games: ReadonlySet<string> = new Set();

	constructor(
		private readonly store: Store,
		private readonly onFound: (found: Found) => void = () => {},
	) {}

	has(game: string): boolean {
		return this.games.has(game);
	}

	/** Loads the list of damaged games; a check beside the server may have added some. */
	async load(): Promise<void> {
		const rows = await this.store.read(({ db }) => db.selectFrom('quarantine').select('game').execute());
		this.games = new Set(rows.map(({ game }) => game));
	}

	/** Quarantines the game if its own data caused the error; returns whether it did. */
	async catches(game: string, error: unknown): Promise<boolean> {
		if (!isGameDamage(error)) return false;
		const why = (error instanceof Error ? error.message : String(error)).split('\n')[0]!;
		this.games = new Set([...this.games, game]);
		this.onFound({ game, why });
		// Not served here in any case; other nodes will detect it themselves.
		await this.write({ game, why }).catch(() => {});
		return true;
	}

	private write(found: Found): Promise<unknown> {
		return this.store.write(
			async ({ db, now }) => {
				const row = db.insertInto('quarantine').values({ ...found, at_ms: await now() });
				await row.onConflict((conflict) => conflict.column('game').doNothing()).execute();
			},
			{ repeatable: true },
		);
	}
}
