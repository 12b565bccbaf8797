import type { BalancePlan } from '../plan.js';
import type { Tally } from '../tally.js';

/** Games of a plan: those with the numbers from `from` to just before `to`. */
export interface Batch {
	readonly plan: BalancePlan;
	readonly from: number;
	readonly to: number;
}

/** `run` tells the answers to different runs apart: a cancelled run leaves a batch behind that is still being played. */
export type ToWorker = { readonly kind: 'play'; readonly run: number; readonly batch: Batch };

/** What a worker answers: the sums over the batch. */
export type FromWorker = { readonly kind: 'played'; readonly run: number; readonly tally: Tally };
