import type { Kysely, Migration } from 'kysely';
import { createTables, type Shape } from './columns.js';

const SHAPES: Readonly<Record<string, Shape>> = {
	puzzle: {
		key: ['id'],
		columns: {
			id: 'text',
			rating: 'double precision',
			deviation: 'double precision',
			volatility: 'double precision',
			tried: 'integer',
		},
	},
	puzzle_rating: {
		key: ['account'],
		columns: {
			account: 'text',
			rating: 'double precision',
			deviation: 'double precision',
			volatility: 'double precision',
			solved: 'integer',
			tried: 'integer',
			updated_ms: 'bigint',
		},
	},
	puzzle_attempt: {
		key: ['account', 'puzzle'],
		columns: {
			account: 'text',
			puzzle: 'text',
			move: 'text?',
			solved: 'integer',
			rating_before: 'double precision',
			rating_after: 'double precision',
			at_ms: 'bigint',
		},
	},
};

/** Ratings of puzzles and solvers, and attempts. */
export const puzzles: Migration = { up: (db: Kysely<unknown>) => createTables(db, SHAPES) };
