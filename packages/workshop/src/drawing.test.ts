import { readFileSync } from 'node:fs';
import {
	makeBoardLink,
	makeScenario,
	PLAYER_COUNTS,
	parseBoardLink,
	parseScenario,
	SCENARIOS,
	type Square,
} from '@rumis/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	BOARD_LANGUAGES,
	BRUSH_SYMMETRIES,
	type Brush,
	change,
	type Draft,
	draftOf,
	faultsOf,
	fileOf,
	fill,
	idFrom,
	imagesOf,
	makeHistory,
	newDraft,
	paint,
	parseDraft,
	parseHistory,
	redo,
	resize,
	scenarioOf,
	setId,
	setLimit,
	setSource,
	setTransfer,
	setWords,
	shift,
	startHistory,
	TRANSFORMS,
	transform,
	undo,
} from './index.js';

type Step = (draft: Draft) => Draft;

const side = fc.integer({ min: 0, max: 15 });
const square = fc.record({ x: side, y: side });
const height = fc.integer({ min: 1, max: 9 });
const brush: fc.Arbitrary<Brush> = fc.oneof(
	{ weight: 4, arbitrary: height.map((high): Brush => ({ kind: 'height', height: high })) },
	{ weight: 1, arbitrary: fc.constant<Brush>({ kind: 'erase' }) },
	{
		weight: 2,
		arbitrary: fc
			.constantFrom('r' as const, 'b' as const, null)
			.map((zone): Brush => ({ kind: 'zone', zone })),
	},
);
const symmetry = fc.constantFrom(...BRUSH_SYMMETRIES);
const onSheet = (draft: Draft, { x, y }: Square) => ({ x: x % draft.width, y: y % draft.depth });
const count = fc.constantFrom(...PLAYER_COUNTS);
const limit = fc.option(
	fc.oneof(fc.record({ height }), fc.record({ height, zone: fc.constantFrom('r' as const, 'b' as const) })),
);
const text = fc.string({ unit: 'grapheme', maxLength: 20 });

/** All editing operations. */
const step: fc.Arbitrary<Step> = fc.oneof(
	{
		weight: 12,
		arbitrary: fc.tuple(brush, symmetry, square, fc.boolean()).map(
			([with_, how, at, isFill]): Step =>
				(draft) =>
					(isFill ? fill : paint)(draft, with_, how, onSheet(draft, at)),
		),
	},
	fc.constantFrom(...TRANSFORMS.filter((how) => how !== 'clear')).map(
		(how): Step =>
			(draft) =>
				transform(draft, how),
	),
	fc.tuple(side, side).map(
		([width, depth]): Step =>
			(draft) =>
				resize(draft, { width: width + 1, depth: depth + 1 }),
	),
	fc.tuple(fc.constantFrom(-1, 1), fc.constantFrom(-1, 0, 1)).map(
		([dx, dy]): Step =>
			(draft) =>
				shift(draft, dx, dy),
	),
	fc.tuple(count, limit).map(
		([players, what]): Step =>
			(draft) =>
				setLimit(draft, players, what),
	),
	fc.tuple(fc.constantFrom(...BOARD_LANGUAGES), text, text).map(
		([language, name, gloss]): Step =>
			(draft) =>
				setWords(draft, language, { name, gloss }),
	),
	fc.tuple(text, text).map(
		([plan, limits]): Step =>
			(draft) =>
				setSource(draft, { plan, limits }),
	),
	fc.boolean().map(
		(isOn): Step =>
			(draft) =>
				setTransfer(draft, isOn),
	),
);

const START = newDraft('yard', 'Yard');
const drawing = fc
	.array(step, { maxLength: 30 })
	.map((steps) => steps.reduce((draft, how) => how(draft), START));
/** Most random drafts are not valid boards, so this starts with one. */
const board = drawing.map((draft) =>
	setId(fill(draft, { kind: 'height', height: 3 }, 'none', { x: 0, y: 0 }), 'yard'),
);

