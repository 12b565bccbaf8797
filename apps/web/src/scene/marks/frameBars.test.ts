import { describe, expect, it } from 'vitest';
import type { PlanView } from '../../board/view.js';
import { frameBars } from './frameBars.js';

const frame = { width: 3, depth: 2, height: 4 };
const planOf = (limitAt: (x: number, y: number) => number): PlanView => ({
	width: 3,
	depth: 2,
	squares: Array.from({ length: 6 }, (_, i) => ({ x: i % 3, y: Math.floor(i / 3), zone: null })).map(
		(square) => ({ ...square, limit: limitAt(square.x, square.y) }),
	),
});
const strong = (plan: PlanView) => frameBars(frame, plan).filter(({ far }) => far > 0.9);
const BOX_EDGES = 12;

describe('the bars of a frame', () => {
	it('run along the twelve edges of the box', () => {
		const edges = strong(planOf(() => 4));
		expect(edges).toHaveLength(BOX_EDGES);
		const total = edges.reduce((sum, { run }) => sum + run.length, 0);
		expect(total).toBe(4 * (3 + 2 + 4));
	});

	it('know on which two sides of the box they are', () => {
		for (const { run, sides } of strong(planOf(() => 4))) {
			const size = [3, 4, 2];
			const expected = size.map((length, i) => (i === run.axis ? 0 : run.start[i] === length ? 1 : -1));
			expect(sides).toEqual(expected.map((side) => expect.closeTo(side)));
		}
	});

	it('are fainter before the stones than behind them', () => {
		for (const { far, near } of frameBars(
			frame,
			planOf(() => 4),
		))
			expect(near).toBeLessThan(far);
	});

	it('include lines on the far walls only', () => {
		const walls = frameBars(
			frame,
			planOf(() => 4),
		).slice(BOX_EDGES);
		// Two walls 3 wide and two walls 2 wide, all 4 high: 2 + 3 and 1 + 3 lines.
		expect(walls).toHaveLength(2 * 5 + 2 * 4);
		expect(walls.every(({ near }) => near === 0)).toBe(true);
	});

	it('outline a shape that is less than a box', () => {
		const box = frameBars(
			frame,
			planOf(() => 4),
		);
		const steps = frameBars(
			frame,
			planOf((x) => 4 - x),
		);
		expect(steps.length).toBeGreaterThan(box.length + BOX_EDGES);
		expect(strong(planOf((x) => 4 - x))).toHaveLength(BOX_EDGES);
	});
});
