import { STONES } from '@rumis/rules';
import { LOGARITHMS } from './logarithms.js';
import type { PlayoutExports } from './wasmTables.js';

/** Like `ValueWeights` in `knowledge/value.ts`, which explains them. */
export interface NetworkWeights {
	readonly linear: readonly Float64Array[];
	readonly bias: readonly Float64Array[];
	readonly own: Float64Array;
	readonly others: Float64Array;
	readonly out: Float64Array;
}

const MOST_COLOURS = 6;
const PROSPECTS = 66;
const MOST_ROWS = STONES.length * MOST_COLOURS + 1;
/** Units come in blocks of eight; a network has at most two blocks. */
const BLOCK = 8;
const MOST_UNITS = 2 * BLOCK;

const LINEAR = MOST_ROWS * PROSPECTS;
const BIAS = MOST_ROWS * MOST_UNITS;
const UNITS = PROSPECTS * MOST_UNITS;
const SIZE = LINEAR + BIAS + 2 * UNITS + MOST_UNITS;

/** The network's weights in the memory of `assembly/value.ts`. */
export class WasmNetwork {
	readonly strengths: Float64Array;
	private readonly memory: Float64Array;
	private taken: NetworkWeights | null = null;

	constructor(
		private readonly wasm: PlayoutExports,
		private readonly at: number,
		placements: number,
	) {
		const { buffer } = wasm.memory;
		this.memory = new Float64Array(buffer, at, SIZE);
		this.strengths = new Float64Array(buffer, wasm.strengths.value, MOST_COLOURS);
		new Float64Array(buffer, at + 8 * SIZE, placements + 1).set(LOGARITHMS.subarray(0, placements + 1));
		wasm.setLogarithms(at + 8 * SIZE);
	}

	/** Allocates the weights, and logarithms for every possible number of moves. */
	static allocate(wasm: PlayoutExports, placements: number): number {
		return wasm.allocate(8 * (SIZE + placements + 1));
	}

	/** Loads these weights; copies them only if they changed. */
	take(weights: NetworkWeights): void {
		if (weights === this.taken) return;
		const count = weights.out.length;
		const units = BLOCK * Math.ceil(count / BLOCK);
		if (units > MOST_UNITS) throw new RangeError(`${count} hidden units`);
		this.taken = weights;
		const starts = [0, LINEAR, LINEAR + BIAS, LINEAR + BIAS + UNITS, LINEAR + BIAS + 2 * UNITS] as const;
		this.putRows(starts[0], weights.linear, PROSPECTS);
		this.putRows(starts[1], weights.bias, units);
		this.putRows(starts[2], rowsOf(weights.own, count), units);
		this.putRows(starts[3], rowsOf(weights.others, count), units);
		this.putRows(starts[4], [weights.out], units);
		const [linear, bias, own, others, out] = starts.map((start) => this.at + 8 * start);
		this.wasm.setNetwork(units, linear!, bias!, own!, others!, out!);
	}

	/** Pads rows with zeros: such units add nothing. */
	private putRows(start: number, rows: readonly Float64Array[], width: number): void {
		this.memory.fill(0, start, start + rows.length * width);
		rows.forEach((row, i) => {
			this.memory.set(row, start + i * width);
		});
	}
}

const rowsOf = (weights: Float64Array, units: number): Float64Array[] =>
	Array.from({ length: units === 0 ? 0 : PROSPECTS }, (_, f) => weights.subarray(f * units, (f + 1) * units));
