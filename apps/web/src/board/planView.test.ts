import { findBuiltin, type ModeId, Position } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { planViewOf } from './planView.js';

function start(id: string, players: number, mode: ModeId = 'standard'): Position {
	const started = Position.start({ scenario: findBuiltin(id)!, players, mode, start: 'yellow' });
	if (!started.ok) throw new Error(started.error.code);
	return started.value;
}

describe('the plan', () => {
	it('has every square that is printed, and no other', () => {
		const { width, depth, squares } = planViewOf(start('tambo', 2));
		const { plan } = findBuiltin('tambo')!;
		const printed = plan.flatMap((row, y) =>
			[...row].flatMap((sign, x) => (sign === '.' ? [] : [`${x},${y}`])),
		);
		expect([width, depth]).toEqual([plan[0]?.length, plan.length]);
		expect(squares.map(({ x, y }) => `${x},${y}`)).toEqual(printed);
	});

	it('shows the maximum height for this number of players', () => {
		const heights = (players: number) =>
			new Set(planViewOf(start('chullpa', players)).squares.map(({ limit }) => limit));
		expect([2, 3, 4].map((players) => [...heights(players)])).toEqual([[4], [6], [8]]);
	});

	it('closes squares beyond the line of this number of players', () => {
		const limitOf = (players: number) =>
			planViewOf(start('coricancha', players)).squares.find(({ x, y }) => x === 0 && y === 0)?.limit;
		expect(limitOf(2)).toBe(0);
		expect(limitOf(4)).toBeGreaterThan(0);
	});

	it('knows the coloured lines', () => {
		const { zones } = findBuiltin('colca')!;
		const { squares } = planViewOf(start('colca', 2, 'transfer'));
		for (const { x, y, zone } of squares) expect(zone ?? '.').toBe(zones?.[y]?.[x]);
		expect(squares.some(({ zone }) => zone === 'r')).toBe(true);
		expect(planViewOf(start('chullpa', 2)).squares.every(({ zone }) => zone === null)).toBe(true);
	});

	it('is the same object for a whole game, and another for another game', () => {
		const position = start('chullpa', 2);
		const plan = planViewOf(position);
		const later = position.clone();
		later.play(later.legalMoves()[0]!);
		expect(planViewOf(later)).toBe(plan);
		expect(planViewOf(start('chullpa', 3))).not.toBe(plan);
	});
});
