/** Makes the collection, and its table in the documentation, of the files that `choose.ts` wrote into a folder. */
import { readFileSync, writeFileSync } from 'node:fs';
import {
	errorOfShares,
	layRandomRuin,
	makeMoveDigits,
	Position,
	SCENARIOS,
	type Scenario,
} from '@rumis/rules';
import { type ChosenRuin, readProgress } from './choose.js';
import { nameOf, SITES } from './names.js';

const ROOT = new URL('../../../../', import.meta.url);
const DATA = new URL('packages/rules/src/ruinData.ts', ROOT);
const PAGE = new URL('docs/RUINS.md', ROOT);
const TABLE = /\n\| ruin +\|[\s\S]*$/;
const NUMBERS = [1, 2, 3, 4, 5];

/** Boards whose ruins nobody has chosen yet get random ones. */
function randomDigits(scenario: Scenario, players: number, number: number): string {
	const position = Position.start({ scenario, players, mode: 'ruinas', start: 'yellow' });
	if (!position.ok) throw new Error(position.error.code);
	layRandomRuin(position.value, number * 1000 + 7);
	return makeMoveDigits(position.value);
}

/** In percent with one decimal; the last seat has the rest, so that they add up to 100. */
function sharesOf({ wins, games }: ChosenRuin): number[] {
	const tenths = wins.slice(0, -1).map((won) => Math.round((1000 * won) / games));
	const rest = 1000 - tenths.reduce((sum, share) => sum + share, 0);
	return [...tenths, rest].map((share) => share / 10);
}

function tableRow(title: string, board: string, players: number, ruin: ChosenRuin): string {
	const winShares = sharesOf(ruin);
	const shares = winShares.map((share) => `${share.toFixed(1)} %`).join(', ');
	const error = errorOfShares({ winShares, games: ruin.games }).toFixed(1);
	return `| ${title} | ${board} | ${players} | ${shares} | ±${error} | ${ruin.games} | ${ruin.level} |`;
}

interface Entry {
	readonly data: string;
	readonly row: string | null;
}

function entryFor(
	title: string,
	scenario: Scenario,
	players: number,
	number: number,
	ruin?: ChosenRuin,
): Entry {
	const digits = ruin?.digits ?? randomDigits(scenario, players, number);
	const figures = ruin ? `${ruin.games}, [${sharesOf(ruin).join(', ')}]` : '0, []';
	return {
		data: `\t\t\t['${nameOf(title)}', '${title}', '${digits}', ${figures}],`,
		row: ruin ? tableRow(title, scenario.name, players, ruin) : null,
	};
}

function writeData(boards: readonly string[]): void {
	const head =
		'/** The collection of ruins: written by `packages/engine/scripts/ruins/write.ts`, not by hand. */';
	writeFileSync(DATA, `${head}\nexport const RUIN_DATA = {\n${boards.join('\n')}\n} as const;\n`);
}

function writeTable(rows: readonly string[]): void {
	const head = [
		'| ruin | board | players | wins by seat | error | games | level |',
		'|---|---|---|---|---|---|---|',
	];
	const page = readFileSync(PAGE, 'utf8').replace(TABLE, '').trimEnd();
	writeFileSync(PAGE, `${page}\n\n${[...head, ...rows].join('\n')}\n`);
}

function main(folder: string): void {
	const sites = [...SITES];
	const rows: string[] = [];
	const boards = SCENARIOS.map((scenario) => {
		const lists = [2, 3].map((players) => {
			const chosen = readProgress(folder, `${scenario.id}-${players}`)?.chosen;
			const entries = NUMBERS.map((number) =>
				entryFor(sites.shift()!, scenario, players, number, chosen?.[number - 1]),
			);
			rows.push(...entries.flatMap(({ row }) => row ?? []));
			return `\t\t${players}: [\n${entries.map(({ data }) => data).join('\n')}\n\t\t],`;
		});
		return `\t${scenario.id}: {\n${lists.join('\n')}\n\t},`;
	});
	writeData(boards);
	writeTable(rows);
}

main(process.argv[2] ?? '');
