/** Fits the weights of move features: a softmax over them should match where searches spent their time. */
import { FEATURE_COUNT } from '../../src/knowledge/features.js';
import { Adam } from './adam.js';
import type { MoveSample } from './samples.js';

const EPOCHS = 12;
const BATCH = 64;
const RATE = 0.02;
const DECAY = 1e-4;
const ALL_STONES = 11;

export interface MoveFit {
	/** Weights with a full hand and with an empty one. */
	readonly moves: [number[], number[]];
	/** Mean cross-entropy above the least possible, on decisions that were fitted and on others. */
	readonly loss: number;
	readonly heldOutLoss: number;
}

export function fitMoves(samples: readonly MoveSample[]): MoveFit {
	const weights = new Float64Array(2 * FEATURE_COUNT);
	const fitted = samples.filter((_, i) => i % 10 !== 0);
	const heldOut = samples.filter((_, i) => i % 10 === 0);
	const adam = new Adam(weights, RATE);
	const gradient = new Float64Array(weights.length);
	const batches = Math.ceil(fitted.length / BATCH);
	for (let epoch = 0; epoch < EPOCHS; epoch++) {
		for (let batch = 0; batch < batches; batch++) {
			gradient.fill(0);
			// Every batch takes from all over the samples, since neighbours are of one game.
			for (let i = batch; i < fitted.length; i += batches) addGradient(fitted[i]!, weights, gradient);
			for (let w = 0; w < weights.length; w++) gradient[w] = gradient[w]! / BATCH + DECAY * weights[w]!;
			adam.step(gradient, 1 - (epoch + batch / batches) / EPOCHS);
		}
	}
	return {
		moves: [[...weights.subarray(0, FEATURE_COUNT)], [...weights.subarray(FEATURE_COUNT)]],
		loss: lossOf(fitted, weights),
		heldOutLoss: lossOf(heldOut, weights),
	};
}

function chancesOf({ features, offset, stones }: MoveSample, weights: Float64Array): Float64Array {
	const full = stones / ALL_STONES;
	const scores = Float64Array.from(offset, (start, i) => {
		let score = start;
		for (let f = 0; f < FEATURE_COUNT; f++) {
			const weight = full * weights[f]! + (1 - full) * weights[FEATURE_COUNT + f]!;
			score += weight * features[i * FEATURE_COUNT + f]!;
		}
		return score;
	});
	const best = scores.reduce((most, score) => Math.max(most, score));
	const raw = scores.map((score) => Math.exp(score - best));
	const sum = raw.reduce((total, chance) => total + chance, 0);
	return raw.map((chance) => chance / sum);
}

function addGradient(sample: MoveSample, weights: Float64Array, gradient: Float64Array): void {
	const { features, target, stones } = sample;
	const full = stones / ALL_STONES;
	chancesOf(sample, weights).forEach((chance, i) => {
		const wrong = chance - target[i]!;
		for (let f = 0; f < FEATURE_COUNT; f++) {
			const slope = wrong * features[i * FEATURE_COUNT + f]!;
			gradient[f]! += full * slope;
			gradient[FEATURE_COUNT + f]! += (1 - full) * slope;
		}
	});
}

function lossOf(samples: readonly MoveSample[], weights: Float64Array): number {
	let sum = 0;
	for (const sample of samples) {
		chancesOf(sample, weights).forEach((chance, i) => {
			const share = sample.target[i]!;
			if (share > 0) sum += share * Math.log(share / Math.max(chance, 1e-12));
		});
	}
	return sum / samples.length;
}
