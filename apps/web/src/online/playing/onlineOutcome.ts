/** The result of an online game in words, as decided by the server. */
import type { TableInfo } from '@rumis/protocol';
import type { Table } from '@rumis/table';
import type { BookTexts, Texts } from '../../i18n/texts.js';
import { seatName } from '../../wording/names.js';

export function winnerText(info: TableInfo, table: Table, t: BookTexts): string {
	const winners = (info.standings ?? []).filter(({ rank }) => rank === 1).map(({ seat }) => seat);
	if (winners.length === 0) return t.atTable.nobodyWins;
	const names = winners.map((seat) => seatName(table, seat, t));
	if (winners.length > 1) return t.online.end.shared(t.common.and(names));
	return winners[0] === info.you ? t.online.end.youWin : t.online.end.wins(names[0] ?? '');
}

/** Why the game ended early; null if it was played to its end. */
export const whyOf = (table: Table, t: Texts): string | null =>
	table.ended && t.online.end.why[table.ended.why](seatName(table, table.ended.seat, t));

/** Why seats are last regardless of their points. */
export const leftOf = ({ seats }: TableInfo, t: Texts): ReadonlyMap<number, string> =>
	new Map(seats.flatMap(({ left }, seat) => (left ? [[seat, t.online.state.left[left]] as const] : [])));
