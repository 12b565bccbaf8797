/** The worker in which solutions are counted and listed. */
import { cubeTable, type SetTable } from '@rumis/solver';
import { listSolutions } from './listSolutions.js';
import { setOf } from './sets.js';

/** Requests to the worker. Plain data. */
export type ToWorker = { readonly kind: 'table' } | { readonly kind: 'solutions'; readonly setId: string };

export type FromWorker =
	| { readonly kind: 'table'; readonly table: SetTable }
	| { readonly kind: 'solutions'; readonly setId: string; readonly texts: readonly string[] };

const answer = (message: FromWorker): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
	if (data.kind === 'table') return answer({ kind: 'table', table: cubeTable() });
	const set = setOf(data.setId);
	answer({ kind: 'solutions', setId: data.setId, texts: set ? listSolutions(set) : [] });
});
