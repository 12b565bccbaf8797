/** A server on SQLite that is killed repeatedly during play. */
import { seededRandom } from '@rumis/rules';
import { Arena } from '../arena.js';
import { withCleanup } from '../cleanup.js';
import { inMilliseconds, largest, pause, percentile } from '../numbers.js';
import { factsOf, failIf, failuresOf, judge, type Scenario, type ScenarioOptions } from '../scenario.js';
import { ServerProcess } from '../serverProcess.js';

const MOST_TO_REOPEN = 1000;

export const embedded: Scenario = ({ isShort, seed, say }) =>
	withCleanup(async (cleanup) => {
		const { games, kills } = isShort ? { games: 12, kills: 3 } : { games: 200, kills: 50 };
		const folder = cleanup.folder();
		const server = new ServerProcess(cleanup, { data: folder });
		await server.start();
		const arena = new Arena(cleanup, {
			url: server.url,
			games,
			seed,
			isShort,
			...(isShort ? { think: [100, 400] } : {}),
		});
		await arena.begin();
		const { opened, started, hasStalled } = await killAgainAndAgain(server, arena, { kills, seed, say });
		const isSettled = await arena.settle();
		const state = arena.describe();
		arena.close();
		await server.kill('SIGTERM');
		const violations = await judge(arena, { folder });
		return {
			facts: [
				...factsOf(arena),
				`${kills} × kill -9`,
				`store reopened in ${inMilliseconds(percentile(opened, 0.5))}, at most ${inMilliseconds(largest(opened))}`,
				`process back in at most ${inMilliseconds(largest(started))}`,
			],
			failures: [
				...failuresOf(violations),
				...failIf(hasStalled, `no move for ${inMilliseconds(arena.patience)} after a kill`),
				...failIf(!isSettled, `requests were never answered: ${state}`),
				...failIf(!isShort && largest(opened) >= MOST_TO_REOPEN, 'reopening took a second or more'),
			],
		};
	});

interface Kills extends Pick<ScenarioOptions, 'seed' | 'say'> {
	readonly kills: number;
}

/** Each time after some moves, during the next ones. Ends when there are no more. */
async function killAgainAndAgain(server: ServerProcess, arena: Arena, { kills, seed, say }: Kills) {
	const random = seededRandom(seed);
	const opened: number[] = [];
	const started: number[] = [];
	let hasStalled = !(await arena.progress(arena.options.games));
	for (let kill = 0; kill < kills && !hasStalled; kill++) {
		say?.(`embedded: kill ${kill + 1} of ${kills}`);
		await pause(random.below(300));
		await server.kill();
		await server.start();
		opened.push(server.openedAfter);
		started.push(server.startedAfter);
		hasStalled = !(await arena.progress(arena.options.games));
	}
	return { opened, started, hasStalled };
}
