import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SCENARIO_ERRORS, SCENARIOS, type ScenarioError } from '@rumis/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { linesIn, type Run, rumis } from '../../test/rumis.js';
import { makeTempFolder } from '../../test/tempFolder.js';

const folder = makeTempFolder();

/** A valid file; every broken one below differs from it in one place. */
const GOOD = `{
	"id": "yard",
	"name": "Yard",
	"gloss": "a place to try things",
	"plan": ["2222", "2222", "22.."],
	"zones": ["rrbb", "rrbb", "...."],
	"limits": {
		"2": { "height": 1, "zone": "r" },
		"3": { "height": 2, "zone": "b" },
		"4": { "height": 2 }
	},
	"transfer": true,
	"source": { "plan": "made up" }
}
`;
const PLAN = '["2222", "2222", "22.."]';
const ZONES = '["rrbb", "rrbb", "...."]';
const LIMITS = GOOD.slice(GOOD.indexOf('{', 1), GOOD.indexOf('},\n\t"transfer"') + 1);

const APART = '["2222", "2222", "....", "...2"],\n\t"zones": ["rrbb", "rrbb", "....", "...."]';

type Code = ScenarioError['code'];
/** The mistake, its code, a text of the valid file and its replacement, the position, and the message. */
type Mistake = readonly [string, Code, string, string, string, string];

const MISTAKES: readonly Mistake[] = [
	['a missing comma', 'jsonUnexpected', '"yard",', '"yard"', '3:2', 'something else is expected here'],
	['a word that is no value', 'jsonUnexpected', 'true', 'yes', '12:14', 'something else is expected here'],
	[
		'a comma too many',
		'jsonUnexpected',
		'"made up" }\n',
		'"made up" },\n',
		'14:1',
		'something else is expected',
	],
	['an end too soon', 'jsonUnfinished', '\n}\n', '\n', '14:1', 'the file ends too soon'],
	['an open string', 'jsonString', '"Yard",', '"Yard,', '3:10', 'broken string'],
	['an unknown escape', 'jsonString', '"Yard",', '"Y\\ard",', '3:10', 'broken string'],
	['a field that appears twice', 'jsonTwice', '"gloss"', '"name"', '4:2', 'the same name appears twice'],
	['deep nesting', 'jsonDeep', '"Yard"', '['.repeat(40), '3:42', 'nested too deeply'],
	['text after the end', 'jsonTrailing', '\n}\n', '\n}\n}\n', '15:1', 'more text after the end'],
	['an unknown field', 'scenarioKeyUnknown', '"gloss"', '"glos"', '4:2', 'unknown field ("glos")'],
	['an unknown limit', 'scenarioKeyUnknown', '"zone": "r"', '"zon": "r"', '8:23', 'unknown field ("zon")'],
	['an unknown source', 'scenarioKeyUnknown', '{ "plan"', '{ "play"', '13:14', 'unknown field ("play")'],
	['no name', 'scenarioKeyMissing', '\t"name": "Yard",\n', '', '1:1', 'missing field ("name")'],
	['no height', 'scenarioKeyMissing', '"height": 2, ', '', '9:8', 'missing field ("height")'],
	['a number for a text', 'scenarioType', '"Yard"', '7', '3:10', 'wrong type of value ("name")'],
	[
		'a text for a number',
		'scenarioType',
		'"height": 1',
		'"height": "1"',
		'8:20',
		'wrong type of value ("height")',
	],
	['a text for a plan', 'scenarioType', PLAN, '"2222"', '5:10', 'wrong type of value ("plan")'],
	['a number for a row', 'scenarioType', '["2222"', '[2222', '5:11', 'wrong type of value ("plan")'],
	['a text for yes or no', 'scenarioType', 'true', '"true"', '12:14', 'wrong type of value ("transfer")'],
	['an unknown line', 'scenarioType', '"zone": "b"', '"zone": "g"', '9:31', 'wrong type of value ("zone")'],
	['seven players', 'scenarioPlayers', '"4": {', '"7": {', '10:3', 'limits are for 2 to 6 players ("7")'],
	['an id with a space', 'scenarioId', '"yard"', '"my yard"', '2:8', 'an id has 1 to 32 lower-case letters'],
	['an id in capitals', 'scenarioId', '"yard"', '"YARD"', '2:8', 'an id has 1 to 32 lower-case letters'],
	['no square', 'scenarioPlanEmpty', PLAN, '["....", "....", "...."]', '5:10', 'the plan has no squares'],
	[
		'17 rows',
		'scenarioPlanSize',
		'"22.."]',
		`${'"2222", '.repeat(14)}"22.."]`,
		'5:139',
		'larger than 16 × 16',
	],
	['17 columns', 'scenarioPlanSize', '["2222"', `["${'2'.repeat(17)}"`, '5:28', 'larger than 16 × 16'],
	[
		'a short row',
		'scenarioPlanRagged',
		'"2222", "22.."',
		'"222", "22.."',
		'5:23',
		'not as long as the first',
	],
	['a long row', 'scenarioPlanRagged', '"22.."', '"22..."', '5:32', 'not as long as the first'],
	['a height of 0', 'scenarioPlanSign', '"22.."', '"20.."', '5:29', 'the digits 1 to 9 and dots'],
	['a letter in the plan', 'scenarioPlanSign', '["2222"', '["222x"', '5:15', 'the digits 1 to 9 and dots'],
	['a square apart', 'scenarioPlanApart', `${PLAN},\n\t"zones": ${ZONES}`, APART, '5:39', 'not connected to'],
	[
		'too few rows of zones',
		'scenarioZonesShape',
		', "...."]',
		']',
		'6:11',
		'do not have the same shape as the plan',
	],
	[
		'a short row of zones',
		'scenarioZonesShape',
		'"...."]',
		'"..."]',
		'6:32',
		'do not have the same shape as the plan',
	],
	['an unknown mark', 'scenarioZonesSign', '"...."', '"g..."', '6:29', 'mark zones with r or b'],
	[
		'a mark off the plan',
		'scenarioZonesOffPlan',
		'"...."',
		'"...b"',
		'6:32',
		'marked where the plan has no square',
	],
	['no limits', 'scenarioLimitsEmpty', LIMITS, '{}', '7:12', 'at least one number of players'],
	[
		'a height of 10',
		'scenarioLimitHeight',
		'"height": 2, ',
		'"height": 10, ',
		'9:8',
		'from 1 to 9 ("limits", 3 players)',
	],
	[
		'half a level',
		'scenarioLimitHeight',
		'"height": 1',
		'"height": 1.5',
		'8:8',
		'from 1 to 9 ("limits", 2 players)',
	],
	[
		'a line not drawn',
		'scenarioLimitZone',
		ZONES,
		'["rrrr", "rrrr", "...."]',
		'9:8',
		'not marked on the plan',
	],
	[
		'a zone in two parts',
		'scenarioAreaApart',
		ZONES,
		'["r..r", "bbbb", "...."]',
		'6:16',
		'the rest of the zone',
	],
	['no room', 'scenarioNoRoom', ZONES, '["rr..", "b...", "...."]', '8:8', 'not enough room'],
	[
		'no other side',
		'scenarioTransferZone',
		'"zone": "r"',
		'"zone": "b"',
		'12:14',
		'a transfer game needs a red zone',
	],
];

