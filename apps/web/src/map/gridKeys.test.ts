import { describe, expect, it } from 'vitest';
import { HEAD, mapHeight, mapWidth, squareUnder, UNIT } from './geometry.js';
import { squareAfterKey } from './gridKeys.js';

const SIZE = { width: 4, depth: 5 };
const press = (
	key: string,
	held: Partial<Record<'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey', boolean>> = {},
) =>
	squareAfterKey(
		{ key, ctrlKey: false, shiftKey: false, altKey: false, metaKey: false, ...held },
		{ x: 3, y: 1 },
		SIZE,
	);

describe('keys on the grid', () => {
	it.each([
		['ArrowLeft', { x: 2, y: 1 }],
		['ArrowRight', { x: 3, y: 1 }],
		['ArrowUp', { x: 3, y: 0 }],
		['ArrowDown', { x: 3, y: 2 }],
		['Home', { x: 0, y: 1 }],
		['End', { x: 3, y: 1 }],
		['PageUp', { x: 3, y: 0 }],
		['PageDown', { x: 3, y: 4 }],
	])('%s leads to a square and never off the board', (key, goal) => {
		expect(press(key)).toEqual(goal);
	});

	it('lead to the first and last square with Ctrl', () => {
		expect(press('Home', { ctrlKey: true })).toEqual({ x: 0, y: 0 });
		expect(press('End', { ctrlKey: true })).toEqual({ x: 3, y: 4 });
	});

	it('are left to the game when they are others', () => {
		expect(press('Enter')).toBeNull();
		expect(press('ArrowLeft', { shiftKey: true })).toBeNull();
		expect(press('ArrowLeft', { ctrlKey: true })).toBeNull();
	});
});

describe('a pointer over the map', () => {
	const at = (x: number, y: number) =>
		squareUnder(SIZE, (HEAD + x * UNIT) / mapWidth(SIZE), (HEAD + y * UNIT) / mapHeight(SIZE));

	it('is over the square that is drawn there', () => {
		expect(at(0.1, 0.1)).toEqual({ x: 0, y: 0 });
		expect(at(3.9, 4.9)).toEqual({ x: 3, y: 4 });
	});

	it('is over no square outside the plan', () => {
		expect(at(-0.1, 2)).toBeNull();
		expect(at(4.05, 2)).toBeNull();
	});
});
