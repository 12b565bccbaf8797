import { findBuiltin, type Scenario, seededRandom } from '@rumis/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bot, configOf, done, lookOf, people, person, played, tableOf, type Wanted } from '../test/tables.js';
import { makeTable, parseTable, startTable, TABLE_ERRORS, TABLE_TEXT_ERRORS, type Table } from './index.js';

function parsed(text: string): Table {
	const table = parseTable(text);
	if (!table.ok) throw new Error(table.error.code);
	return table.value;
}

const GAMES: readonly Wanted[] = [
	{},
	{ seats: [person('Ana “A” \\ "'), bot('level:3')], mode: 'duo', undo: 'ask', seed: 2 ** 32 - 1 },
	{ mode: 'ruinas', ruin: 'chance', seed: 9 },
	{ mode: 'ruinas', ruin: 'turns' },
	{ mode: 'ruinas', board: 'pirka', ruin: ['a4 a8, a8, b7, b8', 'Z4 d8,e7,e8,f7'] },
	{ mode: 'transfer', board: 'apachita' },
	{ mode: 'inverse', seats: [person(), ...people(4)], board: 'huaca' },
];

const OWN: Scenario = {
	id: 'patio',
	name: 'Patio',
	plan: ['222', '222', '22.'],
	limits: { 2: { height: 1 } },
};

function ownTable(scenario: Scenario): Table {
	const config = configOf();
	const table = startTable({ ...config, setup: { ...config.setup, scenario } });
	if (!table.ok) throw new Error(table.error.code);
	return table.value;
}

describe('a serialized table', () => {
	it.each(GAMES)('is parsed back unchanged: %j', (wanted) => {
		for (const plies of [0, 1, 12, Number.POSITIVE_INFINITY]) {
			const table = played(tableOf(wanted), plies, seededRandom(5));
			expect(lookOf(parsed(makeTable(table)))).toEqual(lookOf(table));
			expect(makeTable(parsed(makeTable(table)))).toBe(makeTable(table));
		}
	});

	it('keeps requests, seats, and the number of events', () => {
		const moved = played(tableOf({ seats: people(3), undo: 'ask' }), 4);
		const back = done(moved, 'host', { kind: 'takeBack', to: 2 });
		const seated = done(back, 2, { kind: 'seat', seat: 2, who: person('Late') });
		const asked = done(seated, 0, { kind: 'takeBack', to: 0 });
		const agreed = done(asked, 1, { kind: 'answerUndo', agree: true });
		for (const table of [back, seated, asked, agreed]) {
			expect(lookOf(parsed(makeTable(table)))).toEqual(lookOf(table));
		}
	});

	it('contains a custom board, also one that borrows a name', () => {
		const chullpa = findBuiltin('chullpa')!;
		for (const scenario of [OWN, { ...OWN, id: 'chullpa' }, { ...chullpa, name: 'Mine' }]) {
			const table = played(ownTable(scenario), 2);
			expect(lookOf(parsed(makeTable(table)))).toEqual(lookOf(table));
		}
		expect(makeTable(ownTable(chullpa))).toContain('"scenario":"chullpa"');
	});
});

const asked = done(played(tableOf({ seats: people(3), undo: 'ask' }), 4), 0, { kind: 'takeBack', to: 0 });

/** The text with one field replaced. */
const withField = (key: string, value: unknown): string =>
	JSON.stringify({ ...(JSON.parse(makeTable(asked)) as object), [key]: value });

describe('an invalid table', () => {
	it.each<[string, string]>([
		['tableForm', ''],
		['tableForm', '[]'],
		['tableForm', '{}'],
		['tableForm', '['.repeat(100_000)],
		['tableLong', ' '.repeat(200_001)],
		['tableVersion', withField('version', 2)],
		['tableForm', withField('version', '1')],
		['tableForm', withField('config', null)],
		['tableForm', withField('seats', people(2))],
		['tableForm', withField('seats', [person('\n'), ...people(2)])],
		['tableForm', withField('seq', 3)],
		['tableForm', withField('asked', undefined)],
		['tableForm', withField('asked', { seat: 3, to: 0, agreed: [] })],
		['tableForm', withField('asked', { seat: 0, to: 4, agreed: [] })],
		['tableForm', withField('asked', { seat: 0, to: 0, agreed: [1, 2] })],
		['tableForm', withField('asked', { seat: 0, to: 0, agreed: [1, 1] })],
		['tableForm', withField('asked', { seat: 0, to: 0, agreed: [0] })],
		['moveText', withField('moves', ['I2'])],
		['illegal', withField('moves', ['I2 a1,c1'])],
	])('is refused: %s', (code, text) => {
		const table = parseTable(text);
		expect(table.ok ? null : table.error.code).toBe(code);
	});

	it('is refused with an invalid scenario', () => {
		for (const scenario of ['nowhere', '{}', 5]) {
			const { config } = JSON.parse(makeTable(asked)) as { config: { setup: object } };
			const text = withField('config', { ...config, setup: { ...config.setup, scenario } });
			expect(parseTable(text)).toMatchObject({ error: { code: 'tableForm' } });
		}
	});

	it('never makes the parser throw', () => {
		const codes: readonly string[] = [...TABLE_ERRORS, ...TABLE_TEXT_ERRORS];
		const isAnswered = (text: string) => {
			const table = parseTable(text);
			return table.ok ? makeTable(table.value) !== '' : codes.includes(table.error.code);
		};
		fc.assert(fc.property(fc.string(), isAnswered));
		fc.assert(fc.property(fc.json(), isAnswered));
	});

	it('never makes the parser throw, however a valid text is broken', () => {
		const good = makeTable(asked);
		const broken = fc.record({
			at: fc.nat(good.length - 1),
			length: fc.nat(12),
			by: fc.oneof(fc.string({ maxLength: 6 }), fc.json({ maxDepth: 1 }), fc.integer().map(String)),
		});
		fc.assert(
			fc.property(broken, ({ at, length, by }) => {
				const table = parseTable(good.slice(0, at) + by + good.slice(at + length));
				if (table.ok) expect(parsed(makeTable(table.value)).seq).toBe(table.value.seq);
			}),
			{ numRuns: 500 },
		);
	});

	it('never makes the parser throw, whatever is in a field', () => {
		const keys = ['config', 'seats', 'moves', 'asked', 'seq'];
		const inConfig = ['setup', 'seats', 'undo', 'seed', 'ruin'];
		fc.assert(
			fc.property(
				fc.constantFrom(...keys),
				fc.constantFrom(...inConfig),
				fc.jsonValue(),
				(key, inner, value) => {
					parseTable(withField(key, value));
					const { config } = JSON.parse(makeTable(asked)) as { config: object };
					parseTable(withField('config', { ...config, [inner]: value }));
				},
			),
			{ numRuns: 300 },
		);
	});
});
