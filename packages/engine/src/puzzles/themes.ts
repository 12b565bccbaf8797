import {
	type Cell,
	type Colour,
	type Move,
	makeMove,
	type Position,
	type ReadonlyPosition,
} from '@rumis/rules';
import type { Proof, Theme } from './types.js';

/** What themes depend on besides the position. */
export interface Solved {
	readonly position: ReadonlyPosition;
	readonly line: readonly Move[];
	readonly win: number;
	readonly winOtherwise: number;
	readonly proof: Proof;
}

/** The themes of a puzzle. */
export function themesOf(solved: Solved): Theme[] {
	const { position, line, proof } = solved;
	const played = position.clone();
	const solution = line[0]!;
	played.play(solution);
	const decides = proof === 'exact' && solved.win > solved.winOtherwise;
	const found: [Theme, boolean][] = [
		['lastStone', decides && isLastStone(position, line)],
		['shutOut', shutsOut(position, played)],
		['twoSquares', squaresTaken(position, played) >= 2],
		['capstone', finishes(position, played) > 0],
		['patience', gainMissed(position, solution) >= 2],
		['onlyWin', decides && solved.win === 1],
		['saveTie', decides && solved.win < 1],
		['points', proof === 'exact' && !decides],
		['plan', proof === 'deep'],
	];
	return found.filter(([, holds]) => holds).map(([theme]) => theme);
}

/** Whether the colour to move places no other stone in the line. */
function isLastStone(position: ReadonlyPosition, line: readonly Move[]): boolean {
	const walk = position.clone();
	const mover = position.toPlay;
	let placed = 0;
	for (const move of line) {
		if (walk.toPlay === mover) placed++;
		walk.play(move);
	}
	return placed === 1;
}

/** Whether an opponent that could move no longer can. */
function shutsOut(before: ReadonlyPosition, after: Position): boolean {
	const mover = before.toPlay;
	return before.colours.some(
		(colour) => colour !== mover && before.movesOf(colour).length > 0 && after.movesOf(colour).length === 0,
	);
}

const counts = (position: ReadonlyPosition, colour: Colour): number => position.countedSquares(colour).length;

/** How many squares stop counting for others. */
function squaresTaken(before: ReadonlyPosition, after: Position): number {
	return before.colours
		.filter((colour) => colour !== before.toPlay)
		.reduce((sum, colour) => sum + Math.max(0, counts(before, colour) - counts(after, colour)), 0);
}

/** How many squares the move fills to their full height. */
function finishes(before: ReadonlyPosition, after: Position): number {
	const squares = new Set(after.history.at(-1)!.cells.map(squareOf));
	const finals = (position: ReadonlyPosition) =>
		position.topView().filter((square) => square.final && squares.has(squareOf(square))).length;
	return finals(after) - finals(before);
}

const squareOf = ({ x, y }: Pick<Cell, 'x' | 'y'>): string => `${x},${y}`;

/** How many more points another move would have earned at once. */
export function gainMissed(position: ReadonlyPosition, solution: Move): number {
	const gains = new Map(position.legalMoves().map((move) => [makeMove(move), gainOf(position, move)]));
	return Math.max(...gains.values()) - gains.get(makeMove(solution))!;
}

function gainOf(position: ReadonlyPosition, move: Move): number {
	const index = position.colours.indexOf(position.toPlay!);
	const after = position.clone();
	after.play(move);
	return after.scores()[index]!.points - position.scores()[index]!.points;
}