describe('a draft', () => {
	it('is restored from a file as the same board, and is refused for the same reasons', () => {
		let sound = 0;
		fc.assert(
			fc.property(fc.oneof(drawing, board), (draft) => {
				const scenario = scenarioOf(draft);
				const read = parseScenario(makeScenario(scenario));
				const codes = read.ok ? [] : read.error.map(({ code }) => code);
				expect(faultsOf(draft).map(({ code }) => code)).toEqual(codes);
				expect(fileOf(draft) !== null).toBe(read.ok);
				if (!read.ok) return;
				sound++;
				expect(read.value).toEqual(scenario);
				expect(scenarioOf(draftOf(read.value))).toEqual(scenario);
				const link = makeBoardLink(scenario, 10_000)!;
				expect(parseBoardLink(link.link)).toEqual(read);
			}),
			{ numRuns: 300 },
		);
		expect(sound, 'many drawings are boards').toBeGreaterThan(40);
	});

	it.each(SCENARIOS)('$id opened and saved again is the same file, letter by letter', (scenario) => {
		const file = readFileSync(new URL(`../../../scenarios/${scenario.id}.json`, import.meta.url), 'utf8');
		expect(fileOf(draftOf(scenario))).toBe(file);
	});

	it('is kept between visits, and nothing else is accepted as a draft', () => {
		fc.assert(
			fc.property(drawing, fc.json(), (draft, other) => {
				expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
				expect(parseDraft(other)).toBe(null);
				expect(parseDraft(JSON.stringify({ ...draft, heights: [...draft.heights, 1] }))).toBe(null);
			}),
		);
	});

	it('is kept with its undo history, each step as small as its change', () => {
		const square = { x: 2, y: 1 };
		const heights = Array.from({ length: 80 }, (_, at) => (at % 8) + 1);
		const drawn = heights.reduce(
			(history, height) => change(history, paint(history.now, { kind: 'height', height }, 'none', square)),
			startHistory(newDraft('yard', 'Yard')),
		);
		const other = { ...draftOf(SCENARIOS[0]!), others: { qu: { name: 'Kancha' } } };
		const here = undo(undo(change(change(drawn, other), newDraft('yard', 'Yard'))));
		const kept = parseHistory(makeHistory(here))!;
		expect(kept.now).toEqual(here.now);
		expect(kept.future).toEqual(here.future);
		expect(kept.past).toEqual(here.past.slice(-50));
		expect(undo(kept).now).toEqual(undo(here).now);
		expect(makeHistory(here).length).toBeLessThan(54 * JSON.stringify(here.now).length * 0.4);
	});

	it('is not restored from a damaged history', () => {
		const text = makeHistory(change(startHistory(newDraft('a', 'A')), newDraft('b', 'B')));
		for (const [whole, damaged] of [
			['"at":1', '"at":7'],
			['"at":1', '"at":-1'],
			['"heights":[0', '"heights":["x"'],
			['"patches"', '"parts"'],
		] as const) {
			const spoiled = text.replace(whole, damaged);
			expect(spoiled).not.toBe(text);
			expect(parseHistory(spoiled), damaged).toBe(null);
		}
		fc.assert(fc.property(fc.json(), (other) => parseHistory(other) === null));
	});

	it('shows a fault at its square of the sheet', () => {
		const apart = paint(draftOf(SCENARIOS[0]!), { kind: 'height', height: 2 }, 'none', { x: 0, y: 0 });
		expect(faultsOf(apart)).toMatchObject([{ code: 'scenarioPlanApart', square: { x: 0, y: 0 } }]);
	});
});

describe('a brush', () => {
	const empty = newDraft('yard', 'Yard', { width: 5, depth: 4 });

	it('paints a square and all its images', () => {
		const size = { width: 5, depth: 5 };
		const names = (how: (typeof BRUSH_SYMMETRIES)[number]) =>
			imagesOf(size, how, { x: 1, y: 0 }).map(({ x, y }) => `${x}${y}`);
		expect(names('none')).toEqual(['10']);
		expect(names('leftRight')).toEqual(['10', '30']);
		expect(names('frontBack')).toEqual(['10', '14']);
		expect(names('fourWays')).toEqual(['10', '30', '14', '34']);
		expect(names('halfTurn')).toEqual(['10', '34']);
		expect(names('quarterTurn')).toEqual(['10', '41', '34', '03']);
	});

	it('leaves a drawing that is as symmetric as the brush', () => {
		fc.assert(
			fc.property(fc.array(fc.tuple(brush, square), { maxLength: 10 }), (strokes) => {
				const drawn = strokes.reduce(
					(draft, [with_, at]) => paint(draft, with_, 'fourWays', onSheet(draft, at)),
					empty,
				);
				expect(transform(drawn, 'mirrorLeftRight')).toEqual(drawn);
				expect(transform(drawn, 'mirrorFrontBack')).toEqual(drawn);
			}),
		);
	});

	it('marks lines only where there are squares, and erases both', () => {
		const nothing = paint(empty, { kind: 'zone', zone: 'r' }, 'none', { x: 0, y: 0 });
		expect(nothing).toBe(empty);
		const marked = paint(
			paint(empty, { kind: 'height', height: 2 }, 'none', { x: 0, y: 0 }),
			{ kind: 'zone', zone: 'r' },
			'none',
			{ x: 0, y: 0 },
		);
		expect(scenarioOf(marked)).toMatchObject({ plan: ['2'], zones: ['r'] });
		expect(paint(marked, { kind: 'erase' }, 'none', { x: 0, y: 0 })).toEqual(empty);
	});
});

it('turning right four times, or left after right, changes nothing', () => {
	fc.assert(
		fc.property(drawing, (draft) => {
			const right = transform(draft, 'turnRight');
			expect(transform(right, 'turnLeft')).toEqual(draft);
			const round = (['turnRight', 'turnRight', 'turnRight'] as const).reduce(transform, right);
			expect(round).toEqual(draft);
		}),
	);
});

it('undo and redo go through every change, and through strokes as one', () => {
	const strokes = ['a', 'a', 'b', null, null] as const;
	const all = strokes.reduce((history, group, at) => change(history, at + 1, group), startHistory(0));
	const seen = [all.now];
	let history = all;
	while (history.past.length > 0) {
		history = undo(history);
		seen.push(history.now);
	}
	expect(seen).toEqual([5, 4, 3, 2, 0]);
	for (let steps = 0; steps < 9; steps++) history = redo(history);
	expect(history.now).toBe(5);
	expect(change(undo(history), 7).future).toEqual([]);
});

it('an id follows the name until it is chosen', () => {
	expect(idFrom('  3 Große Höfe! ')).toBe('grosse-hofe');
	const named = setWords(START, 'en', { name: 'Machu Picchu' });
	expect(named.id).toBe('machu-picchu');
	expect(setWords(setId(named, 'mine'), 'en', { name: 'Yard' }).id).toBe('mine');
	expect(setWords(named, 'de', { name: 'Alter Berg' }).id).toBe('machu-picchu');
});
