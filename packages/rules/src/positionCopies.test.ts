import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { positions } from '../test/arbitraries.js';
import { playRandomly, startOn } from '../test/positions.js';
import { gameOf, type Move, makeMove, type Position, positionOf, STONES } from './index.js';

/** The full description of a position, as plain data. */
const lookOf = (position: Position) => ({
	phase: position.phase,
	toPlay: position.toPlay,
	ply: position.ply,
	out: position.out,
	notices: position.notices,
	intermediate: position.intermediate,
	history: position.history,
	legal: position.legalMoves().map(makeMove),
	placements: STONES.map((stone) => position.placements(stone)),
	hands: position.colours.map((colour) => position.hand(colour)),
	ruinHand: position.ruinHand(),
	stones: position.stones(),
	scores: position.scores(),
	outcome: position.outcome(),
	view: position.topView(),
});

/** The same game, replayed from its start. */
const replayed = ({ setup, moves }: Position): Position => positionOf(gameOf(setup, moves));

/** A step on one of two copies: play the move with this index, or undo the last one. */
const steps = fc.array(
	fc.record({ which: fc.constantFrom(0, 1), does: fc.constantFrom('play', 'undo'), choice: fc.nat() }),
	{ minLength: 1, maxLength: 8 },
);

function change(position: Position, does: string, choice: number): void {
	const moves = position.legalMoves();
	if (does === 'undo' || moves.length === 0) position.undo();
	else position.play(moves[choice % moves.length]!);
}

describe('a copy of a position', () => {
	test('equals the same game replayed', () => {
		fc.assert(
			fc.property(positions, (position) => {
				expect(lookOf(position.clone())).toEqual(lookOf(replayed(position)));
			}),
			{ numRuns: 30 },
		);
	});

	test('is independent of the original', () => {
		fc.assert(
			fc.property(positions, steps, (original, todo) => {
				const copies = [original, original.clone()] as const;
				for (const { which, does, choice } of todo) {
					const other = copies[1 - which]!;
					const before = lookOf(other);
					change(copies[which]!, does, choice);
					expect(lookOf(other)).toEqual(before);
				}
				for (const copy of copies) expect(lookOf(copy)).toEqual(lookOf(replayed(copy)));
			}),
			{ numRuns: 30 },
		);
	});

	test('can be made after a move: it equals playing the move, and the original is unchanged', () => {
		fc.assert(
			fc.property(positions, fc.nat(), (position, choice) => {
				const moves = position.legalMoves();
				const move = moves[choice % moves.length];
				if (!move) return;
				const before = lookOf(position);
				const after = position.after(move);
				expect(lookOf(position)).toEqual(before);
				position.play(move);
				expect(after.ok && lookOf(after.value)).toEqual(lookOf(position));
			}),
			{ numRuns: 30 },
		);
	});

	test('is not made after an illegal move', () => {
		const position = playRandomly(startOn('pirka', 3), 5, 12);
		const used: Move = { kind: 'place', stone: 'I2', drops: [] };
		const illegal = position.check(used);
		expect(illegal).not.toBeNull();
		expect(position.after(used)).toEqual({ ok: false, error: illegal });
	});

	test('can be made of any earlier ply', () => {
		fc.assert(
			fc.property(positions, fc.nat(), (position, number) => {
				const ply = number % (position.ply + 1);
				const start = positionOf(gameOf(position.setup, position.moves), ply);
				expect(lookOf(position.atPly(ply))).toEqual(lookOf(start));
			}),
			{ numRuns: 30 },
		);
		const position = playRandomly(startOn('pirka', 3), 5, 12);
		for (const ply of [-1, 13, 0.5, Number.NaN]) expect(() => position.atPly(ply)).toThrow(RangeError);
	});
});

test('the placements of the stones are the legal moves, each where it comes to rest', () => {
	fc.assert(
		fc.property(positions, (position) => {
			const placed = STONES.flatMap((stone) =>
				position.placements(stone).map(({ orientation, x, y }) => {
					const drops = orientation.columns.map((column) => ({
						...column,
						x: x + column.x,
						y: y + column.y,
					}));
					return makeMove({ kind: 'place', stone, drops });
				}),
			);
			const legal = position.legalMoves().filter(({ kind }) => kind === 'place');
			expect(placed.sort()).toEqual(legal.map(makeMove).sort());
		}),
		{ numRuns: 30 },
	);
});
