import { ok } from '@rumis/rules';
import type { Handler } from '../jobs/runner.js';
import type { Games } from './games.js';
import { cancel } from './sitting.js';

/** The time of whoever is to move is up, unless they have moved in the meantime. */
export const deadlineHandler =
	(games: Games): Handler =>
	async ({ game }) => {
		if (game === null) return;
		await games.change(game, async (locked) => {
			await games.settle(locked);
			return ok(null);
		});
	};

/** Nobody came to a table for a long time. */
export const abandonHandler =
	(games: Games): Handler =>
	async ({ game }) => {
		if (game === null) return;
		await games.change(game, async (locked) => {
			cancel(locked);
			return ok(null);
		});
	};
