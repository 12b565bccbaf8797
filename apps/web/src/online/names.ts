/** What the people at an online table are called. */
import type { SeatView, TableRow } from '@rumis/protocol';
import { findBuiltin, parseScenario, type Scenario } from '@rumis/rules';
import { botName } from '../game/names.js';
import type { Texts } from '../i18n/texts.js';

/** Who sits there; empty for a free seat. */
export function nameOfSeat({ kind, name, bot }: SeatView, seat: number, t: Texts): string {
	if (kind === 'bot') return botName(bot ?? '', t);
	if (kind !== 'person') return '';
	return name === '' ? t.rules.seat(seat + 1) : name;
}

export const isFree = ({ kind }: SeatView): boolean => kind === 'open' || kind === 'link';

/** The people and bots of a table but for one seat, in a row. */
export function companyOf({ seats }: Pick<TableRow, 'seats'>, but: number | null, t: Texts): string {
	const names = seats.map((seat, at) => (at === but ? '' : nameOfSeat(seat, at, t)));
	return names.filter((name) => name !== '').join(', ');
}

/** The board of a table, by its id or by its text; null when it cannot be read. */
export function scenarioOf(text: string): Scenario | null {
	const known = findBuiltin(text);
	if (known) return known;
	const own = parseScenario(text);
	return own.ok ? own.value : null;
}

/** In lists a board of somebody's own is only known by its id. */
export const boardName = (id: string): string => findBuiltin(id)?.name ?? id;
