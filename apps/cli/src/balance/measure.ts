import { type BalancePlan, type BalanceProgress, type BalanceWorker, runBalance } from '@rumis/balance';
import { startBalanceWorker } from '@rumis/balance/node';
import { Failure } from '../shared/failure.js';
import { makeProgress } from '../text/progress.js';

/** Plays the games of several plans, one plan after the other, on the same threads. */
export async function measureAll(
	plans: readonly BalancePlan[],
	threads: number,
): Promise<readonly BalanceProgress[]> {
	const workers = Array.from({ length: threads }, startBalanceWorker);
	const bar = makeProgress('balance');
	const total = plans.reduce((sum, { games }) => sum + games, 0);
	const results: BalanceProgress[] = [];
	let before = 0;
	try {
		for (const plan of plans) {
			const onProgress = ({ tally }: BalanceProgress) => bar.update((before + tally.games) / total);
			results.push(await measure(plan, workers, onProgress));
			before += plan.games;
		}
	} finally {
		bar.end();
		for (const worker of workers) worker.close();
	}
	return results;
}

async function measure(
	plan: BalancePlan,
	workers: readonly BalanceWorker[],
	onProgress: (progress: BalanceProgress) => void,
): Promise<BalanceProgress> {
	try {
		return (await runBalance(plan, workers, onProgress).finished)!;
	} catch (error) {
		throw new Failure(`a game could not be played: ${error instanceof Error ? error.message : error}`);
	}
}
