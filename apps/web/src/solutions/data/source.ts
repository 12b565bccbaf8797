/** Counts and solutions from the worker, cached for the lifetime of the page. */
import type { SetTable } from '@rumis/solver';
import { makeStore, type Store, useStore } from '../../util/store.js';
import type { FromWorker, ToWorker } from './worker.js';

interface Known {
	readonly table: SetTable | null;
	/** The requested solutions, by the set's id. */
	readonly solutions: ReadonlyMap<string, readonly string[]>;
	/** The worker could not be started. */
	readonly isBroken: boolean;
}

interface Source {
	readonly known: Store<Known>;
	requestSolutions(setId: string): void;
}

let source: Source | null = null;

/** Started on first use; the table is requested immediately, because everything needs it. */
export function solutionsSource(): Source {
	source ??= start(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
	return source;
}

function start(worker: Worker): Source {
	const known = makeStore<Known>({ table: null, solutions: new Map(), isBroken: false });
	const asked = new Set<string>();
	const ask = (message: ToWorker) => worker.postMessage(message);
	worker.addEventListener('error', () => known.set({ ...known.get(), isBroken: true }));
	worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) =>
		known.set(learn(known.get(), data)),
	);
	ask({ kind: 'table' });
	return {
		known,
		requestSolutions(setId) {
			if (asked.has(setId)) return;
			asked.add(setId);
			ask({ kind: 'solutions', setId });
		},
	};
}

function learn(known: Known, message: FromWorker): Known {
	if (message.kind === 'table') return { ...known, table: message.table };
	return { ...known, solutions: new Map(known.solutions).set(message.setId, message.texts) };
}

/** The counts of all sets; null until they are loaded. */
export const useSetTable = (): SetTable | null => useStore(solutionsSource().known, ({ table }) => table);

/** All solutions of a set; null until they are loaded. Request them with `requestSolutions`. */
export const useSolutions = (setId: string): readonly string[] | null =>
	useStore(solutionsSource().known, ({ solutions }) => solutions.get(setId) ?? null);

export const useIsBroken = (): boolean => useStore(solutionsSource().known, ({ isBroken }) => isBroken);
