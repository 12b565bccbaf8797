import { findBuiltin, makeMove, Position, SCENARIOS, type Scenario } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { boardSheet, buildingOf, buildingSheet, type Ink, makeSvg, PAPERS, pagesOf } from './index.js';

const WORDS = { title: 'Pisac', subtitle: 'stairs', limits: ['2 players: height 4'] };
const pisac = findBuiltin('pisac')!;

type Path = Extract<Ink, { kind: 'path' }>;
const pathsOf = (inks: readonly Ink[]): Path[] => inks.flatMap((ink) => (ink.kind === 'path' ? [ink] : []));
const spanOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

describe('a board on paper', () => {
	it.each([15, 20, 25])('has squares of %i mm with their heights', (square) => {
		const { inks } = boardSheet(pisac, square, WORDS);
		const squares = pathsOf(inks).filter(({ isClosed }) => isClosed);
		expect(squares).toHaveLength(32);
		for (const { points } of squares) {
			expect(spanOf(points.map(({ x }) => x))).toBeCloseTo(square);
			expect(spanOf(points.map(({ y }) => y))).toBeCloseTo(square);
		}
		const texts = inks.flatMap((ink) => (ink.kind === 'text' ? [ink.text] : []));
		expect(texts.filter((text) => text === '8')).toHaveLength(4);
		expect(texts).toContain('2 players: height 4');
	});

	it('has a solid red line and a dashed blue one', () => {
		const huaca = findBuiltin('huaca')!;
		const lines = pathsOf(boardSheet(huaca, 20, WORDS).inks).filter(({ isClosed }) => !isClosed);
		expect(new Set(lines.map(({ colour }) => colour)).size).toBe(2);
		expect(lines.some(({ dash }) => dash !== undefined)).toBe(true);
	});

	it('as SVG is true to scale', () => {
		const svg = makeSvg(boardSheet(pisac, 20, { ...WORDS, title: 'A < B & "C"' }));
		expect(svg).toMatch(/^<svg [^>]*width="[\d.]+mm" height="[\d.]+mm" viewBox="0 0 /);
		expect(svg).toContain('A &lt; B &amp; &quot;C&quot;');
		expect(svg).toContain('L');
	});
});

describe('pages', () => {
	it('are one if the board fits, portrait or landscape', () => {
		const chullpa = boardSheet(findBuiltin('chullpa')!, 20, WORDS);
		expect(pagesOf(chullpa, 'a4')).toHaveLength(1);
		expect(pagesOf(chullpa, 'a4')[0]!.marks).toEqual([]);
		const wide: Scenario = { ...pisac, plan: ['1'.repeat(12), '1'.repeat(12)] };
		const [page, ...more] = pagesOf(boardSheet(wide, 20, WORDS), 'a4');
		expect(more).toEqual([]);
		expect(page).toMatchObject({ width: 297, height: 210 });
	});

	it.each(SCENARIOS)('of $id at 30 mm cover the whole board without gaps, with crop marks', (scenario) => {
		const drawing = boardSheet(scenario, 30, WORDS);
		const pages = pagesOf(drawing, 'letter');
		const area = pages.reduce((sum, { window }) => sum + window.width * window.height, 0);
		expect(area).toBeGreaterThanOrEqual(drawing.width * drawing.height);
		if (pages.length > 1) for (const { marks } of pages) expect(marks.length).toBeGreaterThan(8);
		const sides = Object.values(PAPERS.letter);
		for (const { width, height } of pages) expect([width, height].sort()).toEqual([...sides].sort());
	});
});

it('a building sheet shows every cube on its level', () => {
	const started = Position.start({ scenario: pisac, players: 2, mode: 'standard', start: 'yellow' });
	if (!started.ok) throw new Error('no game');
	const position = started.value;
	for (let moves = position.legalMoves(); moves.length > 0; moves = position.legalMoves())
		position.play(moves.at(-1)!);
	const building = buildingOf(position);
	const { stones } = building;
	const { inks } = buildingSheet(building, {
		title: 'Pisac',
		level: (level) => `Level ${level}`,
		stone: (owner, move) => `${owner}: ${move}`,
	});
	const cubes = stones.flatMap(({ cells }) => cells);
	expect(pathsOf(inks).filter(({ fill }) => fill !== undefined)).toHaveLength(cubes.length);
	const texts = inks.flatMap((ink) => (ink.kind === 'text' ? [ink.text] : []));
	const levels = Math.max(...cubes.map(({ z }) => z)) + 1;
	expect(texts.filter((text) => text.startsWith('Level'))).toHaveLength(levels);
	const { owner, move } = position.history[5]!;
	expect(texts, 'stones in the order in which they were placed').toContain(`6. ${owner}: ${makeMove(move)}`);
	// No cube is split by the edge of a page, which is 277 mm high.
	for (const { points } of pathsOf(inks).filter(({ fill }) => fill !== undefined)) {
		const pages = points.map(({ y }) => Math.floor((y - 0.001) / 277));
		expect(Math.max(...pages) - Math.min(...pages)).toBe(0);
	}
});
