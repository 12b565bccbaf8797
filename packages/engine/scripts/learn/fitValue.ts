/** Fits the weights of prospects: predicted values of sides should come as close as possible to their targets. */
import { type HiddenUnit, knotShares, PROSPECT_COUNT, type ValueNetwork } from '../../src/knowledge/value.js';
import { Adam } from './adam.js';
import { SAMPLE_WIDTH, type ValueSample } from './samples.js';

const KNOTS = 4;
const UNITS = 8;
const BATCH = 256;
const RATE = 0.005;
/** Pulls weights towards where they began, so that what was rarely seen changes little. */
const DECAY = 3e-4;
/** Passes over the samples; few samples are seen more often, so that small groups are fitted as well. */
const LEAST_STEPS = 2000;
const EPOCHS = 8;
const LATER_EPOCHS = 6;

/** Hidden units see prospects; sums count carrying over as well. */
const F = PROSPECT_COUNT;
const SUMMED = SAMPLE_WIDTH;
const OWN = KNOTS * SUMMED;
const OTHERS = OWN + UNITS * F;
const BIAS = OTHERS + UNITS * F;
const OUT = BIAS + UNITS * KNOTS;
const SIZE = OUT + UNITS;

export interface ValueFit {
	readonly network: ValueNetwork;
	/** Mean squared error of predictions on positions that were fitted, and on others. */
	readonly error: number;
	readonly heldOutError: number;
}

/** A sample with its prospects brought to a common scale. */
interface Scaled {
	readonly sample: ValueSample;
	readonly shares: readonly number[];
	/** By colour: its own prospects, and the mean of the others'. */
	readonly own: readonly Float32Array[];
	readonly others: readonly Float32Array[];
}

/**
 * Fits a network, from scratch or from one that was fitted to more samples: then it changes only a little. Without
 * hidden units it is only sums.
 */
export function fitValue(
	samples: readonly ValueSample[],
	start: ValueNetwork | null = null,
	hasUnits = true,
): ValueFit {
	const scale = scaleOf(samples);
	const all = samples.map((sample) => scaled(sample, scale));
	const block = Math.min(LONGEST_BLOCK, Math.ceil(all.length / 20));
	const fitted = all.filter((_, i) => Math.floor(i / block) % 10 !== 0);
	const heldOut = all.filter((_, i) => Math.floor(i / block) % 10 === 0);
	const weights = startOf(start, scale, hasUnits);
	const anchor = start ? weights.slice() : new Float64Array(SIZE);
	const adam = new Adam(weights, start ? RATE / 4 : RATE);
	const gradient = new Float64Array(SIZE);
	const batches = Math.ceil(fitted.length / BATCH);
	const steps = start ? LATER_EPOCHS * batches : Math.max(LEAST_STEPS, EPOCHS * batches);
	const fitter = new Fitter(weights, gradient);
	for (let step = 0; step < steps; step++) {
		gradient.fill(0);
		// Every batch takes from all over the samples, since neighbours are of one game.
		for (let i = step % batches; i < fitted.length; i += batches) fitter.learn(fitted[i]!);
		for (let w = 0; w < SIZE; w++) {
			gradient[w] = gradient[w]! / BATCH + DECAY * (weights[w]! - anchor[w]!);
		}
		adam.step(gradient, 1 - step / steps);
	}
	return {
		network: networkOf(weights, scale),
		error: fitter.errorOf(fitted),
		heldOutError: fitter.errorOf(heldOut),
	};
}

/** Units that begin at 0 stay there. */
function startOf(start: ValueNetwork | null, scale: Scale, hasUnits: boolean): Float64Array {
	if (start) return weightsOf(start, scale);
	return hasUnits ? startWeights() : new Float64Array(SIZE);
}

/** Samples are held out in blocks, so that most of a game is on one side. */
const LONGEST_BLOCK = 200;

interface Scale {
	readonly mean: readonly number[];
	/** What to multiply each prospect by, so that all vary about as much. */
	readonly factor: readonly number[];
}

function scaleOf(samples: readonly ValueSample[]): Scale {
	const mean: number[] = [];
	const factor: number[] = [];
	for (let f = 0; f < SUMMED; f++) {
		let [count, sum, squares] = [0, 0, 0];
		for (const { prospects, colours } of samples) {
			for (let c = 0; c < colours; c++) {
				const x = prospects[c * SUMMED + f]!;
				count++;
				sum += x;
				squares += x * x;
			}
		}
		const deviation = Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
		mean.push(sum / count);
		factor.push(deviation > 0.02 ? 1 / deviation : 0);
	}
	return { mean, factor };
}

