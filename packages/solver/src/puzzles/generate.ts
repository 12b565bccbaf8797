import { COLOURS, err, ok, type Random, type Result, seededRandom } from '@rumis/rules';
import { randomCover } from '../exactCover/randomCover.js';
import type { Packing } from '../polycube/packing.js';
import { makeCover, type PuzzleCover, packingOf } from '../polycube/puzzle.js';
import { stockOfColours } from '../polycube/stock.js';
import { type BuildStep, findBuildOrder, type OrderLevel } from '../rules/buildOrder.js';
import { hasRing, type Relations, relationsOf } from '../rules/relations.js';
import { DIFFICULTIES, type Difficulty, type Grading, gradePuzzle, STONES_IN_VIEW } from './grade.js';
import { colourStones, MAX_GIVEN, type PuzzleLevel, restOfPuzzle, type ShapePuzzle } from './puzzle.js';
import { parseShapeId } from './shapeId.js';

export interface PuzzleRequest {
	readonly shapeId: string;
	/** The puzzle is named after it; default: the id of the shape. */
	readonly shapeName?: string;
	readonly colours: number;
	/** The difficulty; or the whole shape, empty, regardless of difficulty. */
	readonly grade: Difficulty | 'whole';
	/** Default: `free`. A puzzle of another level can be finished as that level demands, with its colours. */
	readonly level?: PuzzleLevel;
	readonly seed: number;
	readonly name?: string;
}

export const GENERATE_ERRORS = [
	'wishShape',
	'wishColours',
	'wishVolume',
	'wishUnsolved',
	'wishGrade',
] as const;

export interface GenerateError {
	readonly code: (typeof GENERATE_ERRORS)[number];
}

export interface Generated {
	readonly puzzle: ShapePuzzle;
	readonly grading: Grading;
	/** The solution it was generated from: the stones of the box in their places. */
	readonly solution: Packing;
}

const SOLUTIONS_TRIED = 12;
/** Only few solutions can be coloured and built in an order that a level demands. */
const ORDERS_TRIED = 200;
const NODES_A_SOLUTION = 60_000;
const NODES_AN_ORDER = 2000;
const MISSES_ALLOWED = 4;
const FEWEST_STONES = 2;

/**
 * A random puzzle, the same for the same request: a random solution, from which stones are removed from the
 * top until the rest is as hard as requested. The given stones can be built from above, and so can the rest.
 */
export function generatePuzzle(request: PuzzleRequest): Result<Generated, GenerateError> {
	const shape = parseShapeId(request.shapeId);
	if (!shape.ok) return err({ code: 'wishShape' });
	const stock = stockOfColours(request.colours);
	if (!stock.ok) return err({ code: 'wishColours' });
	const cover = makeCover({ shape: shape.value, stock: stock.value });
	if (!cover.ok) return err({ code: 'wishVolume' });
	const random = seededRandom(request.seed);
	const isFree = (request.level ?? 'free') === 'free';
	for (let tried = 0; tried < (isFree ? SOLUTIONS_TRIED : ORDERS_TRIED); tried++) {
		const options = randomCover(cover.value.problem, random, { maxNodes: NODES_A_SOLUTION });
		if (!options) return err({ code: 'wishUnsolved' });
		const found = puzzleFrom(request, cover.value, packingOf(cover.value, options), random);
		if (found) return ok(found);
	}
	return err({ code: 'wishGrade' });
}

function puzzleFrom(
	request: PuzzleRequest,
	cover: PuzzleCover,
	solution: Packing,
	random: Random,
): Generated | null {
	const { grade, level = 'free', colours } = request;
	if (level === 'free') {
		return grade === 'whole'
			? takeAllOff(request, cover, solution)
			: takeOff(request, grade, cover, solution, random);
	}
	const options = { colours, level, mayEndEarly: false, maxNodes: NODES_AN_ORDER, random };
	const order = findBuildOrder(solution, options);
	return order.kind === 'order' ? takeOffLast(request, level, cover, order.steps) : null;
}

/** Removes the stones built last, one by one, until the grade is met. What is left is a legal start. */
function takeOffLast(
	request: PuzzleRequest,
	level: OrderLevel,
	cover: PuzzleCover,
	steps: readonly BuildStep[],
): Generated | null {
	const isWhole = request.grade === 'whole';
	const most = isWhole ? steps.length : Math.min(STONES_IN_VIEW, steps.length);
	for (let taken = isWhole ? most : FEWEST_STONES; taken <= most; taken++) {
		if (steps.length - taken > MAX_GIVEN) continue;
		const made = makeOrdered(request, level, cover, steps, taken);
		if (isWhole || made.grading.grade === request.grade) return made;
	}
	return null;
}

