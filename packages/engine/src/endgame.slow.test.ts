import { type ModeId, Position, SCENARIOS, seededRandom } from '@rumis/rules';
import { describe, expect, test } from 'vitest';
import { boardFrom, moveOf } from './board/convert.js';
import { EndgameSolver } from './endgame.js';
import { learntKnowledge } from './knowledge/knowledge.js';

/** A position near the end of a random game: the last one with at least so many legal lines ahead. */
function nearEnd(id: string, players: number, mode: ModeId, seed: number, plies: number): Position {
	const scenario = SCENARIOS.find((board) => board.id === id)!;
	const started = Position.start({ scenario, players, mode, start: 'yellow' });
	if (!started.ok) throw new Error(started.error.code);
	const position = started.value;
	const random = seededRandom(seed);
	while (position.phase !== null) {
		const moves = position.legalMoves();
		position.play(moves[random.below(moves.length)]!);
	}
	for (let back = 0; back < plies; back++) position.undo();
	return position;
}

/** The best margin for the side to move, by brute force; two sides. */
function bestMargin(position: Position, sideOf: (colour: number) => number): number {
	if (position.phase === null) {
		const best = [0, 1].map((side) =>
			Math.max(...position.scores().flatMap(({ points }, c) => (sideOf(c) === side ? [points] : []))),
		);
		return best[0]! - best[1]!;
	}
	const mover = sideOf(position.colours.indexOf(position.toPlay!));
	const values = position.legalMoves().map((move) => {
		position.play(move);
		const value = bestMargin(position, sideOf);
		position.undo();
		return value;
	});
	return mover === 0 ? Math.max(...values) : Math.min(...values);
}

describe('two sides: the exact result is what trying everything finds', () => {
	const cases: [string, ModeId][] = [
		['chullpa', 'standard'],
		['pirka', 'standard'],
		['cucho', 'inverse'],
		['chullpa', 'duo'],
		['pirka', 'ruinas'],
		['colca', 'transfer'],
	];
	test.each(cases)('%s, %s', (id, mode) => {
		const sideOf = (colour: number) => (mode === 'duo' ? colour % 2 : colour);
		for (let seed = 1; seed <= 6; seed++) {
			const board = boardFrom(nearEnd(id, 2, mode, seed, 4));
			const expected = bestMargin(nearEnd(id, 2, mode, seed, 4), sideOf);
			for (const knowledge of [null, learntKnowledge(board)]) {
				const position = nearEnd(id, 2, mode, seed, 4);
				const exact = new EndgameSolver(board, knowledge).solve(board, 1_000_000)!;
				const best = [0, 1].map((side) =>
					Math.max(...exact.points.filter((_, colour) => sideOf(colour) === side)),
				);
				expect(best[0]! - best[1]!).toBe(expected);
				for (const number of exact.line) {
					expect(position.play(moveOf(boardFrom(position), number)).ok).toBe(true);
				}
				expect(position.phase).toBeNull();
				expect(position.scores().map(({ points }) => points)).toEqual(exact.points);
			}
		}
	});
});

test.each<[string, ModeId]>([
	['chullpa', 'standard'],
	['tambo', 'inverse'],
])('order and bounds save work: %s, %s', (id, mode) => {
	const work = [0, 0];
	for (let seed = 1; seed <= 8; seed++) {
		const board = boardFrom(nearEnd(id, 2, mode, seed, 5));
		[null, learntKnowledge(board)].forEach((knowledge, way) => {
			work[way]! += new EndgameSolver(board, knowledge).solve(board, 1_000_000)!.positions;
		});
	}
	expect(work[1]).toBeLessThan(work[0]! / 2);
});

test('four players: the line found is legal and ends the game', () => {
	const position = nearEnd('pisac', 4, 'standard', 3, 5);
	const board = boardFrom(position);
	const exact = new EndgameSolver(board).solve(board, 1_000_000)!;
	for (const number of exact.line) position.play(moveOf(boardFrom(position), number));
	expect(position.phase).toBeNull();
	expect(position.scores().map(({ points }) => points)).toEqual(exact.points);
});

test('too much work is given up, not guessed', () => {
	const position = nearEnd('chullpa', 2, 'standard', 1, 12);
	const board = boardFrom(position);
	expect(new EndgameSolver(board).solve(board, 50)).toBeNull();
});
