import { limitFor, makeScenario, parseScenario, playerCounts, SCENARIOS, type Scenario } from '@rumis/rules';
import type { Command } from 'commander';
import { findBoard } from '../boards.js';
import { Failure } from '../failure.js';
import { readTextOrInput } from '../files.js';
import { sayScenario } from '../wording.js';

interface JsonOption {
	readonly json?: boolean;
}

export function addScenario(program: Command): void {
	const scenario = program.command('scenario').description('the boards: built in, or your own');
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
		.argument('<scenario>', 'id of a built-in scenario, or a file')
		.option('--json', 'print the canonical scenario file')
		.action((name: string, { json }: JsonOption) => {
			const board = findBoard(name);
			if (!board.ok) throw new Failure(board.error);
			console.log(json ? makeScenario(board.value).trimEnd() : details(board.value).join('\n'));
		});
	scenario
		.command('check')
		.description('check scenario files and report every mistake with line and column')
		.argument('<files...>', 'scenario files, - for standard input')
		.option('--json', 'print JSON')
		.action((files: string[], { json }: JsonOption) => check(files, json ?? false));
}

function listLine(scenario: Scenario): string {
	const counts = playerCounts(scenario);
	const players = `${counts[0]}-${counts.at(-1)} players`;
	const transfer = scenario.transfer ? ', transfer game' : '';
	return `${scenario.id.padEnd(11)} ${scenario.name.padEnd(11)} ${players}${transfer}  (${scenario.gloss})`;
}

function details(scenario: Scenario): string[] {
	const { name, gloss, plan, zones, transfer, source } = scenario;
	const limits = playerCounts(scenario).map((players) => {
		const { height, zone } = limitFor(scenario, players)!;
		const where =
			zone === undefined ? 'whole plan' : zone === 'r' ? 'inside the red line' : 'inside the blue line';
		return `  ${players} players: height ${height}, ${where}`;
	});
	return [
		gloss ? `${name} (${gloss})` : name,
		'plan (greatest height of each square) and zones:',
		...plan.map((row, y) => `  ${row}${zones ? `   ${zones[y]}` : ''}`),
		'limits:',
		...limits,
		...(transfer ? ['two players may also play the transfer game'] : []),
		...(source?.plan ? [`source of the plan: ${source.plan}`] : []),
		...(source?.limits ? [`source of the limits: ${source.limits}`] : []),
	];
}

function check(files: readonly string[], json: boolean): void {
	const reports = files.map((file) => {
		const text = readTextOrInput(file);
		if (!text.ok) throw new Failure(text.error);
		const scenario = parseScenario(text.value);
		return { file, ok: scenario.ok, errors: scenario.ok ? [] : scenario.error };
	});
	if (json) console.log(JSON.stringify(reports, null, 2));
	for (const { file, ok, errors } of json ? [] : reports) {
		if (ok) console.log(`${file}: good`);
		for (const error of errors) console.error(`${file}: ${sayScenario(error)}`);
	}
	if (reports.some(({ ok }) => !ok)) process.exitCode = 1;
}
