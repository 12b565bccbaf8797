import { ILLEGAL_REASONS, OUT_REASONS, orientationOfCells } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import * as en from '../i18n/en/book.js';
import type { ParagraphText } from '../i18n/en/rulesBook.js';
import type { SampleText } from '../i18n/en/rulesSamples.js';
import { LANGUAGES } from '../i18n/languages.js';
import { addressFrom, makeAddress, originOf } from './address.js';
import { CHAPTERS, findPlace } from './book.js';
import { COUNT_GAMES, type CountId } from './countGames.js';
import { CUBE_STONES, EDGE } from './cube.js';
import { countOf, judge, positionOf, squaresOf, viewOf } from './judge.js';
import { firstChoice, SAMPLES, type SampleId } from './samples.js';

const SAMPLE_IDS = Object.keys(SAMPLES) as SampleId[];

describe('the rulebook', () => {
	it('has every paragraph in exactly one chapter', () => {
		const placed = Object.values(CHAPTERS).flat();
		expect([...placed].sort()).toEqual(Object.keys(en.rulesBook.paragraphs).sort());
	});

	it.each(Object.values(LANGUAGES))('marks our rulings as such in $name', async ({ loadBook }) => {
		const paragraphs: Readonly<Record<string, ParagraphText>> = (await loadBook()).rulesBook.paragraphs;
		const ruled = Object.keys(paragraphs).filter((id) => paragraphs[id]!.ruling);
		expect(ruled.sort()).toEqual([
			...['aroundRuin', 'aside', 'cube', 'duoWin', 'fourColours', 'keepAway'],
			...['mustPlace', 'rebuilding', 'ruin', 'taking'],
		]);
	});

	it.each([...ILLEGAL_REASONS, ...OUT_REASONS])(
		'explains %s in a paragraph that the address leads to',
		(code) => {
			const place = findPlace(code);
			expect(place?.paragraph).toBeTruthy();
			expect(CHAPTERS[place!.chapter]).toContain(place!.paragraph);
		},
	);

	it('opens at a chapter, at a paragraph, at the beginning, and for nothing else', () => {
		expect(findPlace('ruinas')).toEqual({ chapter: 'ruinas', paragraph: null, code: null });
		expect(findPlace('walledIn')).toEqual({ chapter: 'out', paragraph: 'walledIn', code: null });
		expect(findPlace('')).toEqual({ chapter: 'minute', paragraph: null, code: null });
		expect(findPlace('constructor')).toBeNull();
		expect(findPlace('zz')).toBeNull();
	});

	it('shows the example of the refusal that was asked about', () => {
		expect(firstChoice('firstStones', 'noGround')).toBe(2);
		expect(firstChoice('support', 'gap')).toBe(1);
		expect(firstChoice('walledIn', 'noPlace')).toBe(0);
	});

	it('knows the way back to the game it was opened from, and to nothing else', () => {
		const address = addressFrom('gap', '#/play/abc');
		expect(address).toBe('#/rules/gap/play/abc');
		expect(originOf(address)).toBe('play/abc');
		expect(makeAddress('duo', originOf(address))).toBe('#/rules/duo/play/abc');
		expect(originOf('#/rules/gap')).toBe('');
		expect(originOf('#/rules/gap/javascript:alert(1)')).toBe('');
	});
});

describe.each(SAMPLE_IDS)('the board next to %s', (id) => {
	const sample = SAMPLES[id];

	it('is a legal position', () => {
		expect(positionOf(sample).ply).toBe(sample.moves.length);
	});

	it('has a name and a reason for every place that can be tried', () => {
		const { choices }: SampleText = en.rulesSamples[id];
		expect(choices.length).toBe(sample.choices.length);
	});

	it('gets the verdict that its text gives', () => {
		for (const choice of sample.choices)
			expect(judge(sample, choice)?.code ?? null, choice.move).toBe(choice.refused);
	});

	it('shows every place that is tried, and what is wrong with it', () => {
		for (const choice of sample.choices) {
			const { ghost } = viewOf(sample, choice);
			const isAside = choice.move.endsWith('aside');
			if (isAside && !choice.refused) expect(ghost).toBeNull();
			else expect(ghost?.cells.length, choice.move).toBeGreaterThan(1);
			if (choice.refused && !isAside) expect(ghost?.bad.length, choice.move).toBeGreaterThan(0);
			expect(ghost?.fits ?? true).toBe(isAside || choice.refused === null);
			expect(squaresOf(choice).length > 0).toBe(!isAside);
		}
	});

	it('puts out whom the text names', () => {
		for (const { move, out } of sample.choices.filter(({ refused }) => refused === null)) {
			const after = positionOf({ ...sample, moves: [...sample.moves, move], choices: [] });
			expect(after.out.map(({ colour }) => colour)).toEqual(out ? [out] : []);
		}
	});
});

describe('the pictures of the rulebook', () => {
	it('count the finished game as the text does: squares less stones left', () => {
		const [yellow, red] = [countOf(SAMPLES.fromAbove, 0), countOf(SAMPLES.fromAbove, 1)];
		expect(positionOf(SAMPLES.fromAbove).phase).toBeNull();
		expect([yellow.score.points, red.score.points]).toEqual([10, 9]);
		expect(yellow.view.counted.length).toBe(yellow.score.visible);
	});

	it('show a cube that is full, of seven different stones', () => {
		const cells = CUBE_STONES.flatMap((stone) => stone.cells.map(({ x, y, z }) => `${x}${y}${z}`));
		expect(new Set(cells).size).toBe(EDGE ** 3);
		expect(cells.length).toBe(EDGE ** 3);
		for (const { stone, cells: own } of CUBE_STONES) expect(orientationOfCells(own)?.stone).toBe(stone);
	});

	it('show a ruin that covers sixteen of twenty squares, as the text says', () => {
		const squares = positionOf(SAMPLES.ruin).topView();
		expect([squares.filter(({ height }) => height > 0).length, squares.length]).toEqual([16, 20]);
	});
});

describe('the printed scores', () => {
	const pointsOf = (id: CountId) => {
		const position = positionOf(COUNT_GAMES[id]);
		expect(position.phase, 'the game is over').toBeNull();
		return position.scores().map(({ colour, visible, unplaced }) => [colour, visible, unplaced]);
	};

	it('are shown by legal games: 4, 6, 6 and 4, where red and green tie', () => {
		expect(pointsOf('tie')).toEqual([
			['yellow', 4, 0],
			['red', 6, 0],
			['green', 6, 0],
			['blue', 4, 0],
		]);
	});

	it('are shown by legal games: red 7, blue 5, green 4, yellow 4 less one stone', () => {
		expect(pointsOf('winner')).toEqual([
			['yellow', 4, 1],
			['red', 7, 0],
			['green', 4, 0],
			['blue', 5, 0],
		]);
	});

	it('are shown by legal games: a draw of violet and orange', () => {
		expect(pointsOf('draw')).toEqual([
			['violet', 10, 0],
			['orange', 10, 0],
		]);
	});
});
