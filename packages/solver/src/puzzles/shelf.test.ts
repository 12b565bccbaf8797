import { SCENARIOS } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { must } from '../../test/puzzles.js';
import { ORDER_LEVELS } from '../rules/buildOrder.js';
import { DIFFICULTIES } from './grade.js';
import { findPuzzle, puzzleOfTheDay, shippedPuzzles } from './shelf.js';

describe('the shipped puzzles', () => {
	const puzzles = shippedPuzzles();

	it('are 200, each with a unique name', () => {
		expect(puzzles.length).toBe(200);
		expect(new Set(puzzles.map(({ name }) => name)).size).toBe(200);
	});

	it('cover the shape of every scenario, and the cubes', () => {
		const shapes = new Set(puzzles.map(({ shapeId }) => shapeId.replace(/-\d$/, '')));
		for (const { id } of SCENARIOS) expect(shapes).toContain(id);
		for (const edge of [3, 4, 5])
			expect(puzzles.some(({ shapeId }) => shapeId === `cube-${edge}`)).toBe(true);
	});

	it('include every scenario and cube as a whole, among them Coricancha with three colours', () => {
		const whole = puzzles.filter(({ given }) => given.length === 0).map(({ shapeId }) => shapeId);
		expect(whole).toEqual(expect.arrayContaining(['cube-3', 'cube-4', 'cube-5']));
		const boards = new Set(whole.map((shape) => shape.replace(/-\d$/, '')));
		expect(SCENARIOS.filter(({ id }) => !boards.has(id))).toEqual([]);
		expect(findPuzzle('coricancha-3-whole')?.box.length).toBe(33);
	});

	it('are forty of every grade', () => {
		const counts = DIFFICULTIES.map((grade) => puzzles.filter((puzzle) => puzzle.grade === grade).length);
		expect(counts).toEqual(DIFFICULTIES.map(() => 40));
	});

	it('exist also for building with contact and by the rules, in every grade, with cubes', () => {
		for (const level of ORDER_LEVELS) {
			const levelled = shippedPuzzles(level);
			expect(new Set(levelled.map(({ name }) => name)).size).toBe(levelled.length);
			for (const grade of DIFFICULTIES) {
				expect(levelled.filter((puzzle) => puzzle.grade === grade).length).toBeGreaterThanOrEqual(5);
			}
			for (const edge of [3, 4, 5]) {
				expect(levelled.some(({ shapeId }) => shapeId === `cube-${edge}`)).toBe(true);
			}
			expect(findPuzzle(levelled[0]!.name)).toBe(levelled[0]);
		}
	});

	it('are found by name', () => {
		expect(findPuzzle(puzzles[17]!.name)).toBe(puzzles[17]);
		expect(findPuzzle('no-such-puzzle')).toBeNull();
	});
});

describe('the puzzle of the day', () => {
	it('goes through all 200, then starts again', () => {
		const day = (n: number): string =>
			new Date(Date.UTC(2026, 10, 15) + n * 86_400_000).toISOString().slice(0, 10);
		const names = Array.from({ length: 200 }, (_, n) => must(puzzleOfTheDay(day(n))).name);
		expect(new Set(names).size).toBe(200);
		expect(must(puzzleOfTheDay(day(200))).name).toBe(names[0]);
	});

	it.each(['2026-02-30', '15.11.2026', '2026-11-15T10:00', ''])('refuses %j', (date) => {
		expect(puzzleOfTheDay(date)).toEqual({ ok: false, error: { code: 'dateForm', found: date } });
	});
});
