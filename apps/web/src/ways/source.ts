/** Counts and packings from the worker. What was asked once is kept for as long as the page lives. */
import type { SetTable } from '@rumis/solver';
import { makeStore, type Store, useStore } from '../ui/store.js';
import type { FromWorker, ToWorker } from './messages.js';

interface Known {
	readonly table: SetTable | null;
	/** The packings of the sets that were asked for, by the set's id. */
	readonly packings: ReadonlyMap<string, readonly string[]>;
	/** The worker could not be started, so nothing more will come. */
	readonly isBroken: boolean;
}

interface Source {
	readonly known: Store<Known>;
	askPackings(setId: string): void;
}

let source: Source | null = null;

/** Started when it is first needed; the table is asked for at once, because everything needs it. */
export function waysSource(): Source {
	source ??= start(new Worker(new URL('./waysWorker.ts', import.meta.url), { type: 'module' }));
	return source;
}

function start(worker: Worker): Source {
	const known = makeStore<Known>({ table: null, packings: new Map(), isBroken: false });
	const asked = new Set<string>();
	const ask = (message: ToWorker) => worker.postMessage(message);
	worker.addEventListener('error', () => known.set({ ...known.get(), isBroken: true }));
	worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) =>
		known.set(learn(known.get(), data)),
	);
	ask({ kind: 'table' });
	return {
		known,
		askPackings(setId) {
			if (asked.has(setId)) return;
			asked.add(setId);
			ask({ kind: 'packings', setId });
		},
	};
}

function learn(known: Known, message: FromWorker): Known {
	if (message.kind === 'table') return { ...known, table: message.table };
	return { ...known, packings: new Map(known.packings).set(message.setId, message.texts) };
}

/** The counts of all sets; null until they are known. */
export const useTable = (): SetTable | null => useStore(waysSource().known, ({ table }) => table);

/** All packings of a set; null until they are listed. Ask for them with `askPackings`. */
export const usePackings = (setId: string): readonly string[] | null =>
	useStore(waysSource().known, ({ packings }) => packings.get(setId) ?? null);

export const useIsBroken = (): boolean => useStore(waysSource().known, ({ isBroken }) => isBroken);
