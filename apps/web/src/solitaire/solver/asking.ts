/** Runs the solver in its own worker, which is terminated after the answer or when cancelled. */
import type { Answer, FromSolver, Progress, Question } from './question.js';

export interface Listener {
	onProgress(progress: Progress): void;
	onAnswer(answer: Answer): void;
	/** The worker could not be started, or failed. */
	onFailure(): void;
}

/** Starts a search. The returned function cancels it. */
export type SolverClient = (question: Question, listener: Listener) => () => void;

export const askWorker: SolverClient = (question, { onProgress, onAnswer, onFailure }) => {
	const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
	worker.onmessage = ({ data }: MessageEvent<FromSolver>) => {
		if (data.kind === 'progress') return onProgress(data.progress);
		worker.terminate();
		onAnswer(data.answer);
	};
	worker.onerror = () => {
		worker.terminate();
		onFailure();
	};
	worker.postMessage(question);
	return () => worker.terminate();
};
