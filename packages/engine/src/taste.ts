import { makeTaste, type Taste } from './features.js';

/**
 * Weights in the order of `FEATURES`, with a full and with an empty hand. Learnt: a softmax over them was fitted
 * to where searches of many positions on five boards spent their simulations (docs/ENGINE.md).
 */
export const BEST_TASTE: Taste = makeTaste(
	[0.65, 1.03, 0.7, 0.48, 1.23, -0.39, 0.1, 0.05, -0.01, 0.02, 0.41, -0.14],
	[0.45, 0.68, 0.5, -0.34, 0.01, 0.05, 0.23, -0.07, 0.03, 0.72, 1.29, -0.07],
);
