/** The worker in which puzzles are solved. It is stopped by terminating it. */
import type { FromSolver, Question } from './question.js';
import { solve } from './solve.js';

/** The part of a worker's global scope that is used here. */
interface WorkerScope {
	postMessage(message: FromSolver): void;
	onmessage: ((event: { readonly data: Question }) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;

/** Often enough to look responsive, rarely enough to be readable. */
const TELL_EVERY_MS = 150;

scope.onmessage = ({ data }) => {
	const solving = solve(data);
	let told = performance.now();
	for (;;) {
		const { done, value } = solving.next();
		if (done) return scope.postMessage({ kind: 'answer', answer: value });
		if (performance.now() - told < TELL_EVERY_MS) continue;
		told = performance.now();
		scope.postMessage({ kind: 'progress', progress: value });
	}
};
