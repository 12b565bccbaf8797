import { makeMove, ok } from '@rumis/rules';
import { type BotTurn, botToMove, type Table } from '@rumis/table';
import type { Games } from '../game/games.js';
import { readRows } from '../game/lockGame.js';
import { referee } from '../game/referee.js';
import type { Handler } from '../jobs/runner.js';
import type { EnginePool } from './enginePool.js';

/** Lets the bot to move think, outside of any transaction, and plays its choice. */
export const botHandler =
	(games: Games, engines: EnginePool): Handler =>
	async ({ game }) => {
		if (game === null) return;
		const prepared = await games.prepare(game);
		if (!prepared.ok && prepared.error.code === 'unavailable')
			throw new Error('too many tables are being made');
		const table = await readTable(games, game);
		const turn = table && botToMove(table);
		if (!table || !turn) return;
		const { setup, moves, ply } = table.position;
		const request = { setup, moves: moves.map(makeMove), bot: turn.bot, seed: turn.seed };
		const move = await engines.think(request);
		if (!move.ok) throw new Error(`bot ${turn.bot} in game ${game}: ${move.error.code}`);
		await playFor(games, game, turn, ply, move.value);
	};

async function readTable(games: Games, id: string): Promise<Table | null> {
	const table = await games.look(id, async (tx) => {
		const rows = await readRows(tx, id, 'look');
		return rows?.game.status === 'playing' ? games.cache.load(tx, rows.game) : null;
	});
	// Damaged games are not played on.
	return table.ok ? table.value : null;
}

/** If the table changed in the meantime, the bot is asked again if it is still to move. */
async function playFor(games: Games, id: string, turn: BotTurn, ply: number, move: string): Promise<void> {
	await games.change(id, async (locked) => {
		if (locked.game.status !== 'playing') return ok(null);
		const now = botToMove(locked.begun);
		const isSame = now?.seat === turn.seat && now.bot === turn.bot && locked.begun.position.ply === ply;
		if (isSame) referee(locked, turn.seat, { kind: 'move', ply, move });
		return ok(null);
	});
}
