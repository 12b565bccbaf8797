import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import {
	CountJob,
	countWith,
	makeCountState,
	makeQuestion,
	methodFor,
	parseCountState,
	SLICE_NODES,
	type Unique,
	type WorkerPort,
} from '@rumis/solver';
import { Failure } from '../shared/failure.js';
import { readText, writeFile } from '../shared/files.js';
import type { SolveQuestion } from './question.js';
import { sayCount, sayState } from './wording.js';

export interface CountRunOptions {
	readonly unique: Unique;
	readonly threads: number;
	/** The file the count is saved in, and resumed from if it exists. */
	readonly resume?: string;
	readonly saveSeconds: number;
	/** The count ends when it has reached this number. Not together with `unique`. */
	readonly limit: number;
	readonly onProgress: (fraction: number) => void;
}

/** A node of the list search costs some twenty times as much as one of the mask search. */
const LIST_SLICE_NODES = SLICE_NODES / 20;

/** Counts to the end, saving now and then. On Ctrl-C it saves once more and says how to resume. */
export async function runCount(question: SolveQuestion, options: CountRunOptions): Promise<number> {
	const started = CountJob.start(question.cover, options.unique);
	if (!started.ok) throw new Failure(sayCount(started.error));
	const job = started.value;
	const save = openState(job, makeQuestion(question.puzzle, options.unique), options.resume);
	let isStopped = false;
	let saved = performance.now();
	const stop = (): void => {
		isStopped = true;
	};
	const onSlice = (): boolean => {
		options.onProgress(Math.max(job.fraction, Math.min(1, job.count / options.limit)));
		if (performance.now() - saved >= options.saveSeconds * 1000) {
			save();
			saved = performance.now();
		}
		return !isStopped && job.count < options.limit;
	};
	process.once('SIGINT', stop);
	const nodes = methodFor(question.cover.problem) === 'masks' ? SLICE_NODES : LIST_SLICE_NODES;
	if (options.threads > 1) await countInThreads(job, question, options, { nodes, onSlice });
	else await countHere(job, { nodes, onSlice });
	process.off('SIGINT', stop);
	save();
	// Even unfinished, the count is never too high: every copy of a marked stone counts only its share.
	if (job.finished || job.count >= options.limit) return Math.min(job.count, options.limit);
	const how = options.resume ? `; continue with --resume ${options.resume}` : '';
	throw new Failure(`stopped after ${(job.fraction * 100).toFixed(1)} % of the search${how}`);
}

interface Slicing {
	readonly nodes: number;
	readonly onSlice: () => boolean;
}

async function countHere(job: CountJob, { nodes, onSlice }: Slicing): Promise<void> {
	for (const unit of job.open()) {
		while (job.stateOf(unit).path !== null) {
			job.update(unit, job.workOn(unit, job.stateOf(unit), nodes));
			if (!onSlice()) return;
			// Signals are only delivered between turns of the event loop.
			await new Promise((resolve) => setImmediate(resolve));
		}
	}
}

async function countInThreads(
	job: CountJob,
	{ puzzle }: SolveQuestion,
	{ threads, unique }: CountRunOptions,
	slicing: Slicing,
): Promise<void> {
	const pool = startThreads(threads);
	try {
		await Promise.race([countWith(pool.ports, job, puzzle, unique, slicing), pool.failure]);
	} finally {
		await pool.end();
	}
}

/** Resumes a saved count if there is one, and returns the save function. Any other file is left unchanged. */
function openState(job: CountJob, question: string, file: string | undefined): () => void {
	if (file === undefined) return () => {};
	if (existsSync(file)) restore(job, question, file);
	const save = (): void => {
		const written = writeFile(file, makeCountState({ question, units: job.snapshot() }));
		if (!written.ok) throw new Failure(written.error);
	};
	// Save at once, so an unwritable file is noticed before hours of work.
	save();
	return save;
}

function restore(job: CountJob, question: string, file: string): void {
	const text = readText(file);
	if (!text.ok) throw new Failure(text.error);
	const state = parseCountState(text.value);
	if (!state.ok) throw new Failure(`${file}: ${sayState(state.error)}`);
	if (state.value.question !== question) throw new Failure(`${file}: ${sayState({ code: 'stateForeign' })}`);
	const restored = job.restore(state.value.units);
	if (!restored.ok) throw new Failure(`${file}: ${sayState({ code: restored.error })}`);
}

interface Threads {
	readonly ports: readonly WorkerPort[];
	/** Never resolves; rejects when a thread fails. */
	readonly failure: Promise<never>;
	end(): Promise<void>;
}

function startThreads(count: number): Threads {
	const workers = Array.from(
		{ length: count },
		() => new Worker(new URL('./nodeWorker.js', import.meta.url)),
	);
	return {
		ports: workers.map((worker) => ({
			send: (message) => worker.postMessage(message),
			listen: (tell) => void worker.on('message', tell),
		})),
		failure: new Promise((_, reject) => {
			for (const worker of workers) worker.once('error', reject);
		}),
		end: async () => void (await Promise.all(workers.map((worker) => worker.terminate()))),
	};
}
