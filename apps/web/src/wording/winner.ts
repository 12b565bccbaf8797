/** The winner, in words. */
import { coloursOfSeat, type Table, winnersOf } from '@rumis/table';
import type { Texts } from '../i18n/texts.js';
import { isAlone, seatName } from './names.js';

export function winnerText(table: Table, t: Texts): string {
	const winners = winnersOf(table);
	const isYou = isAlone(table) && winners.length === 1 && table.seats[winners[0]!]?.kind === 'person';
	if (isYou) return t.game.youWin;
	const names = t.common.and(winners.map((seat) => winnerName(table, seat, t)));
	return winners.length === 1 ? t.game.wins(names) : t.game.shared(names);
}

function winnerName(table: Table, seat: number, t: Texts): string {
	const [colour, ...more] = coloursOfSeat(table.config.setup, seat);
	const name = seatName(table, seat, t);
	return colour && more.length === 0 ? `${name} (${t.rules.owners[colour]})` : name;
}
