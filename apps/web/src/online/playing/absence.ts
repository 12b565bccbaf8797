/** Absent players, and what the others can do. */
import { ABSENT_AFTER, IDLE_AFTER, type Presence, type TableInfo } from '@rumis/protocol';

/** Whether a bot holds the player's seat and would return it: not after resigning or a timeout. */
export function mayReturn({ you, seats, status, terms }: TableInfo): boolean {
	const seat = you === null ? undefined : seats[you];
	if (status !== 'playing' || seat?.kind !== 'bot') return false;
	return seat.left === 'absent' || (seat.left === 'time' && terms.clock.kind === 'move');
}

/** An absent seat that the others may continue without, and from when (server time); null if none. */
export function absentSeat(
	info: TableInfo,
	{ seats: here }: Presence,
): { seat: number; from: number } | null {
	const { turn } = info.clock;
	const own = info.you === null ? undefined : info.seats[info.you];
	// With a clock, the clock decides.
	if (info.terms.clock.kind !== 'none' || info.status !== 'playing' || !turn || own?.kind !== 'person')
		return null;
	if (turn.seat === info.you || info.seats[turn.seat]?.kind !== 'person') return null;
	const patience = here.includes(turn.seat) ? IDLE_AFTER : ABSENT_AFTER[info.terms.absent];
	return { seat: turn.seat, from: turn.since + patience };
}
