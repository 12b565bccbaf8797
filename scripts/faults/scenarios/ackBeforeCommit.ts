/** A negative control: a server that acknowledges first and commits later must be found out. */
import { Arena } from '../arena.js';
import { findOut } from '../control.js';
import { factsOf, judge, type Scenario } from '../scenario.js';
import { freePort, ServerProcess } from '../serverProcess.js';
import { tidily } from '../tidy.js';

export const ackBeforeCommit: Scenario = ({ isShort, seed }) =>
	findOut(seed, (attempt) => killTooSoon(isShort ? 16 : 40, attempt));

const killTooSoon = (games: number, seed: number) =>
	tidily(async (tidy) => {
		const folder = tidy.folder();
		const wrong = new ServerProcess(tidy, { data: folder, port: await freePort() });
		await wrong.start();
		const arena = new Arena(tidy, { url: wrong.url, games, seed, think: [0, 20] });
		await arena.begin();
		wrong.acknowledgeEarly();
		await arena.progress(2 * games);
		await wrong.kill();
		arena.close();
		const complaints = await judge(arena, { folder });
		return { facts: factsOf(arena), lost: complaints.filter(({ code }) => code === 'lost').length };
	});
