/** A negative control: a server that acknowledges first and commits later must be detected. */
import { Arena, type ArenaOptions } from '../arena.js';
import { withCleanup } from '../cleanup.js';
import { findOut } from '../control.js';
import { factsOf, judge, type Scenario } from '../scenario.js';
import { ServerProcess } from '../serverProcess.js';

export const ackBeforeCommit: Scenario = ({ isShort, seed }) =>
	findOut(seed, (attempt) => killTooSoon({ games: isShort ? 16 : 40, seed: attempt, isShort }));

const killTooSoon = (play: Pick<ArenaOptions, 'games' | 'seed' | 'isShort'>) =>
	withCleanup(async (cleanup) => {
		const folder = cleanup.folder();
		const wrong = new ServerProcess(cleanup, { data: folder });
		await wrong.start();
		const arena = new Arena(cleanup, { ...play, url: wrong.url, think: [0, 20] });
		await arena.begin();
		wrong.acknowledgeEarly();
		await arena.progress(2 * play.games);
		await wrong.kill();
		arena.close();
		const violations = await judge(arena, { folder });
		return { facts: factsOf(arena), lost: violations.filter(({ code }) => code === 'lost').length };
	});
