/** How long one batch of calls should last: long against the clock's grain, short against a busy machine's. */
const BATCH_MS = 1;

/** Calls a second, by the median of many short batches: what else runs on the machine disturbs it least. */
export function perSecond(task: () => unknown, milliseconds: number): number {
	const batch = batchSize(task, milliseconds / 4);
	const times: number[] = [];
	const end = performance.now() + milliseconds;
	do times.push(timeBatch(task, batch) / batch);
	while (performance.now() < end);
	times.sort((a, b) => a - b);
	return 1000 / times[Math.floor(times.length / 2)]!;
}

/** Warms the task up, and finds how many calls make a batch. */
function batchSize(task: () => unknown, milliseconds: number): number {
	const end = performance.now() + milliseconds;
	let size = 1;
	do {
		if (timeBatch(task, size) < BATCH_MS / 2) size *= 2;
	} while (performance.now() < end);
	return size;
}

function timeBatch(task: () => unknown, size: number): number {
	const start = performance.now();
	for (let call = 0; call < size; call++) task();
	return performance.now() - start;
}
