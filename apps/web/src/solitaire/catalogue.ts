/** All puzzles there are, and how to find one by its name in an address. */
import { findBuiltin, type PlayerCount, playerCounts, SCENARIOS, type Scenario } from '@rumis/rules';
import { boxShape, findPuzzle, type GRADES, type Puzzle, scenarioShape, shippedPuzzles } from '@rumis/solver';
import { cornerOf, pushedBack } from './frame.js';
import {
	fewestColours,
	MODES,
	type Mode,
	type Name,
	type SolitairePuzzle,
	stonesOfColours,
} from './puzzle.js';

/** Edges of cubes, and with how many colours' stones they can be built. */
export const CUBES: readonly { readonly edge: number; readonly colours: readonly number[] }[] = [
	{ edge: 3, colours: [1, 2, 4] },
	{ edge: 4, colours: [2, 4] },
	{ edge: 5, colours: [4] },
];

export const cubeId = (edge: number, colours: number, mode: Mode): string =>
	`${mode}-cube-${edge}-${colours}`;
export const boardId = (board: string, players: number): string => `fill-${board}-${players}`;

/** The cube that the rulebooks ask about. */
const FIRST = { edge: 3, colours: 1 };

function cubePuzzle(edge: number, colours: number, mode: Mode): SolitairePuzzle | null {
	const shape = boxShape(edge, edge, edge);
	const isOffered = CUBES.some((cube) => cube.edge === edge && cube.colours.includes(colours));
	if (!shape.ok || !isOffered) return null;
	return {
		id: cubeId(edge, colours, mode),
		name: { shape: { kind: 'cube', edge }, graded: null },
		mode,
		cells: shape.value.cells,
		given: [],
		stock: stonesOfColours(colours),
		colours,
	};
}

/** A board for so many players as a frame to be filled; null where six colours do not suffice. */
function boardPuzzle(scenario: Scenario, players: number): SolitairePuzzle | null {
	const shape = scenarioShape(scenario, players);
	if (!shape.ok) return null;
	const cells = pushedBack(shape.value.cells, cornerOf(shape.value.cells));
	const colours = fewestColours(cells);
	if (colours === null) return null;
	return {
		id: boardId(scenario.id, players),
		name: { shape: { kind: 'board', board: scenario.id, players }, graded: null },
		mode: 'free',
		cells,
		given: [],
		stock: stonesOfColours(colours),
		colours,
	};
}

/** The boards that can be filled, with the companies for which they can. */
export const fillableBoards = (): readonly { scenario: Scenario; players: readonly PlayerCount[] }[] =>
	SCENARIOS.map((scenario) => ({
		scenario,
		players: playerCounts(scenario).filter((players) => {
			const shape = scenarioShape(scenario, players);
			return shape.ok && fewestColours(shape.value.cells) !== null;
		}),
	}));

/** A puzzle from the shelf as it is played here. */
export function fromShelf(puzzle: Puzzle, id = puzzle.name): SolitairePuzzle {
	const corner = cornerOf(puzzle.shape.cells);
	return {
		id,
		name: shelfName(puzzle),
		mode: 'free',
		cells: pushedBack(puzzle.shape.cells, corner),
		given: puzzle.given.map(({ stone, colour, cells }) => ({
			stone,
			// Stones on the shelf are coloured when they are read.
			colour: colour ?? 'yellow',
			cells: pushedBack(cells, corner),
		})),
		stock: puzzle.box,
		colours: puzzle.colours,
	};
}

function shelfName({ name, shapeId, grade }: Puzzle): Name {
	const [, board = '', players = ''] = /^(.+)-(\d+)$/.exec(shapeId) ?? [];
	const shape =
		board === 'cube'
			? ({ kind: 'cube', edge: Number(players) } as const)
			: ({ kind: 'board', board, players: Number(players) } as const);
	const number = Number(/-(\d+)$/.exec(name.slice(shapeId.length))?.[1] ?? 0);
	return { shape, graded: { grade, number } };
}

/** The shelf by how hard its puzzles are. */
export const shelfOf = (grade: (typeof GRADES)[number]): readonly Puzzle[] =>
	shippedPuzzles().filter((puzzle) => puzzle.grade === grade);

/** A puzzle by its name; null when there is none of that name. The puzzle of the day is not found here. */
export function findSolitaire(id: string): SolitairePuzzle | null {
	const cube = /^(free|rules)-cube-(\d)-(\d)$/.exec(id);
	if (cube) {
		const mode = MODES.find((each) => each === cube[1]) ?? 'free';
		return cubePuzzle(Number(cube[2]), Number(cube[3]), mode);
	}
	const plain = /^cube-(\d)$/.exec(id);
	if (plain) {
		const edge = Number(plain[1]);
		const colours = CUBES.find((each) => each.edge === edge)?.colours[0] ?? FIRST.colours;
		return cubePuzzle(edge, colours, 'free');
	}
	const board = /^fill-([a-z][a-z0-9-]*)-([2-6])$/.exec(id);
	const scenario = board ? findBuiltin(board[1]!) : null;
	if (board) return scenario ? boardPuzzle(scenario, Number(board[2])) : null;
	const shelved = findPuzzle(id);
	return shelved && fromShelf(shelved);
}
