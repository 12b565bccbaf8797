/** Frames to fill, and random unfinished buildings. */
import { type Cell, COLOURS, findBuiltin, planFor, type Random, STONES, seededRandom } from '@rumis/rules';
import { cellsAt } from '../src/hand/ground.js';
import { type Build, type FramePuzzle, isFilled, itemsToPlay } from '../src/solitaire/build.js';
import { placesInFrame } from '../src/solitaire/places.js';
import { addStep, startBuild } from '../src/solitaire/steps.js';

/** `'000 100 010'` as cells. */
export const cellsOf = (text: string): Cell[] =>
	text.split(' ').map((cube) => {
		const [x = 0, y = 0, z = 0] = [...cube].map(Number);
		return { x, y, z };
	});

const frameOf = (mode: FramePuzzle['mode'], cells: readonly Cell[], colours: number): FramePuzzle => ({
	mode,
	cells,
	given: [],
	stock: COLOURS.slice(0, colours).flatMap((colour) => STONES.map((stone) => ({ stone, colour }))),
	colours,
});

export function cube(mode: FramePuzzle['mode'], edge: number, colours: number): FramePuzzle {
	const sides = Array.from({ length: edge }, (_, at) => at);
	const cells = sides.flatMap((z) => sides.flatMap((y) => sides.map((x) => ({ x, y, z }))));
	return frameOf(mode, cells, colours);
}

/** A frame with steps: the largest building on a board. */
export function boardFrame(mode: FramePuzzle['mode'], board: string, players: 2 | 4): FramePuzzle {
	const { limit, width } = planFor(findBuiltin(board)!, players);
	const cells = [...limit].flatMap((height, square) =>
		Array.from({ length: height }, (_, z) => ({ x: square % width, y: Math.floor(square / width), z })),
	);
	return frameOf(mode, cells, players);
}

/** Places a stone at random; null when none fits. */
export function placeAtRandom<Puzzle extends FramePuzzle>(
	build: Build<Puzzle>,
	random: Random,
): Build<Puzzle> | null {
	const items = itemsToPlay(build);
	while (items.length > 0) {
		const [item] = items.splice(random.below(items.length), 1);
		const places = placesInFrame(build, item!);
		if (places.length === 0) continue;
		const place = places[random.below(places.length)]!;
		return addStep(build, { kind: 'place', ...item!, cells: cellsAt(place) });
	}
	return null;
}

/** This many random stones, or as many as fit. */
export function buildAtRandom<Puzzle extends FramePuzzle>(
	puzzle: Puzzle,
	seed: number,
	stones: number,
): Build<Puzzle> {
	const random = seededRandom(seed);
	let build = startBuild(puzzle);
	for (let placed = 0; placed < stones && !isFilled(build); placed++) {
		const next = placeAtRandom(build, random);
		if (!next) break;
		build = next;
	}
	return build;
}
