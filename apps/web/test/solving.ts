/** Solves solitaire puzzles, and enters the solutions through the page by mouse or keyboard. */
import { type Cell, cellKey, orientationOfCells, type Stone, turnOrientation } from '@rumis/rules';
import { findBuildOrder, findCompletion, puzzleOfTheDay, stockOfStones } from '@rumis/solver';
import type { Page } from 'playwright-core';
import { planTurn, type Spin } from '../src/board/viewer.js';
import { findSolitaire, fromShelf } from '../src/solitaire/puzzles/catalogue.js';
import { packingPuzzle, type SolitairePuzzle } from '../src/solitaire/puzzles/puzzle.js';
import { press } from './hands.js';
import { button, texts } from './screen.js';

export interface Lying {
	readonly stone: Stone;
	readonly cells: readonly Cell[];
}

export function puzzleNamed(id: string): SolitairePuzzle {
	const puzzle = findSolitaire(id);
	if (!puzzle) throw new Error(`there is no puzzle ${id}`);
	return puzzle;
}

export function puzzleOf(day: string): SolitairePuzzle {
	const daily = puzzleOfTheDay(day);
	if (!daily.ok) throw new Error(daily.error.code);
	return fromShelf(daily.value);
}

/** A way to fill the empty cells, in an order that one colour can build by the rules, if possible. */
export function solutionOf({ cells, given, stock, colours }: SolitairePuzzle): readonly Lying[] {
	const taken = new Set(given.flatMap((laid) => laid.cells.map(cellKey)));
	const empty = cells.filter((cell) => !taken.has(cellKey(cell)));
	// A started puzzle needs exactly the stones in the box; an empty shape only some of them.
	const puzzle =
		given.length === 0
			? packingPuzzle(cells, colours)!
			: { shape: { cells: empty }, stock: stockOfStones(stock.map(({ stone }) => stone)) };
	const found = findCompletion(puzzle);
	if (typeof found === 'string') throw new Error(`no solution: ${found}`);
	const yellow = found.map((lying) => ({ ...lying, colour: 'yellow' as const }));
	const order = given.length === 0 ? findBuildOrder(yellow, { colours: 1 }) : null;
	return order?.kind === 'order' ? order.steps : found;
}

const SPINS: readonly Spin[] = ['turn', 'tip', 'roll'];

/** The shortest sequence of spins from one orientation to another. */
export function spinsBetween(from: readonly Cell[], to: readonly Cell[]): readonly Spin[] {
	const [first, goal] = [orientationOfCells(from)!, orientationOfCells(to)!];
	const ways = new Map([[first, [] as readonly Spin[]]]);
	for (const [orientation, way] of ways) {
		if (orientation === goal) return way;
		for (const spin of SPINS) {
			const { axis, by } = planTurn(0, spin, 1);
			let next = orientation;
			for (let quarter = 0; quarter < (by > 0 ? 1 : 3); quarter++) next = turnOrientation(next, axis);
			if (!ways.has(next)) ways.set(next, [...way, spin]);
		}
	}
	throw new Error('a stone can be turned every way');
}

const parseCell = (text: string): Cell => {
	const [x = 0, y = 0, z = 0] = text.split(',').map(Number);
	return { x, y, z };
};

/** The cells of the ghost. */
export async function ghostCells(page: Page): Promise<readonly Cell[]> {
	const text = (await page.locator('.play-actions').getAttribute('data-ghost')) ?? '';
	return text === '' ? [] : text.split(' ').map(parseCell);
}

const cellNames = (cells: readonly Cell[]): string => cells.map(cellKey).sort().join(' ');

const isHeldOver = async (page: Page, cells: readonly Cell[]): Promise<boolean> =>
	cellNames(await ghostCells(page)) === cellNames(cells);

const trayStone = (page: Page, stone: Stone) => page.locator(`.play-stone[data-stone="${stone}"]`).first();

export const emptyCells = (page: Page) =>
	page.locator(`[role="grid"] td[aria-label*="${texts.solitaire.cellEmpty}"]`);

/** Picks the stone, turns it with the buttons, holds it over its place and clicks. In free building. */
export async function enterByMouse(page: Page, { stone, cells }: Lying): Promise<void> {
	await press(trayStone(page, stone));
	for (const spin of spinsBetween(await ghostCells(page), cells)) await press(button(page, texts.game[spin]));
	// The mouse holds the stone by one of its columns; which one is only visible on the page.
	for (const cell of [...cells, ...cells]) {
		const place = page.locator(`td[data-cell="${cellKey(cell)}"]`);
		await place.hover();
		if (!(await isHeldOver(page, cells))) continue;
		await place.click();
		return;
	}
	throw new Error(`the mouse cannot bring ${stone} to ${cellNames(cells)}`);
}

const SPIN_KEYS: Readonly<Record<Spin, string>> = { turn: 'z', tip: 'x', roll: 'y' };

const least = (cells: readonly Cell[], axis: keyof Cell): number =>
	Math.min(...cells.map((cell) => cell[axis]));

/** Presses one key or the other until the held stone has reached its position along the axis. */
async function moveByKeys(page: Page, axis: keyof Cell, goal: number, keys: readonly [string, string]) {
	for (let step = 0; step < 20; step++) {
		const here = least(await ghostCells(page), axis);
		if (here === goal) return;
		await page.keyboard.press(here > goal ? keys[0] : keys[1]);
	}
}

/** Picks, turns, moves and places the stone with keys alone. The frame must have the focus. */
export async function enterByKeys(page: Page, { stone, cells }: Lying): Promise<void> {
	const isHeld = async () => (await trayStone(page, stone).getAttribute('aria-pressed')) === 'true';
	for (let step = 0; step < 12 && !(await isHeld()); step++) await page.keyboard.press('.');
	for (const spin of spinsBetween(await ghostCells(page), cells)) await page.keyboard.press(SPIN_KEYS[spin]);
	await moveByKeys(page, 'x', least(cells, 'x'), ['ArrowLeft', 'ArrowRight']);
	await moveByKeys(page, 'y', least(cells, 'y'), ['ArrowUp', 'ArrowDown']);
	await moveByKeys(page, 'z', least(cells, 'z'), ['s', 'w']);
	if (!(await isHeldOver(page, cells))) throw new Error(`keys cannot bring ${stone} to ${cellNames(cells)}`);
	await page.keyboard.press('Enter');
}
