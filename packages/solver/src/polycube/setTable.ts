import type { Result, Stone } from '@rumis/rules';
import { makeSearch } from '../exactCover/makeSearch.js';
import type { CoverProblem } from '../exactCover/problem.js';
import { makeSetCounter, type SetCounter } from '../exactCover/setCount.js';
import { markerSets } from './countPlan.js';
import { actionsOf, classesOf, fixedProblem, type Orbit, orbitsOf } from './orbits.js';
import { coverOf, type PuzzleCover } from './puzzle.js';
import { boxShape } from './shape.js';
import { stockOfColours } from './stock.js';
import { mirrorStone, symmetriesOf } from './symmetry.js';

/** The counts for one set of stones. */
export interface SetRow {
	readonly stones: readonly Stone[];
	/** The number of solutions, all and up to rotation. */
	readonly all: number;
	readonly rotations: number;
	/** Up to rotation and reflection; null if the mirror image is a solution of another set. */
	readonly reflections: number | null;
}

export interface SetTable {
	readonly rows: readonly SetRow[];
	readonly all: number;
	readonly rotations: number;
	/** Up to rotation and reflection, a set and its mirror set counted once. */
	readonly reflections: number;
}

/** Precomputed data without results. */
interface Preparation {
	readonly cover: PuzzleCover;
	readonly counter: SetCounter;
	readonly orbits: readonly Orbit[];
	readonly classes: readonly { problem: CoverProblem; size: number; isReflection: boolean }[];
}

let prepared: Preparation | null = null;

/**
 * The 3 × 3 × 3 cube from one colour, for each of the 14 possible sets of stones. Every solution has exactly
 * one stone of three cubes, so that one is placed once per orbit, and one search counts all sets.
 */
export function cubeTable(): SetTable {
	prepared ??= prepare();
	const { cover, counter, orbits, classes } = prepared;
	counter.tally.fill(0);
	for (const { option, size } of orbits) counter.count(option, size);
	const turned = counter.tally.slice();
	const mirrored = counter.tally.slice();
	for (const { problem, size, isReflection } of classes) {
		eachSet(problem, (set) => {
			if (!isReflection) turned[set]! += size;
			mirrored[set]! += size;
		});
	}
	const rows = setsOf(cover).map(({ set, stones }) => ({
		stones,
		all: counter.tally[set]!,
		rotations: turned[set]! / 24,
		reflections: isOwnMirror(stones) ? mirrored[set]! / 48 : null,
	}));
	const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
	return {
		rows,
		all: sum(rows.map(({ all }) => all)),
		rotations: sum(rows.map(({ rotations }) => rotations)),
		reflections: sum(rows.map((row) => row.reflections ?? row.rotations / 2)),
	};
}

function prepare(): Preparation {
	const cover = coverOf({ shape: must(boxShape(3, 3, 3)), stock: must(stockOfColours(1)) });
	const all = actionsOf(cover, symmetriesOf(cover.shape));
	const marker = markerSets(cover).find(({ copies }) => copies === 1)!;
	const isMarked = (option: number): boolean =>
		marker.items.includes(cover.problem.options[option]!.uses[0]!);
	const marked = cover.placements.map((_, option) => option).filter(isMarked);
	const turns = all.filter(({ symmetry }) => !symmetry.isReflection);
	const classes = classesOf(all).slice(1);
	return {
		cover,
		counter: makeSetCounter(cover.problem),
		orbits: orbitsOf(marked, turns),
		classes: classes.map(({ action, size }) => ({
			problem: fixedProblem(cover, action),
			size,
			isReflection: action.symmetry.isReflection,
		})),
	};
}

function must<Value, Failure>(result: Result<Value, Failure>): Value {
	if (!result.ok) throw new Error('the cube of edge 3 and one colour are always sound');
	return result.value;
}

function eachSet(problem: CoverProblem, tell: (set: number) => void): void {
	const onSolution = (options: readonly number[]): undefined => {
		const used = options.flatMap((option) => problem.options[option]!.uses);
		tell(used.reduce((bits, piece) => bits | (1 << piece), 0));
	};
	makeSearch(problem, { onSolution }).run(Number.MAX_SAFE_INTEGER);
}

const isOwnMirror = (stones: readonly Stone[]): boolean =>
	stones.every((stone) => stones.includes(mirrorStone(stone)));

/** One stone of three cubes and six of the seven stones of four that fit, ordered by the omitted stone. */
function setsOf({ stock }: PuzzleCover): readonly { set: number; stones: readonly Stone[] }[] {
	const fours: readonly Stone[] = ['L4', 'T4', 'Z4', 'O4', 'P4', 'A4', 'B4'];
	const bit = (stone: Stone): number => 1 << stock.findIndex((item) => item.stone === stone);
	return (['V3', 'I3'] as const).flatMap((three) =>
		fours.map((out) => {
			const stones = [three, ...fours.filter((stone) => stone !== out)];
			return { stones, set: stones.reduce((bits, stone) => bits | bit(stone), 0) };
		}),
	);
}
