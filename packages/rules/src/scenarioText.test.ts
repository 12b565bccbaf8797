import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { embeddedSource } from '../../../scripts/embedScenarios.js';
import { boardWords, makeScenario, parseScenario, SCENARIO_ERRORS, SCENARIOS } from './index.js';

const folder = new URL('../../../scenarios/', import.meta.url);
const read = (id: string) => readFileSync(new URL(`${id}.json`, folder), 'utf8');

test('there are twelve boards, and the package contains the files as they are', () => {
	expect(SCENARIOS).toHaveLength(12);
	expect(readdirSync(folder).sort()).toEqual(SCENARIOS.map(({ id }) => `${id}.json`).sort());
	expect(readFileSync(new URL('builtinScenarios.ts', import.meta.url), 'utf8')).toBe(embeddedSource());
});

test.each(SCENARIOS)(
	'$id passes every check, says where it comes from, and is written as it was read',
	(board) => {
		const text = read(board.id);
		expect(parseScenario(text)).toEqual({ ok: true, value: board });
		expect(makeScenario(board)).toBe(text);
		expect(board.source?.plan).toBeTruthy();
		expect(board.source?.limits).toBeTruthy();
	},
);

/** A valid file to be corrupted: lines 4 to 6 are the plan, 7 to 9 the zones, 10 the limits. */
const GOOD = `{
"id": "hut",
"name": "Hut",
"plan": ["3333",
         "3333",
         "33.3"],
"zones":["rr..",
         "rr..",
         "rr.."],
"limits": { "2": { "height": 3, "zone": "r" }, "4": { "height": 3 } },
"transfer": true
}`;

test('the file that is corrupted below is valid', () => {
	expect(parseScenario(GOOD)).toMatchObject({ ok: true, value: { id: 'hut', transfer: true } });
});

test('names and meanings may be given in other languages', () => {
	const words = '"translations": { "de": { "name": "Hütte" }, "fr": { "gloss": "abri" } },\n';
	const read = parseScenario(GOOD.replace('"plan"', `${words}"plan"`));
	if (!read.ok) throw new Error(read.error[0]!.code);
	expect(boardWords(read.value, 'de')).toEqual({ name: 'Hütte' });
	expect(boardWords(read.value, 'fr')).toEqual({ name: 'Hut', gloss: 'abri' });
	expect(boardWords(read.value, 'nl')).toEqual({ name: 'Hut' });
	expect(parseScenario(makeScenario(read.value))).toEqual(read);
	for (const bad of ['"DE": {}', '"de": 7', '"de": { "title": "Hütte" }', '"de": { "name": 7 }'])
		expect(parseScenario(GOOD.replace('"plan"', `"translations": { ${bad} },\n"plan"`)).ok).toBe(false);
});