function scaled(sample: ValueSample, { mean, factor }: Scale): Scaled {
	const { prospects, colours, left } = sample;
	const own = Array.from({ length: colours }, (_, c) =>
		Float32Array.from(mean, (middle, f) => (prospects[c * SUMMED + f]! - middle) * factor[f]!),
	);
	const others = own.map((_, c) =>
		Float32Array.from(mean, (_m, f) => {
			const sum = own.reduce((total, list, o) => (o === c ? total : total + list[f]!), 0);
			return sum / (colours - 1);
		}),
	);
	return { sample, shares: knotShares(left, KNOTS), own, others };
}

/** Hidden units begin small and different from one another; the same every time. */
function startWeights(): Float64Array {
	const weights = new Float64Array(SIZE);
	let state = 1;
	const random = (): number => {
		state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
		return state / 0x40000000 - 1;
	};
	for (let w = OWN; w < BIAS; w++) weights[w] = 0.15 * random();
	for (let w = BIAS; w < OUT; w++) weights[w] = 0.5;
	for (let w = OUT; w < SIZE; w++) weights[w] = 0.2 * random();
	return weights;
}

/** Predicts, and follows errors back to the weights. */
class Fitter {
	private raw: number[] = [];
	private units: Float64Array[] = [];
	private strengths: number[] = [];

	constructor(
		private readonly weights: Float64Array,
		private readonly gradient: Float64Array,
	) {}

	private predict({ sample, shares, own, others }: Scaled): number[] {
		this.units = own.map((list, c) => this.unitsOf(list, others[c]!, shares));
		this.raw = own.map((list, c) => this.strengthOf(list, this.units[c]!, shares));
		this.strengths = sample.target.map((_, side) => {
			const parts = this.raw.filter((_s, c) => sample.sideOf[c] === side);
			const best = Math.max(...parts);
			return best + Math.log(parts.reduce((sum, strength) => sum + Math.exp(strength - best), 0));
		});
		const { strengths } = this;
		return strengths.map((mine, side) => {
			let ahead = 0;
			for (let o = 0; o < strengths.length; o++)
				if (o !== side) ahead += 1 / (1 + Math.exp(strengths[o]! - mine));
			return ahead / (strengths.length - 1);
		});
	}

	private unitsOf(own: Float32Array, others: Float32Array, shares: readonly number[]): Float64Array {
		const { weights } = this;
		return Float64Array.from({ length: UNITS }, (_, h) => {
			let sum = 0;
			for (let k = 0; k < KNOTS; k++) sum += shares[k]! * weights[BIAS + h * KNOTS + k]!;
			for (let f = 0, a = OWN + h * F, b = OTHERS + h * F; f < F; f++, a++, b++) {
				sum += weights[a]! * own[f]! + weights[b]! * others[f]!;
			}
			return sum;
		});
	}

	private strengthOf(own: Float32Array, units: Float64Array, shares: readonly number[]): number {
		const { weights } = this;
		let strength = 0;
		for (let k = 0; k < KNOTS; k++) {
			if (shares[k] === 0) continue;
			for (let f = 0; f < SUMMED; f++) strength += shares[k]! * weights[k * SUMMED + f]! * own[f]!;
		}
		for (let h = 0; h < UNITS; h++) strength += weights[OUT + h]! * Math.min(1, Math.max(0, units[h]!));
		return strength;
	}

	/** By side: how the squared error changes with its strength. */
	private slopes(values: readonly number[], target: readonly number[]): number[] {
		const { strengths } = this;
		const slope = strengths.map(() => 0);
		const others = strengths.length - 1;
		for (let i = 0; i < strengths.length; i++) {
			const wrong = (2 * (values[i]! - target[i]!)) / others;
			for (let j = 0; j < strengths.length; j++) {
				if (i === j) continue;
				const chance = 1 / (1 + Math.exp(strengths[j]! - strengths[i]!));
				slope[i]! += wrong * chance * (1 - chance);
				slope[j]! -= wrong * chance * (1 - chance);
			}
		}
		return slope;
	}

