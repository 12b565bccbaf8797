/** Names of the players at an online table. */
import type { SeatView, TableInfo } from '@rumis/protocol';
import { findBuiltin, parseScenario, type Scenario } from '@rumis/rules';
import type { Texts } from '../../i18n/texts.js';
import type { ReportTarget } from '../../people/Report.js';
import { botName } from '../../wording/names.js';

/** The owner of a seat, also while a bot plays there for them; empty for a free seat. */
export function nameOfSeat({ kind, name, bot }: SeatView, seat: number, t: Texts): string {
	if (kind !== 'person' && kind !== 'bot') return '';
	if (name !== '') return name;
	return kind === 'bot' ? botName(bot ?? '', t) : t.rules.seat(seat + 1);
}

export const isFree = ({ kind }: SeatView): boolean => kind === 'open' || kind === 'link';

/** The board of a table, by its id or its text; null if it cannot be parsed. */
export function scenarioOf(text: string): Scenario | null {
	const known = findBuiltin(text);
	if (known) return known;
	const own = parseScenario(text);
	return own.ok ? own.value : null;
}

/** The players at a table who can be reported: all but yourself. */
export const reportTargets = ({ id, seats, you }: TableInfo, t: Texts): ReportTarget[] =>
	seats.flatMap((seat, at) =>
		seat.kind === 'person' && at !== you
			? [{ name: nameOfSeat(seat, at, t), about: { game: id, seat: at } }]
			: [],
	);
