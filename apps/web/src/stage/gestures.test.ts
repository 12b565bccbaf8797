import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Gestures, type GestureTargets, type Point } from './gestures.js';

type Told = [keyof GestureTargets, ...unknown[]];

/** A board of 100 × 100 pixels that records all calls. */
function board({ isHolding = false } = {}) {
	const told: Told[] = [];
	const at = ({ x, y }: Point) => ({ x, y });
	const gestures = new Gestures({
		isHolding: () => isHolding,
		isOnBoard: ({ x, y }) => x >= 0 && x < 100 && y >= 0 && y < 100,
		hover: (point) => told.push(['hover', at(point)]),
		tap: (point, isTouch) => told.push(['tap', at(point), isTouch]),
		drag: (point) => told.push(['drag', at(point)]),
		drop: (point) => told.push(['drop', at(point)]),
		orbit: (dx, dy) => told.push(['orbit', dx, dy]),
		zoom: (factor) => told.push(['zoom', factor]),
		spin: (spin, by) => told.push(['spin', spin, by]),
	});
	const pointer =
		(id: number, isTouch: boolean) => (does: 'press' | 'move' | 'release' | 'cancel', x: number, y: number) =>
			gestures[does]({ id, isTouch, x, y });
	const tellings = (name: keyof GestureTargets) => told.filter(([what]) => what === name);
	return { told, tellings, mouse: pointer(1, false), finger: pointer(2, true), other: pointer(3, true) };
}

describe('a mouse', () => {
	it('aims by moving', () => {
		const { mouse, told } = board({ isHolding: true });
		mouse('move', 10, 20);
		expect(told).toEqual([['hover', { x: 10, y: 20 }]]);
	});

	it('clicks, even with an unsteady hand', () => {
		const { mouse, told } = board();
		mouse('press', 10, 10);
		mouse('move', 13, 12);
		mouse('release', 13, 12);
		expect(told).toEqual([['tap', { x: 13, y: 12 }, false]]);
	});

	it.each([true, false])('turns the table by dragging, holding a stone: %s', (isHolding) => {
		const { mouse, told } = board({ isHolding });
		mouse('press', 10, 10);
		mouse('move', 30, 5);
		mouse('move', 31, 5);
		mouse('release', 31, 5);
		expect(told).toEqual([
			['orbit', 20, -5],
			['orbit', 1, 0],
		]);
	});
});

describe('one finger', () => {
	it('does not aim before it touches', () => {
		const { finger, told } = board({ isHolding: true });
		finger('move', 10, 20);
		expect(told).toEqual([]);
	});

	it('moves the held stone, and lets go of it where it is lifted', () => {
		const { finger, told } = board({ isHolding: true });
		finger('press', 10, 10);
		finger('move', 30, 40);
		finger('release', 30, 40);
		expect(told).toEqual([
			['drag', { x: 10, y: 10 }],
			['drag', { x: 30, y: 40 }],
			['drop', { x: 30, y: 40 }],
		]);
	});

	it('orbits outside the board, and with an empty hand', () => {
		for (const { isHolding, x } of [
			{ isHolding: true, x: 150 },
			{ isHolding: false, x: 50 },
		]) {
			const { finger, told } = board({ isHolding });
			finger('press', x, 50);
			finger('move', x + 10, 50);
			finger('release', x + 10, 50);
			expect(told).toEqual([['orbit', 10, 0]]);
		}
	});

	it('taps with an empty hand', () => {
		const { finger, told } = board();
		finger('press', 10, 10);
		finger('release', 10, 10);
		expect(told).toEqual([['tap', { x: 10, y: 10 }, true]]);
	});

	it('drops nothing when the browser takes the touch away', () => {
		const { finger, tellings } = board({ isHolding: true });
		finger('press', 10, 10);
		finger('cancel', 10, 10);
		finger('release', 10, 10);
		expect(tellings('drop')).toEqual([]);
		finger('press', 20, 20);
		finger('release', 20, 20);
		expect(tellings('drop')).toHaveLength(1);
	});
});

describe('two fingers', () => {
	/** Both fingers are down, 40 pixels apart. */
	function both(isHolding: boolean) {
		const touched = board({ isHolding });
		touched.finger('press', 130, 50);
		touched.other('press', 170, 50);
		return touched;
	}

	it('come nearer by moving apart, and farther by moving together', () => {
		const { other, tellings } = both(false);
		other('move', 210, 50);
		other('move', 170, 50);
		expect(tellings('zoom')).toEqual([
			['zoom', 0.5],
			['zoom', 2],
		]);
	});

	it('turn and tilt the table with an empty hand', () => {
		const { other, told } = both(false);
		other('move', 130, 90);
		const [, angle, tilt] = told.find(([what]) => what === 'orbit')!;
		expect(angle).toBeCloseTo(90);
		expect(tilt).toBe(20);
	});

	it('turn the held stone by twisting, the way they are twisted', () => {
		for (const [y, by] of [
			[80, 1],
			[20, -1],
		] as const) {
			const { other, tellings } = both(true);
			other('move', 165, y);
			expect(tellings('spin')).toEqual([['spin', 'turn', by]]);
			expect(tellings('orbit')).toEqual([]);
		}
	});

	it.each([
		['tip', 0, -1, 1],
		['tip', 0, 1, -1],
		['roll', 1, 0, 1],
		['roll', -1, 0, -1],
	] as const)('%s the held stone by swiping (%i, %i)', (spin, right, down, by) => {
		const { finger, other, tellings } = both(true);
		for (let step = 1; step <= 10; step++) {
			finger('move', 130 + right * 5 * step, 50 + down * 5 * step);
			other('move', 170 + right * 5 * step, 50 + down * 5 * step);
		}
		expect(tellings('spin')).toEqual([['spin', spin, by]]);
	});

	it('place nothing, whichever is lifted first; the one that stays turns the table', () => {
		const { finger, other, tellings } = both(true);
		finger('release', 130, 50);
		other('move', 180, 55);
		other('release', 180, 55);
		expect([...tellings('tap'), ...tellings('drop')]).toEqual([]);
		expect(tellings('orbit')).toEqual([['orbit', 10, 5]]);
	});
});

describe('any sequence of touches', () => {
	const deed = fc.tuple(
		fc.constantFrom('mouse' as const, 'finger' as const, 'other' as const),
		fc.constantFrom('press' as const, 'move' as const, 'release' as const, 'cancel' as const),
		fc.integer({ min: -50, max: 150 }),
		fc.integer({ min: -50, max: 150 }),
	);

	it('nothing but numbers comes of it, and a stone is dropped only after it was dragged', () => {
		fc.assert(
			fc.property(fc.array(deed, { maxLength: 40 }), fc.boolean(), (deeds, isHolding) => {
				const { told, tellings, ...pointers } = board({ isHolding });
				for (const [which, does, x, y] of deeds) pointers[which](does, x, y);
				const numbers = told.flat().filter((part) => typeof part === 'number');
				expect(numbers.every(Number.isFinite)).toBe(true);
				expect(tellings('drop').length).toBeLessThanOrEqual(tellings('drag').length);
				if (!isHolding) expect([...tellings('drag'), ...tellings('spin')]).toEqual([]);
			}),
		);
	});
});
