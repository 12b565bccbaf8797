import { FEATURES, makeMoveWeights } from './features.js';

/** Weights by name, with a full and an empty hand; stones of the same size share a weight. */
const FULL: Readonly<Record<string, number>> = {
	...{ fresh: 0.65, captured: 1.03, reclaimed: 0.7, own: 0.48, final: 1.23, exposed: -0.39, blocked: 0.1 },
	...{ opened: 0.05, known: -0.01, three: 0.02, four: 0.41, air: -0.14 },
};
const EMPTY: Readonly<Record<string, number>> = {
	...{ fresh: 0.45, captured: 0.68, reclaimed: 0.5, own: -0.34, final: 0.01, exposed: 0.05, blocked: 0.23 },
	...{ opened: -0.07, known: 0.03, three: 0.72, four: 1.29, air: -0.07 },
};

const sizeOf = (feature: string): string =>
	feature.endsWith('3') ? 'three' : feature.endsWith('4') ? 'four' : '';

const inOrder = (weights: Readonly<Record<string, number>>): number[] =>
	FEATURES.map((feature) => weights[feature] ?? weights[sizeOf(feature)] ?? 0);

/** The move weights of the first engine (bot `v1`), which knew only the size of a stone. Kept for comparison. */
export const FIRST_MOVE_WEIGHTS = makeMoveWeights(inOrder(FULL), inOrder(EMPTY));
