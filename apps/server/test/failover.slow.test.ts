import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkStore } from '../src/copying/index.js';
import type { RunningServer } from '../src/index.js';
import type { TemporaryStandby } from '../src/store/postgres/temporary.js';
import type { TestClient } from './client.js';
import { type Forwarder, startForwarder } from './forwarder.js';
import { randomMove, tableAt } from './moves.js';
import { startPostgres, type TestPostgres } from './postgres.js';
import { newServer, twoPlayers } from './server.js';

// A database and its standby are started and killed.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const GAMES = 4;
const MOVES = 12;

let primary: TestPostgres;
let standby: TemporaryStandby;
let forwarder: Forwarder;
let server: RunningServer;
let databaseUrl = '';
let name = '';

/** As in HOSTING.md: no commit is acknowledged before the standby has it on disk, too. */
beforeAll(async () => {
	primary = await startPostgres({ settings: ['synchronous_commit=on'] });
	name = new URL(await primary.newDatabase()).pathname.slice(1);
	standby = await primary.startStandby();
	await primary.query(`alter system set synchronous_standby_names = 'standby'`);
	await primary.query('select pg_reload_conf()');
	await untilSynchronous();
	forwarder = await startForwarder(primary.port);
	databaseUrl = `postgres://rumis@127.0.0.1:${forwarder.port}/${name}`;
	server = await newServer({ databaseUrl, databasePatience: 3000 });
}, 120_000);

afterAll(async () => {
	await server.close();
	await forwarder.close();
	await standby.stop();
	await primary.stop();
}, 60_000);

/** Fails, by dividing by zero, until there is a synchronous standby. */
async function untilSynchronous(): Promise<void> {
	const ask = `select 1 / count(*) from pg_stat_replication where sync_state = 'sync'`;
	while (
		!(await primary.query(ask).then(
			() => true,
			() => false,
		))
	)
		await new Promise(setImmediate);
}

interface Acked {
	readonly ply: number;
	readonly move: string;
}

/** Retries one move until it is acknowledged, with the same id, as every client does. */
async function insist(player: TestClient, game: string, { ply, move }: Acked): Promise<void> {
	for (;;) {
		const answer = await player.ask({ kind: 'move', game, ply, move }, `m${ply}`);
		if (answer.kind === 'ack') return;
		if (!answer.retry) throw new Error(answer.error.code);
	}
}

describe('a PostgreSQL with a synchronous standby', () => {
	it('acknowledges nothing that the standby does not have', async () => {
		const { ana, game } = await twoPlayers(server.url);
		const { text: move } = randomMove(await tableAt(server.url, game), 1);
		await standby.crash();
		const answer = await ana.ask({ kind: 'move', game, ply: 0, move }, 'm0');
		expect(answer).toMatchObject({ kind: 'nack', retry: true, error: { code: 'unavailable' } });
		await standby.start();
		await untilSynchronous();
		await insist(ana, game, { ply: 0, move });
	});

	it('fails over without losing an acknowledged move, and the games go on', async () => {
		const tables = await Promise.all(Array.from({ length: GAMES }, () => twoPlayers(server.url)));
		const acked = tables.map((): Acked[] => []);
		const isWarm = () => acked.every(({ length }) => length >= MOVES / 3);
		const failOver = async () => {
			while (!isWarm()) await new Promise(setImmediate);
			await primary.crash();
			await standby.promote();
			forwarder.switchTo(standby.port);
		};
		const playing = tables.map(async ({ ana, ben, game }, index) => {
			let table = await tableAt(server.url, game);
			for (let ply = 0; ply < MOVES; ply++) {
				const { text: move, next } = randomMove(table, index * 100 + ply + 1);
				await insist([ana, ben][ply % 2]!, game, { ply, move });
				acked[index]!.push({ ply, move });
				table = next;
			}
		});
		await Promise.all([failOver(), ...playing]);
		const rows = await server.context.store.read(({ db }) =>
			db.selectFrom('move').select(['game', 'ply', 'move']).orderBy('ply').execute(),
		);
		for (const [index, { game }] of tables.entries()) {
			const kept = rows.filter((row) => row.game === game).map(({ ply, move }) => ({ ply, move }));
			expect(kept).toEqual(acked[index]);
		}
		const direct = { databaseUrl: databaseUrl.replace(String(forwarder.port), String(standby.port)) };
		expect(await checkStore(direct)).toMatchObject({ damaged: [], isComplete: true });
	});
});
