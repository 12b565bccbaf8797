/** Runs one job at a time. */
export interface Worker<Job, Done> {
	work(job: Job): Promise<Done>;
}

/**
 * Dispatches jobs to idle workers, and reports results in job order. When `onResult` returns false, that was the
 * last result; jobs still running are ignored.
 */
export function deal<Job, Done>(
	jobs: readonly Job[],
	workers: readonly Worker<Job, Done>[],
	onResult: (done: Done) => boolean,
): Promise<void> {
	const early = new Map<number, Done>();
	let [next, told, isOpen] = [0, 0, true];
	const deliver = (index: number, done: Done): void => {
		early.set(index, done);
		while (isOpen && early.has(told)) {
			isOpen = onResult(early.get(told)!);
			early.delete(told++);
		}
	};
	return new Promise((resolve, reject) => {
		const runWorker = async (worker: Worker<Job, Done>): Promise<void> => {
			while (isOpen && next < jobs.length) {
				const index = next++;
				deliver(index, await worker.work(jobs[index]!));
			}
			if (!isOpen) resolve();
		};
		Promise.all(workers.map(runWorker)).then(() => resolve(), reject);
	});
}
