/** The legal moves of a position (rules §3-§9): try everything, then check rule by rule. */

import {
	BACK,
	type Board,
	cellsOfStone,
	isOnGround,
	RIGHT,
	RUIN,
	squareName,
	stonesOf,
	touches,
	touchesByEdge,
	UP,
	withoutCells,
} from './board.js';
import type { Site } from './site.js';
import { ORIENTATIONS, STONES } from './stones.js';

export interface Position {
	readonly phase: 'ruin' | 'build' | 'transfer' | 'over';
	readonly toPlay: string | null;
	readonly board: Board;
	/** The colours that are out in this phase. */
	readonly out: readonly string[];
	/** The colour that placed the last stone: it starts the transfer. */
	readonly lastPlacer: string | null;
	/** Transfer game: the scores after the build phase, in seat order. */
	readonly intermediate: readonly number[] | null;
	/** Transfer game: the colours of the stones put aside. */
	readonly aside: readonly string[];
}

export interface Move {
	readonly stone: string;
	/** The cells of its cubes, or null if the stone is put aside. */
	readonly cells: readonly number[] | null;
	readonly text: string;
}

/** Orientations as numbers that can be added to a cell; computed once because stones never change. */
const SHAPES_OF = new Map(
	STONES.map((stone) => [
		stone,
		ORIENTATIONS[stone]!.map((cells) => cells.map(([x, y, z]) => x * RIGHT + y * BACK + z * UP)),
	]),
);

/** All moves of the colour with one of its stones. */
export function movesWith(site: Site, position: Position, colour: string, stone: string): Move[] {
	switch (position.phase) {
		case 'ruin':
			return ruinMoves(site, position.board, stone);
		case 'build':
			return buildMoves(site, position.board, colour, stone);
		case 'transfer':
			return transferMoves(site, position.board, colour, stone);
		case 'over':
			return [];
	}
}

export function hasMove(site: Site, position: Position, colour: string): boolean {
	return STONES.some((stone) => movesWith(site, position, colour, stone).length > 0);
}

/** §8: obeys §3, needs no contact, and leaves at least 2 free ground squares a player. */
function ruinMoves(site: Site, board: Board, stone: string): Move[] {
	if (stonesOf(board, RUIN).has(stone)) return [];
	return placesFor(stone, site.buildable, board)
		.filter(
			(cells) => freeGroundSquares(site, board, cells) >= (site.setup.freeSquares ?? 2) * site.setup.players,
		)
		.map((cells) => placing(stone, cells));
}

function freeGroundSquares(site: Site, board: Board, taken: readonly number[]): number {
	return [...site.buildable].filter((cell) => isOnGround(cell) && !board.has(cell) && !taken.includes(cell))
		.length;
}

/** §4-§7: a stone still in the colour's hand, where §3 and the contact rule of the mode allow it. */
function buildMoves(site: Site, board: Board, colour: string, stone: string): Move[] {
	if (stonesOf(board, colour).has(stone)) return [];
	const contact = contactRule(site, board, colour);
	return placesFor(stone, site.buildable, board)
		.filter(contact)
		.map((cells) => placing(stone, cells));
}

type ContactRule = (cells: readonly number[]) => boolean;

function contactRule(site: Site, board: Board, colour: string): ContactRule {
	const { mode, players } = site.setup;
	const isOpening = site.colours.every((other) => stonesOf(board, other).size === 0);
	const isFirst = stonesOf(board, colour).size === 0;
	if (isOpening) return (cells) => cells.some(isOnGround);
	if (isFirst && players >= 5) {
		return (cells) => cells.some(isOnGround) && touchesByEdge(cells, board) && !touches(cells, board);
	}
	// Any stone on the board counts here, including the ruin (§8).
	if (isFirst) return (cells) => cells.some(isOnGround) && touches(cells, board);
	if (mode === 'inverse') return (cells) => !touches(cells, board, colour);
	return (cells) => touches(cells, board, colour);
}

/** §9: remove the stone from the building inside the red line and rebuild it outside, or put it aside. */
function transferMoves(site: Site, board: Board, colour: string, stone: string): Move[] {
	const taken = cellsOfStone(board, { colour, stone });
	if (!isInside(site, taken) || !canBeTaken(taken, board)) return [];
	const rest = withoutCells(board, taken);
	const places = placesFor(stone, site.outside, rest).filter(transferContactRule(site, rest, colour));
	if (places.length === 0) return [{ stone, cells: null, text: `${stone} aside` }];
	return places.map((cells) => placing(stone, cells));
}

/** The red line is never built over, so a stone is inside with all its cubes or with none. */
function isInside(site: Site, cells: readonly number[]): boolean {
	return cells.some((cell) => site.buildable.has(cell));
}

/** No other stone, of any colour, rests on any of its cubes. */
function canBeTaken(taken: readonly number[], board: Board): boolean {
	return taken.every((cell) => !board.has(cell + UP) || taken.includes(cell + UP));
}

/** `rest` is the board without the moved stone: a stone cannot touch its old place. */
function transferContactRule(site: Site, rest: Board, colour: string): ContactRule {
	const own = [...rest].filter(([, cube]) => cube.colour === colour);
	const ownInside = new Map(own.filter(([cell]) => site.buildable.has(cell)));
	const isFirst = own.length === ownInside.size;
	if (isFirst) return (cells) => cells.some(isOnGround) && touches(cells, ownInside);
	return (cells) => touches(cells, rest, colour);
}

/** The number of the colour's stones still inside the red line. */
export function stonesInside(site: Site, board: Board, colour: string): number {
	return STONES.filter((stone) => isInside(site, cellsOfStone(board, { colour, stone }))).length;
}

/** §3: every orientation with its first cube in every cell, kept if all cubes may be there. */
function placesFor(stone: string, allowed: ReadonlySet<number>, board: Board): number[][] {
	const places: number[][] = [];
	for (const shape of SHAPES_OF.get(stone)!) {
		for (const start of allowed) {
			const cells = shape.map((offset) => start + offset);
			if (cells.every((cell) => mayStand(cell, cells, allowed, board))) places.push(cells);
		}
	}
	return places;
}

function mayStand(cell: number, stone: number[], allowed: ReadonlySet<number>, board: Board): boolean {
	return allowed.has(cell) && !board.has(cell) && isSupported(cell, stone, board);
}

/** Below it is the ground, another stone, or another cube of the same stone. */
function isSupported(cell: number, stone: readonly number[], board: Board): boolean {
	return isOnGround(cell) || board.has(cell - UP) || stone.includes(cell - UP);
}

function placing(stone: string, cells: readonly number[]): Move {
	return { stone, cells, text: `${stone} ${squaresText(cells)}` };
}

/** The squares by column letter, then row number, with `*k` for k > 1 cubes. */
function squaresText(cells: readonly number[]): string {
	const columnThenRow = (a: number, b: number) => (a % BACK) - (b % BACK) || a - b;
	const squares = cells.map((cell) => cell % UP).sort(columnThenRow);
	return [...new Set(squares)]
		.map((square) => {
			const count = squares.filter((other) => other === square).length;
			return count > 1 ? `${squareName(square)}*${count}` : squareName(square);
		})
		.join(',');
}