/** Writes the broken file of a mistake and returns its name. */
function breakFile([what, , before, after]: Mistake): string {
	const name = `${what}.json`;
	expect(GOOD.split(before).length).toBe(2);
	folder.write(
		name,
		GOOD.replace(before, () => after),
	);
	return name;
}

const checkAll = (names: readonly string[], ...options: readonly string[]) =>
	rumis(['scenario', 'check', ...names, ...options], { cwd: folder.path });

const builtinFile = (id: string): string =>
	fileURLToPath(new URL(`../../../../scenarios/${id}.json`, import.meta.url));

describe('rumis scenario check', () => {
	let names: readonly string[];
	let said: Run;

	beforeAll(() => {
		names = MISTAKES.map(breakFile);
		said = checkAll(names);
	});

	it('accepts a valid file', () => {
		folder.write('good.json', GOOD);
		expect(checkAll(['good.json'])).toEqual({ code: 0, out: 'good.json: good\n', err: '' });
	});

	it.each(MISTAKES)('shows where the mistake is: %s', (what, _code, _before, _after, place, message) => {
		const [line, column] = place.split(':');
		const start = `${what}.json: line ${line}, column ${column}: `;
		const complaint = linesIn(said.err).find((text) => text.startsWith(start));
		expect(complaint ?? said.err.match(new RegExp(`^${what}.*`, 'm'))?.[0]).toContain(start);
		expect(complaint).toContain(message);
	});

	it('prints mistakes on standard error only, and fails', () => {
		expect({ code: said.code, out: said.out }).toEqual({ code: 1, out: '' });
	});

	it('knows a message for every kind of mistake', () => {
		expect([...new Set(MISTAKES.map(([, code]) => code))].sort()).toEqual([...SCENARIO_ERRORS].sort());
	});

	it('gives scripts the same positions', () => {
		const { code, out, err } = checkAll(names, '--json');
		expect({ code, err }).toEqual({ code: 1, err: '' });
		const reports = JSON.parse(out);
		MISTAKES.forEach(([what, expected, , , place], index) => {
			const [line, column] = place.split(':').map(Number);
			expect(reports[index]).toMatchObject({ file: `${what}.json`, ok: false });
			expect(reports[index].errors).toContainEqual(expect.objectContaining({ code: expected, line, column }));
		});
	});

	it('reports all mistakes of a file, not just the first', () => {
		folder.write('form.json', GOOD.replace('"Yard"', '1').replace('"gloss"', '"glos"').replace('true', '0'));
		folder.write(
			'plan.json',
			GOOD.replace('yard', 'YARD').replace('"22.."', '"2x.?"').replace('"...."', '"g..."'),
		);
		expect(linesIn(checkAll(['form.json']).err)).toEqual([
			'form.json: line 4, column 2: unknown field ("glos")',
			'form.json: line 3, column 10: wrong type of value ("name")',
			'form.json: line 12, column 14: wrong type of value ("transfer")',
		]);
		const places = linesIn(checkAll(['plan.json']).err).map((text) => /line \d+, column \d+/.exec(text)?.[0]);
		expect(places).toEqual([
			'line 2, column 8',
			'line 5, column 29',
			'line 5, column 31',
			'line 6, column 29',
		]);
	});

	it('distinguishes valid and invalid files in one run', () => {
		folder.write('good.json', GOOD);
		const { code, out, err } = checkAll(['good.json', 'a height of 0.json', 'good.json']);
		expect({ code, out }).toEqual({ code: 1, out: 'good.json: good\ngood.json: good\n' });
		expect(err).toMatch(/^a height of 0\.json: line 5, column 29: [^\n]+\n$/);
	});

	it('reads standard input, a byte order mark, and Windows line ends', () => {
		const input = `\uFEFF${GOOD.replaceAll('\n', '\r\n')}`;
		expect(rumis(['scenario', 'check', '-'], { input })).toEqual({ code: 0, out: '-: good\n', err: '' });
	});

	it('counts lines and columns the same with Windows line ends', () => {
		const input = GOOD.replace('"22.."', '"20.."').replaceAll('\n', '\r\n');
		expect(rumis(['scenario', 'check', '-'], { input }).err).toContain('-: line 5, column 29: ');
	});

	it('accepts every built-in board', () => {
		const files = SCENARIOS.map(({ id }) => builtinFile(id));
		const { code, out, err } = rumis(['scenario', 'check', ...files]);
		expect({ code, err }).toEqual({ code: 0, err: '' });
		expect(linesIn(out)).toHaveLength(12);
	});
});

