import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { colouredSetups } from '../test/arbitraries.js';
import { fromLink, playRandomly, startOn } from '../test/positions.js';
import {
	checkSetup,
	coloursOfSeat,
	findBuiltin,
	gameOf,
	makeCompact,
	makeMove,
	makeRecord,
	makeResult,
	Position,
	parseCompact,
	parseRecord,
	type Setup,
} from './index.js';

const start = (setup: Setup): Position => {
	const started = Position.start(setup);
	if (!started.ok) throw new Error(started.error.code);
	return started.value;
};

test('colours in records and links', () => {
	fc.assert(
		fc.property(colouredSetups, fc.nat(), fc.nat(30), (setup, seed, plies) => {
			const position = playRandomly(start(setup), seed, plies);
			const record = makeRecord(gameOf(position.setup, position.moves));
			const read = parseRecord(record);
			if (!read.ok) throw new Error(read.error.code);
			expect(read.value.setup).toEqual(position.setup);
			expect(makeRecord(read.value)).toBe(record);
			const link = makeCompact(position);
			const game = parseCompact(link);
			if (!game.ok) throw new Error(game.error.code);
			expect(game.value.setup).toEqual(position.setup);
			expect(game.value.moves.map(makeMove)).toEqual(position.moves.map(makeMove));
			expect(link).toMatch(/^[\w.~-]+$/);
		}),
		{ numRuns: 15 },
	);
});

describe('chosen colours', () => {
	const chullpa = findBuiltin('chullpa')!;
	const violetOrange: Setup = {
		...{ scenario: chullpa, players: 2, mode: 'standard', start: 'orange' },
		colours: ['violet', 'orange'],
	};

	test('take their seats in their order; the opening colour is one of them', () => {
		const position = start(violetOrange);
		expect(position.colours).toEqual(['violet', 'orange']);
		expect(position.toPlay).toBe('orange');
		expect(position.scores().map(({ colour }) => colour)).toEqual(['violet', 'orange']);
	});

	test('in duo belong to seat 1, seat 2, seat 1, seat 2', () => {
		const colours = ['violet', 'red', 'orange', 'blue'] as const;
		const setup = { mode: 'duo', players: 2, colours } as const;
		expect(coloursOfSeat(setup, 0)).toEqual(['violet', 'orange']);
		expect(coloursOfSeat(setup, 1)).toEqual(['red', 'blue']);
	});

	test('are omitted if they are the default ones', () => {
		const setup = { ...violetOrange, colours: ['yellow', 'red'], start: 'red' } as const;
		expect(checkSetup(setup)).toEqual({
			ok: true,
			value: { scenario: chullpa, players: 2, mode: 'standard', start: 'red' },
		});
		expect(makeRecord(gameOf(setup, []))).toBe(
			makeRecord(gameOf(startOn('chullpa', 2, 'standard', 'red').setup, [])),
		);
	});

	test('are a tag of the record and a part of the link', () => {
		const position = start(violetOrange);
		expect(
			makeRecord(
				gameOf(
					violetOrange,
					[],
					[
						['Orange', 'Ben'],
						['Violet', 'Ann'],
					],
				),
			),
		).toBe(
			[
				'[Scenario "chullpa"]',
				'[Players "2"]',
				'[Mode "standard"]',
				'[Colours "violet,orange"]',
				'[Start "orange"]',
				'[Violet "Ann"]',
				'[Orange "Ben"]',
				'[Result "*"]',
				'',
				'*',
				'',
			].join('\n'),
		);
		expect(makeCompact(position)).toMatch(/^1\.chullpa\.2\.standard\.orange~violet-orange\.0\./);
	});

	test.each(['violet', 'violet,pink', 'violet,violet', 'violet,orange,red', ''])(
		'a record with the colours "%s" is refused at that tag',
		(colours) => {
			const text = makeRecord(gameOf(violetOrange, [])).replace('violet,orange', colours);
			const read = parseRecord(text);
			expect(read.ok ? null : read.error).toMatchObject({ tag: 'Colours', line: 4 });
		},
	);
});

test('the rulebook of RUMIS+: violet and orange share the win', () => {
	const position = fromLink('1.colca.2.transfer.violet~violet-orange.35.nLVG8aYI3EV_8nSV2YH9nRfMqFDLQ-8');
	expect(position.scores().map(({ colour, points }) => [colour, points])).toEqual([
		['violet', 15],
		['orange', 15],
	]);
	expect(position.outcome()).toEqual({ kind: 'draw', winners: ['violet', 'orange'] });
	expect(makeResult(position)).toBe('violet 15, orange 15');
});
