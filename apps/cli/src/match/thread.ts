/** What runs in the threads of a match: asked for a game, it plays it; asked for nothing, it ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { makeBot } from '@rumis/engine';
import type { MatchPlan } from './plan.js';
import { localRunner } from './runner.js';
import type { Pairing } from './schedule.js';

const runner = localRunner(workerData as MatchPlan, makeBot);

parentPort?.on('message', async (pairing: Pairing | null) => {
	if (pairing) {
		parentPort?.postMessage(await runner.work(pairing));
	} else {
		await runner.close();
		process.exit();
	}
});