describe('rumis scenario list', () => {
	it('lists every board with its name and players', () => {
		const { code, out, err } = rumis(['scenario', 'list']);
		expect({ code, err }).toEqual({ code: 0, err: '' });
		const lines = linesIn(out);
		expect(lines.map((line) => line.split(' ')[0])).toEqual(SCENARIOS.map(({ id }) => id));
		expect(lines[0]).toMatch(/^chullpa +Chullpa +2-4 players +\(burial tower\)$/);
		expect(lines.filter((line) => line.includes('transfer game'))).toHaveLength(3);
	});

	it('lists them as JSON', () => {
		const { code, out } = rumis(['scenario', 'list', '--json']);
		expect(code).toBe(0);
		expect(JSON.parse(out)).toEqual(SCENARIOS);
	});
});

describe('rumis scenario show', () => {
	it('shows plan, zones, limits, and what is reconstructed', () => {
		const { code, out, err } = rumis(['scenario', 'show', 'colca']);
		expect({ code, err }).toEqual({ code: 0, err: '' });
		expect(out).toContain('Colca (storehouse)\n');
		expect(out).toContain('  66666666   rrrr....\n');
		expect(out).toContain('  2 players: height 4, within the red line\n');
		expect(out).toContain('  6 players: height 6, whole plan\n');
		expect(out).toContain('transfer game');
		expect(out).toMatch(/source of the plan: reconstructed/);
	});

	it('shows a custom file, with its blue line', () => {
		folder.write('my own yard.json', GOOD);
		const { code, out } = rumis(['scenario', 'show', 'my own yard.json'], { cwd: folder.path });
		expect(code).toBe(0);
		expect(out).toContain('  3 players: height 2, within the blue line\n');
	});

	it.each(['chullpa', 'colca'])('writes the file of %s unchanged', (id) => {
		const written = rumis(['scenario', 'show', id, '--json']).out;
		expect(written).toBe(readFileSync(builtinFile(id), 'utf8'));
	});

	it('reports where the first mistake of a file is', () => {
		folder.write('bad.json', GOOD.replace('"22.."', '"20.."'));
		const { code, out, err } = rumis(['scenario', 'show', 'bad.json'], { cwd: folder.path });
		expect({ code, out }).toEqual({ code: 1, out: '' });
		expect(err).toMatch(/^rumis: bad\.json: line 5, column 29: [^\n]+\n$/);
	});
});

describe('a link to a board', () => {
	beforeAll(() => folder.write('yard.json', GOOD));
	const link = () => rumis(['scenario', 'show', '--link', 'yard.json'], { cwd: folder.path }).out.trim();

	it('can replace a file, with or without a URL before it', () => {
		const shown = rumis(['scenario', 'show', '--json', `https://example.org/play/#/board/${link()}`]);
		expect(JSON.parse(shown.out)).toEqual(JSON.parse(GOOD));
		expect(rumis(['scenario', 'check', link()]).out).toBe('link: good\n');
		expect(rumis(['perft', link(), '-p', '4', '-d', '1']).code).toBe(0);
	});

	it('is refused with a reason when it is damaged', () => {
		const damaged = link().replace('2222', '2221');
		const { code, err } = rumis(['scenario', 'check', damaged]);
		expect(code).toBe(1);
		expect(err).toBe('link: the link is damaged: a character is missing or has changed\n');
	});
});
