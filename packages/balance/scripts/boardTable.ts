/** The table of docs/BALANCE.md, generated from the shipped figures. */
import { findBuiltin } from '@rumis/rules';
import type { BalanceRow } from '../src/balanceRow.js';

const HEAD = [
	'| board | players | mode | wins by seat | error | points by seat | ties | drama | lead changes | board use | shut out | games | bots |',
	'|---|---|---|---|---|---|---|---|---|---|---|---|---|',
];

const percent = (permille: number): string => `${Math.round(permille / 10)} %`;

function boardTable(rows: Readonly<Record<string, BalanceRow>>): string {
	return [...HEAD, ...Object.entries(rows).map(([key, row]) => tableRow(key, row))].join('\n');
}

function tableRow(key: string, [bot, games, wins, errors, points, shares, leadChanges]: BalanceRow): string {
	const [id = '', players = '', mode = ''] = key.split('.');
	const [ties = 0, drama = 0, boardUse = 0, shutOut = 0] = shares;
	const cells = [
		...[findBuiltin(id)?.name ?? id, players, mode],
		wins.map(percent).join(', '),
		`±${Math.round(Math.max(...errors) / 10)}`,
		points.map((mean) => mean.toFixed(1)).join(', '),
		...[percent(ties), percent(drama), leadChanges.toFixed(1), percent(boardUse), percent(shutOut)],
		...[String(games), bot],
	];
	return `| ${cells.join(' | ')} |`;
}

/** The page with its table replaced; the table is the last part of it. */
export const withTable = (page: string, rows: Readonly<Record<string, BalanceRow>>): string =>
	`${page.slice(0, page.indexOf(HEAD[0]!))}${boardTable(rows)}\n`;