describe('each mistake has its own message with line and column', () => {
	test.each<[string, [string, string], string, number, number]>([
		['not an object', [GOOD, '[]'], 'scenarioType', 1, 1],
		['not JSON', ['"name"', 'name'], 'jsonUnexpected', 3, 1],
		['a file cut off', ['"transfer": true\n}', ''], 'jsonUnfinished', 11, 1],
		['an open string', ['"Hut"', '"Hut'], 'jsonString', 3, 9],
		['a broken escape', ['"Hut"', '"\\q"'], 'jsonString', 3, 9],
		['a name twice', ['"name"', '"id"'], 'jsonTwice', 3, 1],
		['brackets without end', ['"Hut"', '['.repeat(40)], 'jsonDeep', 3, 41],
		['text after the end', ['true\n}', 'true\n} x'], 'jsonTrailing', 12, 3],
		['an unknown field', ['"transfer"', '"transport"'], 'scenarioKeyUnknown', 11, 1],
		['a missing field', ['"name": "Hut",', ''], 'scenarioKeyMissing', 1, 1],
		['a number for a name', ['"Hut"', '7'], 'scenarioType', 3, 9],
		['a number for a row', ['"3333"', '3333'], 'scenarioType', 4, 10],
		['a word for yes', ['true', '"yes"'], 'scenarioType', 11, 13],
		['an id with a blank', ['"hut"', '"my hut"'], 'scenarioId', 2, 7],
		['a foreign sign in the plan', ['"3333",', '"3x33",'], 'scenarioPlanSign', 4, 12],
		['height 0 on a square', ['"3333",', '"3033",'], 'scenarioPlanSign', 4, 12],
		['a row too short', ['"33.3"', '"33."'], 'scenarioPlanRagged', 6, 14],
		['a row too long', ['         "3333"', '         "33333"'], 'scenarioPlanRagged', 5, 15],
		['a zone where the plan has no square', ['"33.3"', '".3.3"'], 'scenarioZonesOffPlan', 9, 11],
		[
			'a foreign sign in the zones',
			['"rr..",\n         "rr.."]', '"rr..",\n         "rg.."]'],
			'scenarioZonesSign',
			9,
			12,
		],
		['zones of another shape', ['         "rr..",', '         "rr.",'], 'scenarioZonesShape', 8, 14],
		['too few zone rows', [',\n         "rr.."]', ']'], 'scenarioZonesShape', 7, 9],
		['no limits', [/"limits".*/.exec(GOOD)![0], '"limits": {},'], 'scenarioLimitsEmpty', 10, 11],
		['limits for seven', ['"4":', '"7":'], 'scenarioPlayers', 10, 48],
		['a limit without a height', ['"4": { "height": 3 }', '"4": {}'], 'scenarioKeyMissing', 10, 53],
		['height 10', ['"4": { "height": 3 }', '"4": { "height": 10 }'], 'scenarioLimitHeight', 10, 53],
		['height 2.5', ['"4": { "height": 3 }', '"4": { "height": 2.5 }'], 'scenarioLimitHeight', 10, 53],
		['a zone of an unknown name', ['"zone": "r"', '"zone": "green"'], 'scenarioType', 10, 41],
		['a zone that is not marked', ['"zone": "r"', '"zone": "b"'], 'scenarioLimitZone', 10, 18],
		['a transfer without a red zone', [', "zone": "r"', ''], 'scenarioTransferZone', 11, 13],
	])('%s', (_, [from, to], code, line, column) => {
		const text = GOOD.replace(from, to);
		expect(text).not.toBe(GOOD);
		const result = parseScenario(text);
		expect(result.ok ? [] : result.error).toContainEqual(expect.objectContaining({ code, line, column }));
	});

	const plain = (plan: readonly string[], limits: object) =>
		parseScenario(JSON.stringify({ id: 'a', name: 'A', plan, limits }));
	test('a plan of two parts', () => {
		const result = plain(['22.22'], { 2: { height: 2 } });
		expect(result).toMatchObject({ error: [{ code: 'scenarioPlanApart', line: 1, column: 34 }] });
	});
	test('a zone of two parts', () => {
		const text = JSON.stringify({
			...{ id: 'a', name: 'A', plan: ['22222'], zones: ['rr.rr'] },
			limits: { 2: { height: 2, zone: 'r' } },
		});
		const result = parseScenario(text);
		expect(result).toMatchObject({ error: [{ code: 'scenarioAreaApart', players: 2, key: 'zones' }] });
	});
	test('no plan at all', () => {
		expect(plain(['...', '...'], { 2: { height: 2 } })).toMatchObject({
			error: [{ code: 'scenarioPlanEmpty' }],
		});
		expect(plain([], { 2: { height: 2 } })).toMatchObject({ error: [{ code: 'scenarioPlanEmpty' }] });
	});
	test('17 rows, and 17 columns', () => {
		const rows = Array.from({ length: 17 }, () => '11');
		expect(plain(rows, { 2: { height: 1 } })).toMatchObject({ error: [{ code: 'scenarioPlanSize' }] });
		expect(plain(['1'.repeat(17)], { 2: { height: 1 } })).toMatchObject({
			error: [{ code: 'scenarioPlanSize' }],
		});
	});
	test('no room for a first stone of every player', () => {
		const limits = { 2: { height: 1 }, 3: { height: 1 } };
		expect(plain(['11', '11'], limits)).toMatchObject({ error: [{ code: 'scenarioNoRoom', players: 3 }] });
		// In a single row no stone can touch by an edge only, so five players cannot start.
		expect(plain(['9999999999'], { 5: { height: 9 } })).toMatchObject({
			error: [{ code: 'scenarioNoRoom' }],
		});
	});
	test('all mistakes are reported at once', () => {
		const result = parseScenario(GOOD.replace('"hut"', '"Hut!"').replace('"height": 3 }', '"height": 0 }'));
		expect(result.ok ? [] : result.error.map(({ code }) => code)).toEqual([
			'scenarioId',
			'scenarioLimitHeight',
		]);
	});
});

test('no text makes the parser throw: a scenario, or codes and positions inside the text', () => {
	const good = fc.constantFrom(GOOD, ...SCENARIOS.map(({ id }) => read(id)));
	const mutated = fc
		.record({ good, at: fc.nat(600), cut: fc.nat(8), put: fc.string({ maxLength: 4 }) })
		.map(({ good: text, at, cut, put }) => text.slice(0, at) + put + text.slice(at + cut));
	const shaped = fc
		.record({ plan: fc.array(fc.string({ maxLength: 18 }), { maxLength: 18 }), limits: fc.json() })
		.map(({ plan, limits }) => `{"id":"a","name":"A","plan":${JSON.stringify(plan)},"limits":${limits}}`);
	fc.assert(
		fc.property(fc.oneof(fc.string(), fc.json(), mutated, shaped), (text) => {
			const scenario = parseScenario(text);
			if (scenario.ok) {
				expect(parseScenario(makeScenario(scenario.value))).toEqual(scenario);
				return;
			}
			expect(scenario.error.length).toBeGreaterThan(0);
			for (const { code, line, column } of scenario.error) {
				expect(SCENARIO_ERRORS).toContain(code);
				expect(line).toBeGreaterThanOrEqual(1);
				expect(line).toBeLessThanOrEqual(text.split('\n').length);
				expect(column).toBeGreaterThanOrEqual(1);
			}
		}),
		{ numRuns: 1000 },
	);
});
