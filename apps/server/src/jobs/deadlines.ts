import { ok } from '@rumis/rules';
import type { Games } from '../game/games.js';
import { cancel } from '../game/sitting.js';
import { settle } from '../game/wishes.js';
import type { Handler } from './runner.js';

/** The time of whoever is to move is up, unless they have moved in the meantime. */
export const deadlineHandler =
	(games: Games): Handler =>
	async ({ game }) => {
		if (game === null) return;
		await games.change(game, async (room) => {
			settle(room);
			return ok(null);
		});
	};

/** Nobody came to a table for a long time. */
export const abandonHandler =
	(games: Games): Handler =>
	async ({ game }) => {
		if (game === null) return;
		await games.change(game, async (room) => {
			cancel(room);
			return ok(null);
		});
	};
