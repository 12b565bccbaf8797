import { err, ok, type Result } from '../util/result.js';
import type { Drop, Move, PlaceMove } from './move.js';
import { compareSquares, makeSquare, parseSquare } from './square.js';
import { parseStone } from './stone.js';

export const MOVE_TEXT_ERRORS = [
	'moveEmpty',
	'moveStone',
	'moveSquaresMissing',
	'moveSquare',
	'moveCount',
] as const;

export interface MoveTextError {
	readonly code: (typeof MOVE_TEXT_ERRORS)[number];
	/** The position in the text, from 1. */
	readonly column: number;
	/** The text that was not understood. */
	readonly found: string;
}

/** The canonical text of a move: `P4 a1*2,a2,b1`, or `L4 aside`. */
export function makeMove(move: Move): string {
	if (move.kind === 'aside') return `${move.stone} aside`;
	const squares = canonicalMove(move).drops.map((drop) =>
		drop.count === 1 ? makeSquare(drop) : `${makeSquare(drop)}*${drop.count}`,
	);
	return `${move.stone} ${squares.join(',')}`;
}

/** Parses a move with its squares in any order, repeated squares, in either case. It may still be illegal. */
export function parseMove(text: string): Result<Move, MoveTextError> {
	const match = /^\s*(\S+)(\s*)/.exec(text);
	if (!match?.[1]) return err({ code: 'moveEmpty', column: 1, found: '' });
	const stone = parseStone(match[1]);
	const stoneColumn = text.indexOf(match[1]) + 1;
	if (!stone) return err({ code: 'moveStone', column: stoneColumn, found: match[1] });
	const rest = text.slice(match[0].length).trimEnd();
	const column = match[0].length + 1;
	if (rest === '') return err({ code: 'moveSquaresMissing', column, found: '' });
	if (rest.toLowerCase() === 'aside') return ok({ kind: 'aside', stone });
	const drops = parseDrops(rest, column);
	return drops.ok ? ok({ kind: 'place', stone, drops: mergeDrops(drops.value) }) : drops;
}

function parseDrops(text: string, start: number): Result<Drop[], MoveTextError> {
	const drops: Drop[] = [];
	let column = start;
	for (const part of text.split(',')) {
		const drop = parseDrop(part.trim(), column + (part.length - part.trimStart().length));
		if (!drop.ok) return drop;
		drops.push(drop.value);
		column += part.length + 1;
	}
	return ok(drops);
}

function parseDrop(text: string, column: number): Result<Drop, MoveTextError> {
	const [name = '', times, ...more] = text.split('*');
	const square = parseSquare(name.trim());
	if (!square) return err({ code: 'moveSquare', column, found: name });
	if (times === undefined) return ok({ ...square, count: 1 });
	if (more.length > 0 || !/^\s*[1-4]\s*$/.test(times)) {
		return err({ code: 'moveCount', column: column + name.length + 1, found: [times, ...more].join('*') });
	}
	return ok({ ...square, count: Number(times) });
}

/** The same move with one drop per square, in canonical order. */
export const canonicalMove = (move: PlaceMove): PlaceMove => ({ ...move, drops: mergeDrops(move.drops) });

/** One drop per square, in canonical order. */
function mergeDrops(drops: readonly Drop[]): readonly Drop[] {
	const bySquare = new Map<string, Drop>();
	for (const { x, y, count } of drops) {
		const name = makeSquare({ x, y });
		bySquare.set(name, { x, y, count: count + (bySquare.get(name)?.count ?? 0) });
	}
	return [...bySquare.values()].sort(compareSquares);
}
