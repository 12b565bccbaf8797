/** A negative control: a database that does not wait for its disk loses data, which must be detected. */
import pg from 'pg';
import { Arena, type ArenaOptions } from '../arena.js';
import { withCleanup } from '../cleanup.js';
import { startCluster } from '../cluster.js';
import { findOut } from '../control.js';
import { factsOf, judge, type Scenario } from '../scenario.js';

/** Commits are acknowledged before they are written, and written as late as PostgreSQL allows. */
const CARELESS = [
	'synchronous_commit=off',
	'wal_writer_delay=10000ms',
	'wal_buffers=32MB',
	'bgwriter_lru_maxpages=0',
	'checkpoint_timeout=1h',
	'autovacuum=off',
];

/** Stops the background writer, so that a crash loses much unwritten data. */
async function holdWriter(url: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	const { rows } = await client.query<{ pid: number }>(
		"select pid from pg_stat_activity where backend_type = 'walwriter'",
	);
	await client.end();
	for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
}

/** It may still write everything just before it crashes. */
export const lostTail: Scenario = ({ isShort, seed }) =>
	findOut(seed, (attempt) => crashCarelessly({ games: isShort ? 12 : 40, seed: attempt, isShort }));

const crashCarelessly = (play: Pick<ArenaOptions, 'games' | 'seed' | 'isShort'>) =>
	withCleanup(async (cleanup) => {
		const cluster = await startCluster(cleanup, { nodes: 1, settings: CARELESS });
		const arena = new Arena(cleanup, { ...play, url: cluster.balancer.url, think: [0, 50] });
		await arena.begin();
		await holdWriter(cluster.databaseUrl);
		await arena.progress(4 * play.games);
		await cluster.postgres.crash();
		arena.close();
		await cluster.nodes[0]!.kill();
		await cluster.postgres.start();
		const violations = await judge(arena, { url: cluster.databaseUrl });
		return { facts: factsOf(arena), lost: violations.filter(({ code }) => code === 'lost').length };
	});
