/** Generates the collection, and its table in the documentation, from the files written by `choose.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { errorOfShares, ruinsFor, SCENARIOS, type Scenario } from '@rumis/rules';
import { type ChosenRuin, readProgress } from './choose.js';
import { nameOf } from './names.js';

const ROOT = new URL('../../../../', import.meta.url);
const DATA = new URL('packages/rules/src/ruinData.ts', ROOT);
const PAGE = new URL('docs/RUINS.md', ROOT);
const TABLE = /\n\| ruin +\|[\s\S]*$/;

/** In percent with one decimal; the last seat gets the remainder, so that they sum to 100. */
function sharesOf({ wins, games }: ChosenRuin): number[] {
	const tenths = wins.slice(0, -1).map((won) => Math.round((1000 * won) / games));
	const rest = 1000 - tenths.reduce((sum, share) => sum + share, 0);
	return [...tenths, rest].map((share) => share / 10);
}

interface Entry {
	readonly title: string;
	readonly digits: string;
	readonly games: number;
	readonly shares: readonly number[];
	/** A row of the table in the documentation. */
	readonly row: string;
}

const rowStart = (title: string, board: string, players: number): string =>
	`| ${title} | ${board} | ${players} |`;

/** The current ruins: their names are kept, and so are lists that were not chosen again. */
function presentEntries(page: string, scenario: Scenario, players: number): Entry[] {
	return ruinsFor(scenario, players).map(({ title, digits, games, winShares: shares }) => {
		const start = rowStart(title, scenario.name, players);
		const row = page.split('\n').find((line) => line.startsWith(start)) ?? '';
		return { title, digits, games, shares, row };
	});
}

function entryOf(title: string, { name }: Scenario, players: number, ruin: ChosenRuin): Entry {
	const { digits, games, level } = ruin;
	const winShares = sharesOf(ruin);
	const shares = winShares.map((share) => `${share.toFixed(1)} %`).join(', ');
	const error = errorOfShares({ winShares, games }).toFixed(1);
	const row = `${rowStart(title, name, players)} ${shares} | ±${error} | ${games} | ${level} |`;
	return { title, digits, games, shares: winShares, row };
}

/** A ruin that was in the collection keeps its name; the others get the remaining names. */
function newEntries(
	present: readonly Entry[],
	scenario: Scenario,
	players: number,
	chosen: readonly ChosenRuin[],
): Entry[] {
	const kept = new Map(present.map(({ digits, title }) => [digits, title]));
	const stays = new Set(chosen.map(({ digits }) => kept.get(digits)));
	const free = present.map(({ title }) => title).filter((title) => !stays.has(title));
	return chosen.map((ruin) => entryOf(kept.get(ruin.digits) ?? free.shift()!, scenario, players, ruin));
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

const dataOf = ({ title, digits, games, shares }: Entry): string =>
	`\t\t\t['${nameOf(title)}', '${title}', '${digits}', ${games}, [${shares.join(', ')}]],`;

function main(folder: string): void {
	const page = readFileSync(PAGE, 'utf8');
	const rows: string[] = [];
	const boards = SCENARIOS.map((scenario) => {
		const lists = [2, 3].map((players) => {
			const present = presentEntries(page, scenario, players);
			const chosen = readProgress(folder, `${scenario.id}-${players}`)?.chosen;
			const entries = chosen ? newEntries(present, scenario, players, chosen) : present;
			rows.push(...entries.flatMap(({ row }) => row || []));
			return `\t\t${players}: [\n${entries.map(dataOf).join('\n')}\n\t\t],`;
		});
		return `\t${scenario.id}: {\n${lists.join('\n')}\n\t},`;
	});
	writeData(boards);
	writeTable(rows);
}

main(process.argv[2] ?? '');
