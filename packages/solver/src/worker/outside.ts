import type { CountJob } from '../count/countJob.js';
import type { PackingPuzzle } from '../polycube/puzzle.js';
import type { Unique } from '../polycube/symmetry.js';
import type { Answer, FromWorker, Question, ToWorker } from './messages.js';
import type { Port } from './port.js';

export type WorkerPort = Port<ToWorker, FromWorker>;

export interface PoolOptions {
	/** Nodes per slice: about a fifth of a second, so pausing and saving never wait long. */
	readonly nodes?: number;
	/** Called after every slice; `false` pauses the count when the running slices are done. */
	readonly onSlice?: () => boolean;
}

export const SLICE_NODES = 2_000_000;

/**
 * Works on a count with several threads until it is finished or paused. Every thread works on a unit slice by
 * slice, until none is left; the job does the bookkeeping here.
 */
export function countWith(
	ports: readonly WorkerPort[],
	job: CountJob,
	puzzle: PackingPuzzle,
	unique: Unique,
	{ nodes = SLICE_NODES, onSlice = () => true }: PoolOptions = {},
): Promise<void> {
	const running = new Set<number>();
	let isPaused = false;
	return new Promise((resolve) => {
		const giveWork = (port: WorkerPort): void => {
			const unit = isPaused ? undefined : job.open().find((candidate) => !running.has(candidate));
			if (unit === undefined) {
				if (running.size === 0) resolve();
				return;
			}
			running.add(unit);
			port.send({ kind: 'work', unit, state: job.stateOf(unit), nodes });
		};
		for (const port of ports) {
			port.listen((message) => {
				if (message.kind !== 'worked') return;
				running.delete(message.unit);
				job.update(message.unit, message.state);
				if (!onSlice()) isPaused = true;
				giveWork(port);
			});
			port.send({ kind: 'job', puzzle, unique });
			giveWork(port);
		}
	});
}

/** Sends questions to a worker; answers may arrive in any order. */
export function makeAsker(port: WorkerPort): (question: Question) => Promise<Answer> {
	const waiting = new Map<number, (answer: Answer) => void>();
	let next = 0;
	port.listen((message) => {
		if (message.kind !== 'answer') return;
		waiting.get(message.id)?.(message.answer);
		waiting.delete(message.id);
	});
	return (question) =>
		new Promise((resolve) => {
			waiting.set(next, resolve);
			port.send({ kind: 'ask', id: next++, question });
		});
}
