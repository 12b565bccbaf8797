import { type CoverProblem, effectivePieces } from './problem.js';

/**
 * Which volumes can still be filled by the remaining copies, regardless of shape: pieces of one size form a
 * class, and a state is the number of copies left in every class, encoded as one number.
 */
export interface VolumeTable {
	/** The state with all copies left. */
	readonly full: number;
	/** The state difference of using one copy of a piece. */
	readonly step: Int32Array;
	/** At `state * (cellCount + 1) + volume`: whether some copies have exactly this volume. */
	readonly fillable: Uint8Array;
	readonly width: number;
}

/** Above this size the table costs more than it saves, and one that always says yes is used instead. */
const MAX_ENTRIES = 1 << 22;

export function makeVolumeTable(problem: CoverProblem): VolumeTable {
	const width = problem.cellCount + 1;
	const classes = sizeClasses(problem);
	const states = classes.reduce((product, { copies }) => product * (copies + 1), 1);
	if (states * width > MAX_ENTRIES) return permissive(problem);
	let radix = 1;
	const steps = classes.map(({ size, copies }) => {
		const entry = { size, radix, copies };
		radix *= copies + 1;
		return entry;
	});
	const step = problem.pieces.map(({ size }) => steps.find((entry) => entry.size === size)?.radix ?? 0);
	return { full: states - 1, step: Int32Array.from(step), fillable: fill(steps, states, width), width };
}

interface SizeClass {
	readonly size: number;
	readonly copies: number;
}

function sizeClasses(problem: CoverProblem): readonly SizeClass[] {
	const copies = new Map<number, number>();
	for (const { size, max } of effectivePieces(problem)) copies.set(size, (copies.get(size) ?? 0) + max);
	return [...copies].map(([size, count]) => ({
		size,
		copies: Math.min(count, Math.floor(problem.cellCount / size)),
	}));
}

const permissive = (problem: CoverProblem): VolumeTable => ({
	full: 0,
	step: new Int32Array(problem.pieces.length),
	fillable: new Uint8Array(problem.cellCount + 1).fill(1),
	width: problem.cellCount + 1,
});

function fill(
	classes: readonly (SizeClass & { readonly radix: number })[],
	states: number,
	width: number,
): Uint8Array {
	const fillable = new Uint8Array(states * width);
	for (let state = 0; state < states; state++) {
		fillable[state * width] = 1;
		for (const { size, radix, copies } of classes) {
			if (Math.floor(state / radix) % (copies + 1) === 0) continue;
			const smaller = (state - radix) * width;
			for (let volume = size; volume < width; volume++) {
				if (fillable[smaller + volume - size]) fillable[state * width + volume] = 1;
			}
		}
	}
	return fillable;
}

/** Every composition of the volume: the number of pieces of each size, within the bounds of all pieces. */
export function compositions(problem: CoverProblem): readonly ReadonlyMap<number, number>[] {
	const bounds = new Map<number, { min: number; max: number }>();
	for (const { size, min, max } of effectivePieces(problem)) {
		if (min > max) return [];
		const bound = bounds.get(size) ?? { min: 0, max: 0 };
		bounds.set(size, { min: bound.min + min, max: bound.max + max });
	}
	const found: Map<number, number>[] = [];
	const choose = (sizes: readonly number[], left: number, counts: ReadonlyMap<number, number>): void => {
		const [size, ...rest] = sizes;
		if (size === undefined) {
			if (left === 0) found.push(new Map(counts));
			return;
		}
		const { min, max } = bounds.get(size)!;
		for (let count = min; count <= max && count * size <= left; count++) {
			choose(rest, left - count * size, new Map([...counts, [size, count]]));
		}
	};
	choose([...bounds.keys()], problem.cellCount, new Map());
	return found;
}