	/** Adds what the sample says to the gradient. */
	learn(scaledSample: Scaled): void {
		const { sample, own, others, shares } = scaledSample;
		const slope = this.slopes(this.predict(scaledSample), sample.target);
		for (let c = 0; c < sample.colours; c++) {
			const side = sample.sideOf[c]!;
			const steep = slope[side]! * Math.exp(this.raw[c]! - this.strengths[side]!);
			this.learnLinear(own[c]!, shares, steep);
			for (let h = 0; h < UNITS; h++)
				this.learnUnit(h, this.units[c]![h]!, own[c]!, others[c]!, shares, steep);
		}
	}

	private learnLinear(own: Float32Array, shares: readonly number[], steep: number): void {
		for (let k = 0; k < KNOTS; k++) {
			const part = steep * shares[k]!;
			if (part === 0) continue;
			for (let f = 0; f < SUMMED; f++) this.gradient[k * SUMMED + f]! += part * own[f]!;
		}
	}

	private learnUnit(
		h: number,
		sum: number,
		own: Float32Array,
		others: Float32Array,
		shares: readonly number[],
		steep: number,
	): void {
		const { gradient, weights } = this;
		gradient[OUT + h]! += steep * Math.min(1, Math.max(0, sum));
		if (sum <= 0 || sum >= 1) return;
		const part = steep * weights[OUT + h]!;
		for (let k = 0; k < KNOTS; k++) gradient[BIAS + h * KNOTS + k]! += part * shares[k]!;
		for (let f = 0, a = OWN + h * F, b = OTHERS + h * F; f < F; f++, a++, b++) {
			gradient[a]! += part * own[f]!;
			gradient[b]! += part * others[f]!;
		}
	}

	errorOf(samples: readonly Scaled[]): number {
		let [sum, count] = [0, 0];
		for (const one of samples) {
			this.predict(one).forEach((value, side) => {
				sum += (value - one.sample.target[side]!) ** 2;
				count++;
			});
		}
		return sum / count;
	}
}

/** The same network for prospects as they are. What all colours have in common does not matter in knots. */
function networkOf(weights: Float64Array, { mean, factor }: Scale): ValueNetwork {
	const rescaled = (from: number, count = F): number[] =>
		factor.slice(0, count).map((by, f) => weights[from + f]! * by);
	const shiftOf = (list: readonly number[]): number =>
		list.reduce((sum, weight, f) => sum + weight * mean[f]!, 0);
	const hidden = Array.from({ length: UNITS }, (_, h): HiddenUnit => {
		const [own, others] = [rescaled(OWN + h * F), rescaled(OTHERS + h * F)];
		const shift = shiftOf(own) + shiftOf(others);
		const bias = Array.from({ length: KNOTS }, (_b, k) => weights[BIAS + h * KNOTS + k]! - shift);
		return { own, others, bias, out: weights[OUT + h]! };
	});
	const summed = Array.from({ length: KNOTS }, (_, k) => rescaled(k * SUMMED, SUMMED));
	const crosses = factor.slice(F).some((by) => by > 0);
	return {
		knots: summed.map((list) => list.slice(0, F)),
		hidden: hidden.filter(({ out }) => out !== 0),
		...(crosses ? { crossing: summed.map((list) => list.slice(F)) } : {}),
	};
}

/** The other way round: the weights of a network for scaled prospects. */
function weightsOf({ knots, hidden, crossing }: ValueNetwork, { mean, factor }: Scale): Float64Array {
	const weights = new Float64Array(SIZE);
	const put = (from: number, list: readonly number[]): void => {
		list.forEach((weight, f) => {
			weights[from + f] = factor[f] === 0 ? 0 : weight / factor[f]!;
		});
	};
	knots.forEach((list, k) => {
		put(k * SUMMED, [...list, ...(crossing?.[k] ?? [])]);
	});
	hidden.forEach(({ own, others, bias, out }, h) => {
		put(OWN + h * F, own);
		put(OTHERS + h * F, others);
		const shift = own.reduce((sum, weight, f) => sum + (weight + others[f]!) * mean[f]!, 0);
		for (let k = 0; k < KNOTS; k++) weights[BIAS + h * KNOTS + k] = bias[k]! + shift;
		weights[OUT + h] = out;
	});
	return weights;
}
