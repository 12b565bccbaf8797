/** Data about tables in a list. */
import type { SeatView, TableRow } from '@rumis/protocol';
import { findBuiltin, parseScenario, type Scenario } from '@rumis/rules';
import type { Standing } from '@rumis/table';
import type { Texts } from '../i18n/texts.js';
import { botName } from '../wording/names.js';

type BoardOf = Pick<TableRow, 'scenario' | 'board'>;

/** The board of a table, built-in or custom; null if it cannot be parsed. */
export function boardOf({ scenario, board }: BoardOf): Scenario | null {
	if (board === undefined) return findBuiltin(scenario) ?? null;
	const own = parseScenario(board);
	return own.ok ? own.value : null;
}

export const tableTitle = (table: BoardOf & Pick<TableRow, 'mode'>, t: Texts): string =>
	t.game.title(boardOf(table)?.name ?? table.scenario, t.rules.modes[table.mode]);

export function seatTitle(seat: SeatView, index: number, t: Texts): string {
	if (seat.kind === 'open' || seat.kind === 'link') return t.people.freeSeat;
	if (seat.name !== '') return seat.name;
	return seat.bot === null ? t.rules.seat(index + 1) : botName(seat.bot, t);
}

export interface Row {
	readonly seat: number;
	readonly view: SeatView;
	readonly standing: Standing | null;
}

/** The players of a table: by rank once it is over, otherwise in seat order. */
export function rowsOf({ seats, standings }: Pick<TableRow, 'seats' | 'standings'>): readonly Row[] {
	const rows = seats.map((view, seat) => ({ seat, view, standing: standings?.[seat] ?? null }));
	if (!standings) return rows;
	return rows.sort((a, b) => (a.standing?.rank ?? 0) - (b.standing?.rank ?? 0) || a.seat - b.seat);
}

export const GROUPS = ['yourTurn', 'theirTurn', 'waiting', 'finished'] as const;
export type Group = (typeof GROUPS)[number];

export function groupOf({ status, toMove, you }: Pick<TableRow, 'status' | 'toMove' | 'you'>): Group {
	if (status === 'waiting') return 'waiting';
	if (status !== 'playing') return 'finished';
	return toMove !== null && toMove === you ? 'yourTurn' : 'theirTurn';
}

/** The player's tables grouped by status; where it is their turn, the most urgent first. */
export function grouped(tables: readonly TableRow[]): Readonly<Record<Group, readonly TableRow[]>> {
	const of = (group: Group) => tables.filter((table) => groupOf(table) === group);
	const urgency = ({ deadline }: TableRow) => deadline ?? Number.POSITIVE_INFINITY;
	const yourTurn = of('yourTurn').sort((a, b) => Math.sign(urgency(a) - urgency(b)) || 0);
	return { yourTurn, theirTurn: of('theirTurn'), waiting: of('waiting'), finished: of('finished') };
}

export const freeSeats = ({ seats }: Pick<TableRow, 'seats'>): number =>
	seats.filter(({ kind }) => kind === 'open' || kind === 'link').length;
