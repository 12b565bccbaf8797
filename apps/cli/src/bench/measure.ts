/**
 * The target duration of a batch of calls: long relative to the clock's resolution, short relative to
 * disturbances.
 */
const BATCH_MS = 1;

/** Calls per second, by the median of many short batches, which is least sensitive to other load. */
export function perSecond(task: () => unknown, milliseconds: number): number {
	const batch = batchSize(task, milliseconds / 4);
	const times: number[] = [];
	const end = performance.now() + milliseconds;
	do times.push(timeBatch(task, batch) / batch);
	while (performance.now() < end);
	times.sort((a, b) => a - b);
	return 1000 / times[Math.floor(times.length / 2)]!;
}

/** Warms up the task, and finds the number of calls per batch. */
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
