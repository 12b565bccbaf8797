import {
	addMove,
	type Game,
	type Line,
	type Move,
	type MoveMark,
	markMove,
	nodeAt,
	parseMove,
} from '@rumis/rules';
import type { GameReview, Grade, ReviewedMove } from './types.js';

/** The marks for grades. A best move is marked only if every other would have been a mistake. */
export const MARKS: Readonly<Partial<Record<Grade, MoveMark>>> = {
	inaccuracy: '?!',
	mistake: '?',
	blunder: '??',
};

/** Length of a better line added as a variation. */
const VARIATION_LENGTH = 6;

/**
 * The game annotated with grade marks, better lines as variations, and the comments that `say` returns. Existing
 * marks and comments are kept.
 */
export function annotateGame(
	game: Game,
	review: GameReview,
	say: (move: ReviewedMove) => string | null = () => null,
): Game {
	const texts = review.moves.map(({ move }) => move);
	return review.moves.reduce((annotated, move) => {
		const line = texts.slice(0, move.ply + 1);
		return addBetterLine(addComment(addMark(annotated, line, move), line, say(move)), line, move);
	}, game);
}

function addMark(game: Game, line: Line, { grade, only }: ReviewedMove): Game {
	const mark = grade === 'best' && only ? '!' : grade && MARKS[grade];
	return mark && !nodeAt(game, line)?.mark ? markMove(game, line, mark) : game;
}

function addComment(game: Game, line: Line, text: string | null): Game {
	if (!text) return game;
	const comments = nodeAt(game, line)?.after ?? [];
	return changeComments(game, line, [...comments, text]);
}

/** Like `commentMove`, for several comments. */
function changeComments(game: Game, line: Line, after: readonly string[]): Game {
	const change = (nodes: Game['next'], depth: number): Game['next'] =>
		nodes.map((node, i) => {
			if (i > 0) return node;
			return depth === line.length - 1 ? { ...node, after } : { ...node, next: change(node.next, depth + 1) };
		});
	return { ...game, next: change(game.next, 0) };
}

function addBetterLine(game: Game, line: Line, { grade, best }: ReviewedMove): Game {
	if (!grade || !MARKS[grade]) return game;
	let [changed, path] = [game, line.slice(0, -1)];
	for (const text of best.line.slice(0, VARIATION_LENGTH)) {
		changed = addMove(changed, path, readMove(text));
		path = [...path, text];
	}
	return changed;
}

function readMove(text: string): Move {
	const move = parseMove(text);
	if (!move.ok) throw new Error(`not a move: ${text}`);
	return move.value;
}
