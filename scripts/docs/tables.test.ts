/** Tables in the documents that repeat facts from the code are correct and complete. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ONLINE_ERRORS } from '@rumis/protocol';
import { clientMessageSchema } from '@rumis/protocol/schemas';
import {
	BOARD_LINK_ERRORS,
	COMPACT_ERRORS,
	ILLEGAL_REASONS,
	limitFor,
	MOVE_TEXT_ERRORS,
	orientationsOf,
	PLAYER_COUNTS,
	planFor,
	SCENARIO_ERRORS,
	SCENARIOS,
	type Scenario,
	SETUP_ERRORS,
	STONES,
	stoneCells,
	stoneCode,
} from '@rumis/rules';
import { cubeTable } from '@rumis/solver';
import { describe, expect, it } from 'vitest';
import { GtpSession } from '../../apps/cli/src/gtp/session.js';
import { makeProgram } from '../../apps/cli/src/program.js';
import { sayBoardLink, sayIllegal, sayScenario, saySetup } from '../../apps/cli/src/text/wording.js';
import { withTable } from '../../packages/balance/scripts/boardTable.js';
import { BUILTIN_BALANCES } from '../../packages/balance/src/builtinBalances.js';
import { ROOT } from '../workspaces.js';
import { rowsUnder } from './tables.js';

const plain = (cell: string): string => cell.replaceAll('`', '').replaceAll('**', '').trim();
const codesUnder = (page: string, heading: string): string[] =>
	rowsUnder(page, heading).flatMap(([first = '']) =>
		[...first.matchAll(/`(\w+)`/g)].map(([, code]) => code!),
	);
const sentencesUnder = (page: string, heading: string): Record<string, string> =>
	Object.fromEntries(rowsUnder(page, heading).map(([code = '', says = '']) => [plain(code), plain(says)]));

describe('reasons and their sentences', () => {
	it('for a refused move are those of the referee', () => {
		const expected = ILLEGAL_REASONS.map((code) => [code, sayIllegal({ code, cells: [] })]);
		expect(sentencesUnder('docs/PROTOCOL.md', 'Why a move is refused')).toEqual(Object.fromEntries(expected));
	});

	it('for a game that cannot be set up are those of newgame', () => {
		const said = sentencesUnder('docs/PROTOCOL.md', 'Commands');
		const told = Object.entries(said).filter(([code]) => code.startsWith('setup'));
		expect(Object.fromEntries(told)).toEqual(
			Object.fromEntries(SETUP_ERRORS.map((code) => [code, saySetup(code)])),
		);
	});

	it('for a damaged board link are those of the command', () => {
		const expected = BOARD_LINK_ERRORS.map((code) => [code, sayBoardLink({ code })]);
		const said = sentencesUnder('docs/NOTATION.md', 'Errors of board links');
		expect(said).toEqual(Object.fromEntries(expected));
	});

	it('for a wrong scenario are those of the check', () => {
		const said = sentencesUnder('docs/ADD-A-SCENARIO.md', 'Every mistake and its message');
		const place = { line: 1, column: 1 };
		const expected = SCENARIO_ERRORS.map((code) => [code, sayScenario({ code, ...place })]);
		const withoutNotes = Object.entries(said).map(([code, says]) => [code, says.replace(/ \(.*\)$/, '')]);
		const withoutPlace = expected.map(([code, says]) => [code, says!.replace('line 1, column 1: ', '')]);
		expect(Object.fromEntries(withoutNotes)).toEqual(Object.fromEntries(withoutPlace));
	});
});

describe('codes', () => {
	it.each<[string, string, readonly string[]]>([
		['docs/NOTATION.md', 'Moves', MOVE_TEXT_ERRORS],
		['docs/NOTATION.md', 'Errors', COMPACT_ERRORS],
		['docs/PROTOCOL.md', 'Refusals', ONLINE_ERRORS],
		[
			'docs/PROTOCOL.md',
			'What a client sends',
			clientMessageSchema.options.map(({ shape }) => shape.kind.value),
		],
	])('in %s, "%s", are complete', (page, heading, codes) => {
		const told = codesUnder(page, heading);
		expect(codes.filter((code) => !told.includes(code))).toEqual([]);
	});

	it('of refusals are all real', () => {
		const known: readonly string[] = ONLINE_ERRORS;
		expect(codesUnder('docs/PROTOCOL.md', 'Refusals').filter((code) => !known.includes(code))).toEqual([]);
	});
});

describe('commands', () => {
	it('of the bot protocol are all explained, and no others', () => {
		const listed = new GtpSession().answer('list_commands').slice(2).trim().split('\n');
		const told = rowsUnder('docs/PROTOCOL.md', 'Commands')
			.map(([first = '']) => /^`([a-z_]+)/.exec(first)?.[1])
			.filter((name) => name !== undefined);
		const names = told.filter((name) => !/^(mode|colours|start|ruin|seed|setup)/.test(name));
		expect(names.sort()).toEqual(listed.sort());
	});

	it.each([
		['perft', '`rumis perft SCENARIO --players N --depth D`'],
		['show', '`rumis show GAME`'],
	])('rumis %s has the options that the page lists', async (name, heading) => {
		const command = (await makeProgram()).commands.find((each) => each.name() === name)!;
		const told = rowsUnder('docs/PROTOCOL.md', heading).map(([first = '']) => /--[\w-]+/.exec(first)?.[0]);
		expect(told.filter(Boolean).sort()).toEqual(command.options.map(({ long }) => long).sort());
	});
});

describe('the rules', () => {
	it('list the stones with their cubes and orientations', () => {
		const digits = (stone: (typeof STONES)[number]) =>
			stoneCells(stone)
				.map(({ x, y, z }) => `${x}${y}${z}`)
				.join(' ');
		expect(rowsUnder('docs/RULES.md', '1. The stones').map((row) => row.map(plain))).toEqual(
			STONES.map((stone) => [
				...[stoneCode(stone), stone, String(stoneCells(stone).length), digits(stone)],
				String(orientationsOf(stone).length),
			]),
		);
	});

	const squares = ({ plan }: Scenario): number => plan.join('').replaceAll('.', '').length;
	const marked = ({ zones = [] }: Scenario, marks: RegExp): number =>
		zones.join('').match(marks)?.length ?? 0;

	/** The height, the line, and how many cubes fit, in the format of the table. */
	function limitText(scenario: Scenario, players: number): string {
		const limit = limitFor(scenario, players);
		if (!limit) return '–';
		const line = limit.zone === 'r' ? ' red' : limit.zone === 'b' ? ' blue' : '';
		const room = planFor(scenario, players).limit.reduce((sum, height) => sum + height, 0);
		return `${limit.height}${line} (${room})`;
	}

	it('list the boards with their sizes, limits and room', () => {
		const rows = rowsUnder('docs/RULES.md', '13. All boards').filter((row) => row.length === 8);
		expect(rows).toEqual(
			SCENARIOS.map((scenario) => [
				scenario.name,
				`${scenario.plan[0]!.length} × ${scenario.plan.length}`,
				[
					String(squares(scenario)),
					...(marked(scenario, /b/g) > 0
						? [`${marked(scenario, /r/g)} red`, `${marked(scenario, /[rb]/g)} within blue`]
						: marked(scenario, /r/g) > 0
							? [`${marked(scenario, /r/g)} of them red`]
							: []),
				].join(', '),
				...PLAYER_COUNTS.map((players) => limitText(scenario, players)),
			]),
		);
	});

	it('count the ways to build the small cube as the solver does', () => {
		const told = rowsUnder('docs/SOLVER.md', 'The cube of edge 3 from one colour').map((row) =>
			row.slice(2).map((cell) => plain(cell).replaceAll(',', '')),
		);
		const { rows, all, rotations, reflections } = cubeTable();
		expect(told).toEqual([
			...rows.map((row) => [row.all, row.rotations, row.reflections ?? '–'].map(String)),
			[all, rotations, reflections].map(String),
		]);
	});
});

describe('the balance of the built-in boards', () => {
	it('is that which the app shows', () => {
		const page = readFileSync(join(ROOT, 'docs/BALANCE.md'), 'utf8');
		expect(page).toBe(withTable(page, BUILTIN_BALANCES));
	});
});
