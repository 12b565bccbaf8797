import {
	type BoardLinkError,
	boardWords,
	defaultMode,
	errorOfShares,
	findRuin,
	gameOf,
	layNamedRuin,
	makeBoardLink,
	makeMove,
	makeRecord,
	makeScenario,
	movesOfRuin,
	Position,
	parseBoardLink,
	parseScenario,
	playerCounts,
	RUINS,
	type Ruin,
	SCENARIOS,
	type Scenario,
	type ScenarioError,
} from '@rumis/rules';
import type { Command } from 'commander';
import { boardLinkIn, findBoard } from '../shared/boards.js';
import { Failure } from '../shared/failure.js';
import { readTextOrInput } from '../shared/files.js';
import { boardLines, limitText } from '../text/board.js';
import { sayBoardLink, sayScenario } from '../text/wording.js';
import { addBalance } from './balance.js';
import { addMaking } from './making.js';

interface JsonOption {
	readonly json?: boolean;
}

export function addScenario(program: Command): void {
	const scenario = program.command('scenario').description('built-in boards and your own');
	scenario
		.command('list')
		.description('list the built-in scenarios')
		.option('--json', 'print JSON')
		.action(({ json }: JsonOption) => {
			console.log(json ? JSON.stringify(SCENARIOS, null, 2) : SCENARIOS.map(listLine).join('\n'));
		});
	scenario
		.command('show')
		.description('show the plan, zones and limits of a scenario')
		.argument('<scenario>', 'id of a built-in scenario, a file, or a link to a board')
		.option('--json', 'print the canonical scenario file')
		.option('--link', 'print the link that carries the board')
		.action((name: string, options: ShowOptions) => {
			const board = findBoard(name);
			if (!board.ok) throw new Failure(board.error);
			console.log(shown(board.value, options));
		});
	scenario
		.command('ruins')
		.description('list the ruins of the collection, or show one')
		.argument('[name]', 'a ruin, or the id of a board')
		.option('--json', 'print JSON')
		.option('--record', 'print one as a record')
		.action((name: string | undefined, options: RuinOptions) => showRuins(name, options));
	scenario
		.command('check')
		.description('check scenario files and report every mistake with line and column')
		.argument('<files...>', 'scenario files, links to boards, - for standard input')
		.option('--json', 'print JSON')
		.action((files: string[], { json }: JsonOption) => check(files, json ?? false));
	addMaking(scenario);
	addBalance(scenario);
}

interface ShowOptions extends JsonOption {
	readonly link?: boolean;
}

function shown(scenario: Scenario, { json, link }: ShowOptions): string {
	if (json) return makeScenario(scenario).trimEnd();
	if (!link) return details(scenario).join('\n');
	const made = makeBoardLink(scenario);
	if (!made) throw new Failure('the name of this board is too long for a link');
	return made.link;
}

interface RuinOptions extends JsonOption {
	readonly record?: boolean;
}

function showRuins(name: string | undefined, { json, record }: RuinOptions): void {
	const ruin = name === undefined ? null : findRuin(name);
	const wanted = name?.toLowerCase();
	const ruins = ruin ? [ruin] : RUINS.filter(({ scenario }) => wanted === undefined || scenario === wanted);
	if (ruins.length === 0) throw new Failure(`no ruin and no board is called ${name}`);
	if (record && !ruin) throw new Failure('--record needs the name of one ruin');
	const lines = ruin ? ruinDetails(ruin, record ?? false) : ruins.map(ruinLine);
	console.log(json ? JSON.stringify(ruins.map(ruinFacts), null, 2) : lines.join('\n'));
}

const ruinLine = (ruin: Ruin): string =>
	`${ruin.name.padEnd(16)} ${ruin.title.padEnd(16)} ${ruin.scenario}, ${ruin.players} players${fairness(ruin)}`;

