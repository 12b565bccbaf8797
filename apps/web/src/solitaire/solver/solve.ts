/**
 * The searches, in slices: each yields its progress and can be stopped at any time. They are independent of
 * the page and the worker.
 */
import { type Random, seededRandom } from '@rumis/rules';
import {
	type BuildOrder,
	CountJob,
	checkVolume,
	coverOf,
	estimateCovers,
	findBuildOrder,
	makeSearch,
	type Packing,
	type PackingPuzzle,
	type PartialBuilding,
	type PuzzleCover,
	packingOf,
	parityForbids,
	randomCover,
} from '@rumis/solver';
import type { Answer, Next, Progress, Question } from './question.js';

export type Solving = Generator<Progress, Answer>;

export function solve(question: Question): Solving {
	const { kind, rest, from, seed } = question;
	if (rest.shape.cells.length === 0) return settled(kind, 1);
	if (checkVolume(rest) !== null || parityForbids(rest)) return settled(kind, 0);
	const random = seededRandom(seed);
	if (kind === 'estimate') return estimate(rest, random);
	if (from) return kind === 'finish' ? finishByRules(rest, from, random) : countByRules(rest, from);
	return kind === 'finish' ? finish(rest, random) : count(rest);
}

// biome-ignore lint/correctness/useYield: a search that is over before it has begun
function* settled(kind: Question['kind'], ways: 0 | 1): Solving {
	if (kind === 'finish') return ways === 0 ? { kind: 'none' } : { kind: 'finish', steps: [] };
	if (kind === 'estimate') return { kind: 'estimate', mean: ways, error: 0 };
	return { kind: 'count', count: ways, isExact: true };
}

/** Nodes per slice: well below a second on slow devices. */
const CHANCE_NODES = 20_000;
const THOROUGH_NODES = 20_000;
/** Small shapes use the mask search, which is ten times as fast. */
const countNodes = ({ shape }: PackingPuzzle): number => (shape.cells.length > 64 ? 20_000 : 300_000);

const uncoloured = (packing: Packing): Next[] =>
	packing.map(({ stone, cells }) => ({ stone, colour: null, cells, ending: [] }));

/** A random search finds completions; an exhaustive one proves that there are none. They alternate slices. */
function* finish(rest: PackingPuzzle, random: Random): Solving {
	const cover = coverOf(rest);
	let nodes = 0;
	let chosen: readonly number[] | null = null;
	const onSolution = (options: readonly number[]): true => {
		chosen = options;
		return true;
	};
	const search = makeSearch(cover.problem, { onSolution }, 'lists');
	for (;;) {
		const found = chosen ?? randomCover(cover.problem, random, { maxNodes: CHANCE_NODES });
		if (found) return { kind: 'finish', steps: uncoloured(packingOf(cover, found)) };
		search.run(THOROUGH_NODES);
		if (search.finished && !chosen) return { kind: 'none' };
		nodes += CHANCE_NODES;
		yield { found: 0, part: search.fraction(), nodes: nodes + search.nodes };
	}
}

function* count(rest: PackingPuzzle): Solving {
	const job = CountJob.start(coverOf(rest), 'none');
	if (!job.ok) throw new Error(job.error.code);
	const slice = countNodes(rest);
	let nodes = 0;
	for (;;) {
		const [unit] = job.value.open();
		if (unit === undefined) return { kind: 'count', count: Math.round(job.value.count), isExact: true };
		const worked = job.value.workOn(unit, job.value.stateOf(unit), slice);
		job.value.update(unit, worked);
		// A finished unit took fewer nodes, but the exact number is unknown.
		if (worked.path !== null) nodes += slice;
		// Partial sums can be fractional; the total never is.
		yield { found: Math.floor(job.value.count), part: Math.min(1, job.value.fraction), nodes };
	}
}

/** Most fillings that can be built are ordered quickly; the others are retried at the end. */
const QUICK_ORDER = 300;
const THOROUGH_ORDER = 20_000;

interface Fillings {
	readonly cover: PuzzleCover;
	/** Continues through all fillings; returns whether that was all. */
	run(nodes: number): boolean;
	readonly fraction: () => number;
	readonly nodes: () => number;
}

function allFillings(rest: PackingPuzzle, onFilling: (packing: Packing) => boolean): Fillings {
	const cover = coverOf(rest);
	const search = makeSearch(cover.problem, { onSolution: (options) => onFilling(packingOf(cover, options)) });
	return {
		cover,
		run: (nodes) => search.run(nodes),
		fraction: () => search.fraction(),
		nodes: () => search.nodes,
	};
}

function orderFrom(packing: Packing, from: PartialBuilding, maxNodes: number, random?: Random): BuildOrder {
	const options = { colours: from.hands.length, from, maxNodes };
	return findBuildOrder(uncoloured(packing), random ? { ...options, random } : options);
}

function* finishByRules(rest: PackingPuzzle, from: PartialBuilding, random: Random): Solving {
	let steps: readonly Next[] | null = null;
	let isSure = true;
	let tried = 0;
	const attempt = (packing: Packing, maxNodes: number, chance?: Random): boolean => {
		tried++;
		const order = orderFrom(packing, from, maxNodes, chance);
		if (order.kind === 'order') steps = order.steps;
		else if (order.kind === 'unknown' && !chance) isSure = false;
		return steps !== null;
	};
	const fillings = allFillings(rest, (packing) => attempt(packing, THOROUGH_ORDER));
	for (;;) {
		const chosen = randomCover(fillings.cover.problem, random, { maxNodes: CHANCE_NODES });
		if (chosen) attempt(packingOf(fillings.cover, chosen), QUICK_ORDER, random);
		if (steps) return { kind: 'finish', steps };
		const isAll = fillings.run(isSure ? SMALL_SLICE : 0);
		if (steps) return { kind: 'finish', steps };
		if (isAll && isSure) return { kind: 'none' };
		yield { found: tried, part: isSure ? fillings.fraction() : null, nodes: fillings.nodes() };
	}
}

/** Each filling needs a build order, so a slice has fewer nodes. */
const SMALL_SLICE = 500;

/** Fillings that can be built from here by the rules, one by one. */
function* countByRules(rest: PackingPuzzle, from: PartialBuilding): Solving {
	let found = 0;
	let isExact = true;
	const fillings = allFillings(rest, (packing) => {
		const order = orderFrom(packing, from, THOROUGH_ORDER);
		if (order.kind === 'unknown') isExact = false;
		else if (order.kind === 'order') found++;
		return false;
	});
	while (!fillings.run(SMALL_SLICE))
		yield { found, part: isExact ? fillings.fraction() : null, nodes: fillings.nodes() };
	return { kind: 'count', count: found, isExact };
}

const WALKERS = 2500;
const BATCHES = 5;
const RUNS_A_BATCH = 2;

/** Batches of runs, so that progress can be reported in between; their spread is the error. */
function* estimate(rest: PackingPuzzle, random: Random): Solving {
	const { problem } = coverOf(rest);
	const options = { walkers: WALKERS, runs: RUNS_A_BATCH };
	const means: number[] = [];
	while (means.length < BATCHES) {
		means.push(estimateCovers(problem, random, options).mean);
		yield { found: 0, part: means.length / BATCHES, nodes: means.length * WALKERS * RUNS_A_BATCH };
	}
	const mean = means.reduce((sum, value) => sum + value, 0) / BATCHES;
	const scatter = means.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (BATCHES - 1);
	return { kind: 'estimate', mean, error: Math.sqrt(scatter / BATCHES) };
}
