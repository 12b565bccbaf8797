import type { TableRow } from '@rumis/protocol';
import { sayAgo, saySpan } from '../i18n/format/times.js';
import type { Texts } from '../i18n/texts.js';
import { freeSeats, groupOf, seatTitle } from './tables.js';

/** Facts about a running table: whose turn it is, how much time is left, and the last move. */
export function factsOf(table: TableRow, now: number, language: string, t: Texts): readonly string[] {
	const group = groupOf(table);
	if (group === 'waiting') return [t.people.freeSeats(freeSeats(table))];
	const turn = group === 'theirTurn' ? turnOf(table, t) : [];
	const { lastMove, justNow } = t.people;
	const last = table.ply > 0 ? [lastMove(sayAgo(table.updatedAt, now, language, justNow))] : [];
	return [...turn, ...timeOf(table, now, language, t), ...last];
}

function turnOf({ toMove, seats }: TableRow, t: Texts): readonly string[] {
	const seat = toMove === null ? undefined : seats[toMove];
	return seat && toMove !== null ? [t.people.turnOf(seatTitle(seat, toMove, t))] : [];
}

function timeOf({ deadline }: TableRow, now: number, language: string, t: Texts): readonly string[] {
	if (deadline === null) return [];
	return [deadline > now ? t.people.timeLeft(saySpan(deadline - now, language)) : t.people.timeUp];
}
