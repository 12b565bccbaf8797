import type { BalancePlan } from '../plan.js';
import type { Tally } from '../tally.js';

/** Games of a plan: those with the numbers from `from` to just before `to`. */
export interface Batch {
	readonly plan: BalancePlan;
	readonly from: number;
	readonly to: number;
}

/** `run` distinguishes the results of different runs: a batch of a cancelled run may still be playing. */
export type ToWorker = { readonly kind: 'play'; readonly run: number; readonly batch: Batch };

/** The response of a worker: the sums over the batch. */
export type FromWorker = { readonly kind: 'played'; readonly run: number; readonly tally: Tally };