function fairness(ruin: Ruin): string {
	if (ruin.games === 0) return '';
	const shares = ruin.winShares.map((share) => `${Math.round(share)} %`).join(', ');
	return `, wins by seat ${shares} (±${Math.ceil(errorOfShares(ruin))})`;
}

const ruinFacts = (ruin: Ruin) => {
	const { name, title, scenario, players, games, winShares } = ruin;
	return { name, title, scenario, players, games, winShares, moves: movesOfRuin(ruin).map(makeMove) };
};

function gameOfRuin({ scenario: id, players, title }: Ruin): Parameters<typeof gameOf> {
	const scenario = SCENARIOS.find((each) => each.id === id)!;
	const setup = { scenario, players, mode: 'ruinas', start: 'yellow' } as const;
	return [setup, movesOfRuin(findRuin(title)!), [['Ruin', title]]];
}

function ruinDetails(ruin: Ruin, asRecord: boolean): string[] {
	if (asRecord) return [makeRecord(gameOf(...gameOfRuin(ruin))).trimEnd()];
	const [setup] = gameOfRuin(ruin);
	const position = Position.start(setup);
	if (!position.ok || !layNamedRuin(position.value, ruin).ok) throw new Error(`no ruin: ${ruin.name}`);
	return [ruinLine(ruin), ...boardLines(position.value), ...movesOfRuin(ruin).map(makeMove)];
}

function listLine(scenario: Scenario): string {
	const counts = playerCounts(scenario);
	const players = `${counts[0]}-${counts.at(-1)} players`;
	const transfer = scenario.transfer ? ', transfer game' : '';
	return `${scenario.id.padEnd(11)} ${scenario.name.padEnd(11)} ${players}${transfer}  (${scenario.gloss})`;
}

function details(scenario: Scenario): string[] {
	const { name, gloss, plan, zones, transfer, source, translations = {} } = scenario;
	const limits = playerCounts(scenario).map((players) => `  ${limitText(scenario, players)}`);
	return [
		gloss ? `${name} (${gloss})` : name,
		...Object.keys(translations).map((language) => translatedLine(scenario, language)),
		'plan (maximum height of each square) and zones:',
		...plan.map((row, y) => `  ${row}${zones ? `   ${zones[y]}` : ''}`),
		'limits:',
		...limits,
		...(transfer ? [transferLine(scenario)] : []),
		...(source?.plan ? [`source of the plan: ${source.plan}`] : []),
		...(source?.limits ? [`source of the limits: ${source.limits}`] : []),
	];
}

function translatedLine(scenario: Scenario, language: string): string {
	const { name, gloss } = boardWords(scenario, language);
	return `${language}: ${gloss ? `${name} (${gloss})` : name}`;
}

const transferLine = (scenario: Scenario): string =>
	defaultMode(scenario, 2) === 'transfer'
		? 'the game for two players here is the transfer game; the standard game can be chosen too'
		: 'transfer game';

/** A link has no lines: an error applies to all of it. */
function linkReport(link: string) {
	const scenario = parseBoardLink(link);
	return { file: 'link', ok: scenario.ok, errors: scenario.ok ? [] : [scenario.error] };
}

const sayFault = (error: ScenarioError | BoardLinkError): string =>
	'line' in error ? sayScenario(error) : sayBoardLink(error);

function check(files: readonly string[], json: boolean): void {
	const reports = files.map((file) => {
		const link = boardLinkIn(file);
		if (link !== null) return linkReport(link);
		const text = readTextOrInput(file);
		if (!text.ok) throw new Failure(text.error);
		const scenario = parseScenario(text.value);
		return { file, ok: scenario.ok, errors: scenario.ok ? [] : scenario.error };
	});
	if (json) console.log(JSON.stringify(reports, null, 2));
	for (const { file, ok, errors } of json ? [] : reports) {
		if (ok) console.log(`${file}: good`);
		for (const error of errors) console.error(`${file}: ${sayFault(error)}`);
	}
	if (reports.some(({ ok }) => !ok)) process.exitCode = 1;
}
