import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { backUp, checkStore, restore } from '../src/copying/index.js';
import { Games } from '../src/game/games.js';
import { openStore } from '../src/store/open/openStore.js';
import { playByChance } from './moves.js';
import { playedGame, playOn } from './played.js';
import { newDatabase, newServer, tempFolder, twoPlayers } from './server.js';

const SCRIPT = readFileSync(new URL('../../../deploy/postgres-partitions.sql', import.meta.url), 'utf8');
const PATIENCE = 30_000;

let databaseUrl = '';
let ids: string[] = [];

async function query<Row extends object>(text: string): Promise<Row[]> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		return (await client.query<Row>(text)).rows;
	} finally {
		await client.end();
	}
}

async function withGames<Value>(task: (games: Games) => Promise<Value>): Promise<Value> {
	const store = await openStore({ url: databaseUrl, patience: PATIENCE });
	try {
		return await task(new Games(store));
	} finally {
		await store.close();
	}
}

/** Creates games before the script is run, as on a real server. */
beforeAll(async () => {
	databaseUrl = await newDatabase();
	ids = await withGames(async (games) => {
		const played: string[] = [];
		for (let seed = 0; seed < 12; seed++) played.push(await playedGame(games, 3, seed));
		return played;
	});
	await query(SCRIPT);
}, 120_000);

describe('a database partitioned by hash', () => {
	it('keeps existing games, spread over the partitions, and they can be played on', async () => {
		await withGames(async (games) => {
			for (const [seed, id] of ids.entries()) await playOn(games, id, 3, 100 + seed);
		});
		const spread = await query<{ part: string; count: string }>(
			'select tableoid::regclass as part, count(*) as count from event group by 1',
		);
		expect(spread.length).toBeGreaterThan(4);
		const plies = await query<{ ply: number }>('select ply from game');
		expect(plies.map(({ ply }) => ply)).toEqual(ids.map(() => 6));
		expect(await checkStore({ databaseUrl })).toMatchObject({ games: ids.length, damaged: [] });
	});

	it('reads a game from its own partition only', async () => {
		const plan = await query<{ 'QUERY PLAN': string }>(
			`explain (costs off) select * from event where game = '${ids[0]}' and seq > 2`,
		);
		const scanned = plan.flatMap((row) => row['QUERY PLAN'].match(/on event_\d+/g) ?? []);
		expect(new Set(scanned).size).toBe(1);
	});

	it('serves tables like any other, and is copied and restored like any other', async () => {
		const server = await newServer({ databaseUrl });
		const { ana, ben, game } = await twoPlayers(server.url);
		await playByChance(game, [ana, ben], 4);
		await server.close();
		const file = join(tempFolder(), 'copy.rumisbackup');
		await backUp({ databaseUrl }, file);
		const { games } = await restore(file, { data: join(tempFolder(), 'restored') });
		expect(games).toBe(ids.length + 1);
	});

	it('is not partitioned twice, and stays unchanged when that is tried', async () => {
		await expect(query(SCRIPT)).rejects.toThrow('partitioned already');
		expect(await query('select 1 from game')).toHaveLength(ids.length + 1);
	});
});
