/** The entry of a match's threads: plays the requested games, and ends on an empty request. */
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
