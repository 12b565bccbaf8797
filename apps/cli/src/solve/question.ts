import {
	boxShape,
	colouredStock,
	coloursNeeded,
	makeCover,
	type PackingPuzzle,
	type PuzzleCover,
	parseShape,
	parseStock,
	type Shape,
	type Stock,
	scenarioShape,
	stockOfColours,
} from '@rumis/solver';
import { findBoard } from '../shared/boards.js';
import { Failure } from '../shared/failure.js';
import { readText } from '../shared/files.js';
import { sayPuzzle, sayShape, sayStock } from './wording.js';

/** The options for what to fill and with what. */
export interface QuestionOptions {
	readonly cube?: number;
	readonly box?: string;
	readonly scenario?: string;
	readonly players?: number;
	readonly shape?: string;
	readonly colours?: number;
	readonly coloured?: boolean;
	readonly stones?: string;
}

export interface SolveQuestion {
	readonly puzzle: PackingPuzzle;
	readonly cover: PuzzleCover;
	/** The number of colours if it is built by the rules. */
	readonly colours: number;
}

/** Contradictory or missing options; null if they are fine. */
export function usageTrouble(options: QuestionOptions): string | null {
	const { cube, box, scenario, shape } = options;
	const targets = [cube, box, scenario, shape].filter((target) => target !== undefined);
	if (targets.length !== 1) return 'give one of --cube, --box, --scenario and --shape';
	if ((scenario === undefined) !== (options.players === undefined)) {
		return '--scenario and --players go together';
	}
	if (options.colours !== undefined && options.stones !== undefined) {
		return 'give --colours or --stones, not both';
	}
	if (options.coloured && options.stones !== undefined) return '--coloured goes with --colours';
	return null;
}

export function questionFrom(options: QuestionOptions): SolveQuestion {
	const shape = shapeFrom(options);
	const stock = stockFrom(options, shape);
	const cover = makeCover({ shape, stock });
	if (!cover.ok) throw new Failure(sayPuzzle(cover.error));
	const copies = Math.max(...stock.map(({ max }) => max));
	return {
		puzzle: { shape, stock },
		cover: cover.value,
		colours: options.colours ?? coloursIn(stock, copies),
	};
}

function coloursIn(stock: Stock, copies: number): number {
	const named = new Set(stock.flatMap(({ colour }) => (colour === null ? [] : [colour])));
	return Math.max(copies, named.size);
}

function shapeFrom({ cube, box, scenario, players, shape }: QuestionOptions): Shape {
	if (scenario !== undefined) {
		const board = findBoard(scenario);
		if (!board.ok) throw new Failure(board.error);
		return must(scenarioShape(board.value, players ?? 0), sayShape);
	}
	if (shape !== undefined) {
		const text = readText(shape);
		if (!text.ok) throw new Failure(text.error);
		return must(parseShape(text.value), (error) => `${shape}: ${sayShape(error)}`);
	}
	const sides = box === undefined ? [cube, cube, cube] : box.split(/x/i);
	if (sides.length !== 3 || !sides.every((side) => /^\d{1,3}$/.test(String(side)))) {
		throw new Failure(`not a box like 2x4x8: ${box}`);
	}
	const [width = 0, depth = 0, height = 0] = sides.map(Number);
	return must(boxShape(width, depth, height), sayShape);
}

/** The requested stones; default: any stones of the fewest colours with enough cubes. */
function stockFrom({ stones, colours, coloured }: QuestionOptions, { cells }: Shape): Stock {
	if (stones !== undefined) return must(parseStock(stones), sayStock);
	const count = colours ?? Math.min(6, coloursNeeded(cells.length));
	return must(coloured ? colouredStock(count) : stockOfColours(count), sayStock);
}

function must<Value, Trouble>(
	result: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: Trouble },
	say: (error: Trouble) => string,
): Value {
	if (!result.ok) throw new Failure(say(result.error));
	return result.value;
}
