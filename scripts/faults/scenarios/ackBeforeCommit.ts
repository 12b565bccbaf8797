/** A negative control: a server that acknowledges first and commits later must be found out. */
import { Arena } from '../arena.js';
import { factsOf, failIf, judge, type Scenario } from '../scenario.js';
import { freePort, ServerProcess } from '../serverProcess.js';
import { tidily } from '../tidy.js';

export const ackBeforeCommit: Scenario = ({ isShort, seed }) =>
	tidily(async (tidy) => {
		const games = isShort ? 16 : 40;
		const folder = tidy.folder();
		const wrong = new ServerProcess(tidy, { data: folder, port: await freePort() });
		await wrong.start();
		const arena = new Arena(tidy, { url: wrong.url, games, seed, think: [0, 20] });
		await arena.begin();
		wrong.acknowledgeEarly();
		await arena.progress(2 * games);
		await wrong.kill();
		arena.close();
		const lost = (await judge(arena, { folder })).filter(({ code }) => code === 'lost');
		return {
			facts: [...factsOf(arena), `the checker found ${lost.length} lost things that clients had been told`],
			failures: failIf(lost.length === 0, 'the checker did not notice that acknowledged moves were lost'),
		};
	});
