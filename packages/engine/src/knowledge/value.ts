import { STONES } from '@rumis/rules';
import { LOGARITHMS } from '../board/logarithms.js';
import { bitCount, type SearchBoard } from '../board/searchBoard.js';
import type { WasmPlayer } from '../board/wasmPlayer.js';
import { exponential, logarithmAbove1 } from '../numbers/exponential.js';
import { CROSSING_COUNT, Crossing } from './crossing.js';
import { COUNT_COUNT, COUNTS, STONE_MOVES, Survey } from './survey.js';

const MOVES_AT = COUNTS.indexOf('moves');

/** Prospects: the input features of the value network, for one colour. */
const PROSPECTS = [
	/** Visible squares. */
	'shown',
	/** The counts of `Survey`; numbers of legal moves as logarithms. */
	...COUNTS,
	/** Whether it has no move, and whether it is to move. */
	'out',
	'turn',
	/** One per stone: whether it is in hand. */
	...STONES,
] as const;

export const PROSPECT_COUNT = PROSPECTS.length;

const OUT_AT = 1 + COUNT_COUNT;
const TURN_AT = OUT_AT + 1;
const STONES_AT = TURN_AT + 1;

/** Weights at evenly spaced stages of the game, from all stones in hand to none; interpolated linearly in between. */
export type Knots = readonly (readonly number[])[];

/** A hidden unit. */
export interface HiddenUnit {
	/** Weights of the colour's own features, and of the mean of the other colours'. */
	readonly own: readonly number[];
	readonly others: readonly number[];
	/** Biases at the stages of the knots. */
	readonly bias: readonly number[];
	/** Output weight. */
	readonly out: number;
}

/** A colour's strength: a weighted sum of its features plus a small hidden layer. */
export interface ValueNetwork {
	readonly knots: Knots;
	readonly hidden: readonly HiddenUnit[];
	/** In the transfer game: weights of `CROSSINGS` at the same moments. */
	readonly crossing?: Knots | undefined;
}

/** The weights ready for use, with everything that depends on the stage by number of stones left. */
export interface ValueWeights {
	readonly linear: readonly Float64Array[];
	readonly bias: readonly Float64Array[];
	/** By feature and unit. */
	readonly own: Float64Array;
	readonly others: Float64Array;
	readonly out: Float64Array;
	readonly crossing: readonly Float64Array[] | null;
}

/** Mixes the weights for every number of stones in hand. */
export function mixKnots({ knots, hidden, crossing }: ValueNetwork, colours: number): ValueWeights {
	const most = STONES.length * colours;
	const mixed = (count: number, weight: (knot: number, i: number) => number): Float64Array[] =>
		Array.from({ length: most + 1 }, (_, left) => {
			const shares = knotShares(left / most, knots.length);
			return Float64Array.from({ length: count }, (_w, i) =>
				shares.reduce((sum, share, k) => sum + share * weight(k, i), 0),
			);
		});
	const byProspect = (weights: (unit: HiddenUnit) => readonly number[]): Float64Array =>
		Float64Array.from({ length: PROSPECT_COUNT * hidden.length }, (_, i) => {
			const unit = hidden[i % hidden.length]!;
			return weights(unit)[Math.floor(i / hidden.length)]!;
		});
	return {
		linear: mixed(PROSPECT_COUNT, (k, f) => knots[k]![f]!),
		bias: mixed(hidden.length, (k, h) => hidden[h]!.bias[k]!),
		own: byProspect(({ own }) => own),
		others: byProspect(({ others }) => others),
		out: Float64Array.from(hidden, ({ out }) => out),
		crossing: crossing ? mixed(CROSSING_COUNT, (k, f) => crossing[k]![f]!) : null,
	};
}

/** Interpolation weights of the knots when that share of the stones is still in hand. */
export function knotShares(left: number, knots: number): number[] {
	const at = (1 - left) * (knots - 1);
	return Array.from({ length: knots }, (_, k) => Math.max(0, 1 - Math.abs(at - k)));
}

/**
 * Static evaluation with the value network. Every colour has a strength, computed from its own features and the
 * mean of the others'. The probability to finish ahead of another colour is the logistic function of the
 * difference, so the same weights serve any number of colours on any plan.
 */
export class StaticValue {
	private readonly survey: Survey;
	private readonly prospects: Float64Array[];
	private readonly others = new Float64Array(PROSPECT_COUNT);
	private readonly units: Float64Array;
	/** Strength by colour, and by side. */
	private readonly weighed: Float64Array;
	private readonly strengths: Float64Array;
	private readonly crossing: Crossing | null;

	constructor(
		board: SearchBoard,
		private readonly sideOf: Uint8Array,
		private readonly weights: ValueWeights,
		private readonly wasm: WasmPlayer | null,
	) {
		this.survey = new Survey(board, wasm);
		this.crossing = board.outside && weights.crossing ? new Crossing(board) : null;
		this.strengths = new Float64Array(Math.max(...sideOf) + 1);
		this.prospects = Array.from({ length: board.colours }, () => new Float64Array(PROSPECT_COUNT));
		this.weighed = new Float64Array(board.colours);
		this.units = new Float64Array(weights.out.length);
	}

