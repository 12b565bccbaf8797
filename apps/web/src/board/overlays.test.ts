import { findBuiltin, Position, parseMove } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { marksOf } from './overlays.js';

function played(...moves: readonly string[]): Position {
	const scenario = findBuiltin('chullpa')!;
	const started = Position.start({ scenario, players: 2, mode: 'standard', start: 'yellow' });
	if (!started.ok) throw new Error(started.error.code);
	for (const move of moves) started.value.play(moveOf(move));
	return started.value;
}

function moveOf(text: string) {
	const move = parseMove(text);
	if (!move.ok) throw new Error(move.error.code);
	return move.value;
}

const TOWER = played('I4 b3*4', 'I2 c3,c4');

describe('marks', () => {
	it('are on every square that a move covers, on top of the building', () => {
		expect(marksOf(TOWER, [moveOf('V3 a3,b3,c3')], 'fit', 'yellow')).toEqual([
			{ x: 0, y: 2, z: 0, kind: 'fit', owner: 'yellow' },
			{ x: 1, y: 2, z: 4, kind: 'fit', owner: 'yellow' },
			{ x: 2, y: 2, z: 1, kind: 'fit', owner: 'yellow' },
		]);
	});

	it('appear once on a square that many moves cover', () => {
		const moves = TOWER.legalMoves();
		const marks = marksOf(TOWER, moves, 'reach', 'red');
		const squares = moves.flatMap((move) => (move.kind === 'place' ? move.drops : []));
		expect(marks).toHaveLength(new Set(squares.map(({ x, y }) => `${x},${y}`)).size);
		expect(marks.every(({ kind, owner }) => kind === 'reach' && owner === 'red')).toBe(true);
	});

	it('are none for no moves, and for a stone that is put aside', () => {
		expect(marksOf(TOWER, [], 'build', 'yellow')).toEqual([]);
		expect(marksOf(TOWER, [{ kind: 'aside', stone: 'L4' }], 'build', 'yellow')).toEqual([]);
	});
});
