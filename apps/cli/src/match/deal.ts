/** Somebody who can do one job at a time. */
export interface Worker<Job, Done> {
	work(job: Job): Promise<Done>;
}

/**
 * Deals jobs to whoever is free, and tells what was done in the order of the jobs, whoever was faster. When
 * `tell` answers false, that was the last that counts; what is still under way is left alone.
 */
export function deal<Job, Done>(
	jobs: readonly Job[],
	workers: readonly Worker<Job, Done>[],
	tell: (done: Done) => boolean,
): Promise<void> {
	const early = new Map<number, Done>();
	let [next, told, isOpen] = [0, 0, true];
	const hand = (index: number, done: Done): void => {
		early.set(index, done);
		while (isOpen && early.has(told)) {
			isOpen = tell(early.get(told)!);
			early.delete(told++);
		}
	};
	return new Promise((resolve, reject) => {
		const employ = async (worker: Worker<Job, Done>): Promise<void> => {
			while (isOpen && next < jobs.length) {
				const index = next++;
				hand(index, await worker.work(jobs[index]!));
			}
			if (!isOpen) resolve();
		};
		Promise.all(workers.map(employ)).then(() => resolve(), reject);
	});
}
