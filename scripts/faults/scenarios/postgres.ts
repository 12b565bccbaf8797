/** Three servers on one database behind a load balancer: servers are killed, and so is the database. */
import { seededRandom } from '@rumis/rules';
import { Arena } from '../arena.js';
import { withCleanup } from '../cleanup.js';
import { type Cluster, startCluster } from '../cluster.js';
import { inMilliseconds, largest, pause, percentile, until } from '../numbers.js';
import type { Struck, Wait } from '../recoveries.js';
import { factsOf, failIf, failuresOf, judge, type Scenario, type ScenarioOptions } from '../scenario.js';

const LONGEST_RECOVERY = 3000;

export const postgres: Scenario = ({ isShort, seed, say }) =>
	withCleanup(async (cleanup) => {
		const { games, kills, crashes, nodes } = isShort
			? { games: 12, kills: 2, crashes: 1, nodes: 2 }
			: { games: 210, kills: 30, crashes: 5, nodes: 3 };
		const cluster = await startCluster(cleanup, { nodes });
		const think = isShort ? ([100, 400] as const) : ([1000, 4000] as const);
		const arena = new Arena(cleanup, { url: cluster.balancer.url, games, seed, isShort, think });
		await arena.begin();
		const hasStalled = await hurt(cluster, arena, { kills, crashes, seed, say });
		const isSettled = await arena.settle();
		const state = arena.describe();
		arena.close();
		for (const node of cluster.nodes) await node.kill('SIGTERM');
		const violations = await judge(arena, { url: cluster.databaseUrl });
		const { waits } = arena.recoveries;
		const p99 = percentile(
			waits.map(({ ms }) => ms),
			0.99,
		);
		return {
			facts: [
				...factsOf(arena),
				`${nodes} nodes, ${kills} × kill -9, ${crashes} database crashes`,
				sayWaits('clients hit by a kill', waits, 'connections'),
				sayWaits('clients hit by a crash', waits, 'answers'),
				`p99 of all ${inMilliseconds(p99)}`,
			],
			failures: [
				...failuresOf(violations),
				...failIf(hasStalled, `no moves for ${inMilliseconds(arena.patience)} after a fault`),
				...failIf(!isSettled, `requests were never answered: ${state}`),
				...failIf(!isShort && p99 > LONGEST_RECOVERY, 'coming back took longer than 3 s'),
			],
		};
	});

function sayWaits(who: string, waits: readonly Wait[], struck: Struck): string {
	const times = waits.filter((wait) => wait.struck === struck).map(({ ms }) => ms);
	const [p50, p99] = [0.5, 0.99].map((share) => inMilliseconds(percentile(times, share)));
	return `${times.length} ${who}, back in p50 ${p50}, p99 ${p99}, at most ${inMilliseconds(largest(times))}`;
}

interface Hurts extends Pick<ScenarioOptions, 'seed' | 'say'> {
	readonly kills: number;
	readonly crashes: number;
}

/**
 * Faults one after the other, each during play; crashes are spread among the kills. Returns whether play stood
 * still after one of them, which ends it.
 */
async function hurt({ nodes, postgres: database }: Cluster, arena: Arena, hurts: Hurts): Promise<boolean> {
	const { kills, crashes, seed, say } = hurts;
	const random = seededRandom(seed);
	const faults = kills + crashes;
	let crashed = 0;
	for (let fault = 0; fault < faults; fault++) {
		say?.(`postgres: fault ${fault + 1} of ${faults}`);
		if (!(await arena.progress(arena.options.games))) return true;
		await pause(random.below(300));
		if (((fault + 1) * crashes) / faults > crashed) {
			crashed++;
			arena.fault('answers');
			await database.crash();
			await database.start();
			arena.recoveries.end();
		} else {
			// Round robin: the one that was killed last has no clients yet.
			const node = nodes[(fault - crashed) % nodes.length]!;
			arena.fault('connections');
			await node.kill();
			// The others have to do without it for a while, as after a machine failure.
			await pause(200);
			await until(() => arena.recoveries.missing === 0, 10_000);
			await node.start();
		}
		await until(() => arena.recoveries.missing === 0, 10_000);
	}
	return !(await arena.progress(arena.options.games));
}