function makeOrdered(
	request: PuzzleRequest,
	level: OrderLevel,
	{ shape }: PuzzleCover,
	steps: readonly BuildStep[],
	taken: number,
): Generated {
	const { shapeId, shapeName = shapeId, colours, grade, seed } = request;
	const name = request.name ?? `${shapeName}-${level}-${grade}-${seed}`;
	// The colour to move becomes the first colour; the order around the table is unchanged.
	const first = COLOURS.indexOf(steps[steps.length - taken]!.colour);
	const stones = steps.map(({ stone, cells, colour }) => {
		return { stone, cells, colour: COLOURS[(COLOURS.indexOf(colour) - first + colours) % colours]! };
	});
	const [given, solution] = [stones.slice(0, -taken), stones.slice(-taken)];
	const box = solution.map(({ stone, colour }) => ({ stone, colour }));
	const ungraded = { name, shapeId, shape, colours, grade: DIFFICULTIES[0], level, given, box };
	const grading = gradePuzzle(restOfPuzzle(ungraded));
	return { puzzle: { ...ungraded, grade: grading.grade }, grading, solution };
}

/** Removes stones one by one until the grade is met; null if it is overshot or never reached. */
function takeOff(
	request: PuzzleRequest,
	grade: Difficulty,
	cover: PuzzleCover,
	solution: Packing,
	random: Random,
): Generated | null {
	const relations = relationsOf(solution);
	if (relations.hasGap || hasRing(relations)) return null;
	const wanted = DIFFICULTIES.indexOf(grade);
	const taken: number[] = [];
	let missed = 0;
	while (taken.length < Math.min(STONES_IN_VIEW, solution.length)) {
		taken.push(nextToTake(relations, taken, random));
		const isPrintable = solution.length - taken.length <= MAX_GIVEN;
		if (taken.length < FEWEST_STONES || !isPrintable) continue;
		const made = makeFrom(request, cover, solution, taken);
		const reached = made ? DIFFICULTIES.indexOf(made.grading.grade) : -1;
		if (made && reached === wanted) return made;
		if (reached < wanted) continue;
		// One stone too many: put it back and try another.
		taken.pop();
		if (++missed > MISSES_ALLOWED) return null;
	}
	return null;
}

/** An empty shape; its solution must be buildable from above. */
function takeAllOff(request: PuzzleRequest, cover: PuzzleCover, solution: Packing): Generated | null {
	const isBuildable = !hasRing(relationsOf(solution));
	return isBuildable ? makeFrom(request, cover, solution, [...solution.keys()]) : null;
}

/** A stone with nothing on top, next to the hole if there is one, so the hole stays connected. */
function nextToTake({ above, touching }: Relations, taken: readonly number[], random: Random): number {
	const isFree = (stone: number): boolean =>
		!taken.includes(stone) && above[stone]!.every((upper) => taken.includes(upper));
	const free = above.map((_, stone) => stone).filter(isFree);
	const beside = free.filter((stone) => touching[stone]!.some((other) => taken.includes(other)));
	const choice = beside.length > 0 ? beside : free;
	return choice[random.below(choice.length)]!;
}

function makeFrom(
	request: PuzzleRequest,
	{ shape }: PuzzleCover,
	solution: Packing,
	taken: readonly number[],
): Generated | null {
	const { shapeId, shapeName = shapeId, colours, grade, seed } = request;
	const name = request.name ?? `${shapeName}-${grade}-${seed}`;
	const given = solution.filter((_, stone) => !taken.includes(stone));
	const gone = solution.filter((_, stone) => taken.includes(stone));
	const coloured = colourStones(
		given,
		gone.map(({ stone }) => stone),
		colours,
	);
	if (!coloured.ok) return null;
	const ungraded = {
		name,
		shapeId,
		shape,
		colours,
		grade: DIFFICULTIES[0],
		level: 'free',
		...coloured.value,
	} as const;
	const grading = gradePuzzle(restOfPuzzle(ungraded));
	const placed = gone.map((stone, index) => ({ ...stone, colour: coloured.value.box[index]!.colour }));
	return { puzzle: { ...ungraded, grade: grading.grade }, grading, solution: placed };
}
