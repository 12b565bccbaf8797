import { ok } from '@rumis/rules';
import type { Handler } from '../jobs/runner.js';
import type { Games } from './games.js';
import { cancel } from './sitting.js';

/** The player to move has run out of time, unless they have moved in the meantime. */
export const deadlineHandler =
	(games: Games): Handler =>
	async ({ game }) => {
		if (game === null) return;
		await games.change(game, async (locked) => {
			await games.settle(locked);
			return ok(null);
		});
	};

/** Cancels a table whose seats were not taken for a long time. */
export const abandonHandler =
	(games: Games): Handler =>
	async ({ game }) => {
		if (game === null) return;
		await games.change(game, async (locked) => {
			cancel(locked);
			return ok(null);
		});
	};
