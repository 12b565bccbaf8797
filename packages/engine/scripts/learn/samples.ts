/** Samples as rows of numbers in binary files: reading a million of them must not take long. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { CROSSING_COUNT } from '../../src/knowledge/crossing.js';
import { FEATURE_COUNT } from '../../src/knowledge/features.js';
import { PROSPECT_COUNT } from '../../src/knowledge/value.js';

/** Prospects of a colour, and those of carrying over, which are 0 but in the transfer game. */
export const SAMPLE_WIDTH = PROSPECT_COUNT + CROSSING_COUNT;

/** A position: how far the game is, the prospects of every colour, and what each side got. */
export interface ValueSample {
	/** Share of the stones that are still in hand. */
	readonly left: number;
	readonly colours: number;
	readonly sideOf: readonly number[];
	readonly prospects: Float32Array;
	readonly target: readonly number[];
}

/** A decision: the features of some moves, and how much of the search went to each. */
export interface MoveSample {
	readonly stones: number;
	readonly features: Float32Array;
	readonly target: readonly number[];
	/** Of moves of which only some were kept: the logarithm of how many each stands for. */
	readonly offset: readonly number[];
}

/** Collects samples in memory and writes them all at once, so that a file is whole or not there. */
export class SampleWriter {
	private readonly numbers: number[] = [];

	addValue(sample: ValueSample): void {
		const { left, colours, sideOf, prospects, target } = sample;
		this.numbers.push(1, left, colours, ...sideOf, ...prospects, target.length, ...target);
	}

	addMoves({ stones, features, target, offset }: MoveSample): void {
		this.numbers.push(2, stones, target.length, ...features, ...target, ...offset);
	}

	save(path: string): void {
		writeFileSync(`${path}.part`, new Uint8Array(Float32Array.from(this.numbers).buffer));
		renameSync(`${path}.part`, path);
	}
}

export interface Samples {
	readonly values: ValueSample[];
	readonly moves: MoveSample[];
}

export function readSamples(paths: readonly string[]): Samples {
	const samples: Samples = { values: [], moves: [] };
	for (const path of paths) readFile(path, samples);
	return samples;
}

function readFile(path: string, { values, moves }: Samples): void {
	const bytes = readFileSync(path);
	const numbers = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
	let at = 0;
	const next = (): number => numbers[at++]!;
	const take = (count: number): Float32Array => {
		at += count;
		return numbers.slice(at - count, at);
	};
	while (at < numbers.length) {
		if (next() === 1) {
			const [left, colours] = [next(), next()];
			const [sideOf, prospects] = [[...take(colours)], take(colours * SAMPLE_WIDTH)];
			values.push({ left, colours, sideOf, prospects, target: [...take(next())] });
		} else {
			const [stones, count] = [next(), next()];
			const features = take(count * FEATURE_COUNT);
			moves.push({ stones, features, target: [...take(count)], offset: [...take(count)] });
		}
	}
}
