import { ORIENTATIONS, turnOrientation } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { planStep, planTurn, quartersOf, SPINS } from './viewer.js';

const QUARTER = Math.PI / 2;
const QUARTERS = [0, 1, 2, 3];

/** The direction of a plan vector for a viewer at the azimuth: to the right, and towards the viewer. */
function seen(quarters: number, [x, y, z]: readonly number[]) {
	const angle = quarters * QUARTER;
	const [sin, cos] = [Math.round(Math.sin(angle)), Math.round(Math.cos(angle))];
	// Adding 0 turns −0 into 0.
	return { right: x! * cos - y! * sin + 0, near: x! * sin + y! * cos + 0, up: z! + 0 };
}

describe('a turned table', () => {
	it('is known by the nearest quarter', () => {
		expect([0, 0.7, QUARTER, -QUARTER, 9 * QUARTER].map(quartersOf)).toEqual([0, 0, 1, 3, 1]);
	});

	it.each(QUARTERS)('moves a stone as the viewer sees it: %i quarters', (quarters) => {
		const right = planStep(quarters, 1, 0);
		const near = planStep(quarters, 0, 1);
		expect(seen(quarters, [right.dx, right.dy, 0])).toMatchObject({ right: 1, near: 0 });
		expect(seen(quarters, [near.dx, near.dy, 0])).toMatchObject({ right: 0, near: 1 });
	});
});

/** The quarter turns of the plan, as defined by the rules. */
const TURNS = {
	x: ([x, y, z]: number[]) => [x!, -z!, y!],
	y: ([x, y, z]: number[]) => [z!, y!, -x!],
	z: ([x, y, z]: number[]) => [-y!, x!, z!],
};

function spun(quarters: number, spin: (typeof SPINS)[number], vector: number[]) {
	const { axis, by } = planTurn(quarters, spin, 1);
	let turned = vector;
	for (let count = 0; count < (by > 0 ? 1 : 3); count++) turned = TURNS[axis](turned);
	return seen(quarters, turned);
}

describe('turning a stone in the hand', () => {
	it.each(QUARTERS)('tips its top to where it tips for the viewer of every side: %i quarters', (quarters) => {
		const upright = [0, 0, 1];
		const tipped = spun(quarters, 'tip', upright);
		const rolled = spun(quarters, 'roll', upright);
		expect(tipped).toMatchObject(spun(0, 'tip', upright));
		expect(rolled).toMatchObject(spun(0, 'roll', upright));
		expect(tipped.near).toBe(-1);
		expect(rolled.right).toBe(1);
	});

	it('undoes itself the other way round', () => {
		for (const quarters of QUARTERS) {
			for (const spin of SPINS) {
				const [there, back] = [planTurn(quarters, spin, 1), planTurn(quarters, spin, -1)];
				expect(there.axis).toBe(back.axis);
				expect(there.by).toBe(-back.by);
			}
		}
	});

	it('knows the axes of the rules', () => {
		for (const orientation of ORIENTATIONS) {
			for (const axis of ['x', 'y', 'z'] as const) {
				const turned = orientation.cells.map(({ x, y, z }) => TURNS[axis]([x, y, z]));
				const least = [0, 1, 2].map((at) => Math.min(...turned.map((cell) => cell[at]!)));
				const keys = turned.map((cell) => cell.map((value, at) => value - least[at]!).join(','));
				const expected = turnOrientation(orientation, axis).cells.map(({ x, y, z }) => `${x},${y},${z}`);
				expect(keys.sort()).toEqual(expected.sort());
			}
		}
	});
});
