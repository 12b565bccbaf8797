/** The worker in which packings are counted and listed. */
import { cubeTable } from '@rumis/solver';
import type { FromWorker, ToWorker } from './messages.js';
import { listPackings } from './packings.js';
import { setOf } from './sets.js';

const answer = (message: FromWorker): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
	if (data.kind === 'table') return answer({ kind: 'table', table: cubeTable() });
	const set = setOf(data.setId);
	answer({ kind: 'packings', setId: data.setId, texts: set ? listPackings(set) : [] });
});
