/** All puzzles, and how to find one by its name in a URL. */

import { findBuiltin, type PlayerCount, playerCounts, SCENARIOS, type Scenario } from '@rumis/rules';
import { boxShape, findPuzzle, GRADES, type Puzzle, scenarioShape, shippedPuzzles } from '@rumis/solver';
import { cornerOf, moveToOrigin, SOLITAIRE_MODES, type SolitaireMode } from '@rumis/table';
import { fewestColours, type Name, type SolitairePuzzle, stonesOfColours } from './puzzle.js';

/** The cubes by edge, with the possible numbers of colours. */
export const CUBES: readonly { readonly edge: number; readonly colours: readonly number[] }[] = [
	{ edge: 3, colours: [1, 2, 4] },
	{ edge: 4, colours: [2, 4] },
	{ edge: 5, colours: [4] },
];

export const cubeId = (edge: number, colours: number, mode: SolitaireMode): string =>
	`${mode}-cube-${edge}-${colours}`;
export const boardId = (board: string, players: number): string => `fill-${board}-${players}`;
/** A custom board may have the id of a built-in one. */
export const ownBoardId = (board: string, players: number): string => `own-${board}-${players}`;

/** The cube that the rulebooks ask about. */
const FIRST = { edge: 3, colours: 1 };

function cubePuzzle(edge: number, colours: number, mode: SolitaireMode): SolitairePuzzle | null {
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

/** A board for a number of players as a frame to be filled; null if six colours are not enough. */
function boardPuzzle(scenario: Scenario, players: number): SolitairePuzzle | null {
	const shape = scenarioShape(scenario, players);
	if (!shape.ok) return null;
	const cells = moveToOrigin(shape.value.cells, cornerOf(shape.value.cells));
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

/** The same for a custom board. */
function ownBoardPuzzle(scenario: Scenario, players: number): SolitairePuzzle | null {
	const puzzle = boardPuzzle(scenario, players);
	if (!puzzle) return null;
	const shape = { kind: 'board', board: scenario.id, players, title: scenario.name } as const;
	return { ...puzzle, id: ownBoardId(scenario.id, players), name: { shape, graded: null } };
}

/** The boards that can be filled, with the player counts for which they can. */
export const fillableBoards = (
	boards: readonly Scenario[] = SCENARIOS,
): readonly { scenario: Scenario; players: readonly PlayerCount[] }[] =>
	boards.map((scenario) => ({
		scenario,
		players: playerCounts(scenario).filter((players) => {
			const shape = scenarioShape(scenario, players);
			return shape.ok && fewestColours(shape.value.cells) !== null;
		}),
	}));

/** Converts a puzzle from the shelf. */
export function fromShelf(puzzle: Puzzle, id = puzzle.name): SolitairePuzzle {
	const corner = cornerOf(puzzle.shape.cells);
	return {
		id,
		name: shelfName(puzzle),
		mode: puzzle.level,
		cells: moveToOrigin(puzzle.shape.cells, corner),
		given: puzzle.given.map(({ stone, colour, cells }) => ({
			stone,
			// Stones on the shelf get their colours when they are parsed.
			colour: colour ?? 'yellow',
			cells: moveToOrigin(cells, corner),
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

/** The shelf of a level by grade. */
export const shelfOf = (grade: (typeof GRADES)[number], level: SolitaireMode = 'free'): readonly Puzzle[] =>
	shippedPuzzles(level).filter((puzzle) => puzzle.grade === grade);

/** The next unsolved puzzle of the same level; null if all are solved. */
export function puzzleAfter(id: string, isSolved: (id: string) => boolean): string | null {
	const level = findPuzzle(id)?.level ?? 'free';
	const names = GRADES.flatMap((grade) => shelfOf(grade, level)).map(({ name }) => name);
	const at = names.indexOf(id) + 1;
	return [...names.slice(at), ...names.slice(0, at)].find((name) => name !== id && !isSolved(name)) ?? null;
}

/** A puzzle by its name; null if there is none. Does not include the puzzle of the day. */
export function findSolitaire(id: string, own: readonly Scenario[] = []): SolitairePuzzle | null {
	const [, ownId, count] = /^own-([a-z][a-z0-9-]*)-([2-6])$/.exec(id) ?? [];
	const drawn = own.find((board) => board.id === ownId);
	if (drawn) return ownBoardPuzzle(drawn, Number(count));
	const cube = /^(free|touching|rules)-cube-(\d)-(\d)$/.exec(id);
	if (cube) {
		const mode = SOLITAIRE_MODES.find((each) => each === cube[1]) ?? 'free';
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
