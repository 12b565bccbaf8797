/** A negative control: a server that acknowledges first and commits later must be detected. */
import { Arena } from '../arena.js';
import { withCleanup } from '../cleanup.js';
import { findOut } from '../control.js';
import { factsOf, judge, type Scenario } from '../scenario.js';
import { ServerProcess } from '../serverProcess.js';

export const ackBeforeCommit: Scenario = ({ isShort, seed }) =>
	findOut(seed, (attempt) => killTooSoon(isShort ? 16 : 40, attempt));

const killTooSoon = (games: number, seed: number) =>
	withCleanup(async (cleanup) => {
		const folder = cleanup.folder();
		const wrong = new ServerProcess(cleanup, { data: folder });
		await wrong.start();
		const arena = new Arena(cleanup, { url: wrong.url, games, seed, think: [0, 20] });
		await arena.begin();
		wrong.acknowledgeEarly();
		await arena.progress(2 * games);
		await wrong.kill();
		arena.close();
		const violations = await judge(arena, { folder });
		return { facts: factsOf(arena), lost: violations.filter(({ code }) => code === 'lost').length };
	});