	/** Writes the expected value of each side. Only for the build phase. */
	evaluate(board: SearchBoard, values: Float32Array): void {
		this.weigh(board);
		const { strengths } = this;
		const sides = strengths.length;
		for (let side = 0; side < sides; side++) {
			let ahead = 0;
			for (let other = 0; other < sides; other++) {
				if (other !== side) ahead += 1 / (1 + exponential(strengths[other]! - strengths[side]!));
			}
			values[side] = ahead / (sides - 1);
		}
	}

	/** The strength of a side with two colours is a soft maximum of theirs. */
	private weigh(board: SearchBoard): void {
		const { strengths, sideOf } = this;
		const left = handsLeft(board);
		const weighed = this.weighColours(board, left);
		if (this.crossing) this.addCrossing(this.crossing, board, left, weighed);
		strengths.fill(Number.NEGATIVE_INFINITY);
		for (let c = 0; c < board.colours; c++) {
			const strength = weighed[c]!;
			const side = sideOf[c]!;
			const known = strengths[side]!;
			strengths[side] = known === Number.NEGATIVE_INFINITY ? strength : eitherOf(known, strength);
		}
	}

	/** Strength by colour; `assembly/value.ts` is its twin. */
	private weighColours(board: SearchBoard, left: number): Float64Array {
		if (this.wasm) return this.wasm.weigh(board, this.weights, left);
		const { weighed, prospects, survey } = this;
		survey.take(board);
		for (let c = 0; c < board.colours; c++) describeProspects(board, survey.counts, c, prospects[c]!);
		for (let c = 0; c < board.colours; c++) weighed[c] = this.strengthOf(c, left);
		return weighed;
	}

	/** Carrying over is not known to WebAssembly, so this is added here. */
	private addCrossing(crossing: Crossing, board: SearchBoard, left: number, weighed: Float64Array): void {
		const weights = this.weights.crossing![left]!;
		crossing.take(board);
		for (let c = 0; c < board.colours; c++) {
			for (let f = 0; f < CROSSING_COUNT; f++) {
				weighed[c]! += weights[f]! * crossing.counts[c * CROSSING_COUNT + f]!;
			}
		}
	}

	private strengthOf(colour: number, left: number): number {
		const { weights, prospects, units } = this;
		const linear = weights.linear[left]!;
		const own = prospects[colour]!;
		let strength = 0;
		for (let f = 0; f < PROSPECT_COUNT; f++) strength += linear[f]! * own[f]!;
		if (units.length === 0) return strength;
		units.set(weights.bias[left]!);
		addWeighted(own, weights.own, units);
		addWeighted(this.othersOf(colour), weights.others, units);
		for (let h = 0; h < units.length; h++) strength += weights.out[h]! * Math.min(1, Math.max(0, units[h]!));
		return strength;
	}

	/** The mean features of all other colours. */
	private othersOf(colour: number): Float64Array {
		const { prospects, others } = this;
		if (prospects.length === 2) return prospects[1 - colour]!;
		for (let f = 0; f < PROSPECT_COUNT; f++) {
			let sum = 0;
			for (let c = 0; c < prospects.length; c++) if (c !== colour) sum += prospects[c]![f]!;
			others[f] = sum / (prospects.length - 1);
		}
		return others;
	}
}

/** Adds the weighted sum of the features to every unit, skipping zeros. */
function addWeighted(prospects: Float64Array, weights: Float64Array, units: Float64Array): void {
	const count = units.length;
	for (let f = 0; f < PROSPECT_COUNT; f++) {
		const x = prospects[f]!;
		if (x === 0) continue;
		for (let h = 0, at = f * count; h < count; h++, at++) units[h]! += x * weights[at]!;
	}
}

/** log(exp(a) + exp(b)). */
function eitherOf(a: number, b: number): number {
	const best = Math.max(a, b);
	return best + logarithmAbove1(exponential(Math.min(a, b) - best));
}

/** Stones in hand of all colours that are not out. */
export function handsLeft(board: SearchBoard): number {
	let left = 0;
	for (let c = 0; c < board.colours; c++) {
		if (!(board.out & (1 << c))) left += bitCount(board.hand[c]!);
	}
	return left;
}

/** Writes a colour's features in the order of `PROSPECTS`. */
export function describeProspects(
	board: SearchBoard,
	counts: Int32Array,
	colour: number,
	into: Float64Array,
): void {
	const at = colour * COUNT_COUNT;
	into[0] = board.visible[colour]!;
	for (let i = 0; i < COUNT_COUNT; i++) into[1 + i] = counts[at + i]!;
	const moves = counts[at + MOVES_AT]!;
	into[1 + MOVES_AT] = LOGARITHMS[moves]!;
	for (let i = STONE_MOVES; i < COUNT_COUNT; i++) into[1 + i] = LOGARITHMS[counts[at + i]!]!;
	into[OUT_AT] = moves === 0 ? 1 : 0;
	into[TURN_AT] = board.colour === colour ? 1 : 0;
	const hand = board.hand[colour]!;
	for (let stone = 0; stone < STONES.length; stone++) into[STONES_AT + stone] = (hand >> stone) & 1;
}
