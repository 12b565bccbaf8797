/** Who is gone, and what can be done about it. */
import { ABSENT_AFTER, type Presence, type TableInfo } from '@rumis/protocol';

/** Whether a bot has the player's seat and gives it back: not after resigning, nor when the time is up. */
export function mayReturn({ you, seats, status, terms }: TableInfo): boolean {
	const seat = you === null ? undefined : seats[you];
	if (status !== 'playing' || seat?.kind !== 'bot') return false;
	return seat.left === 'absent' || (seat.left === 'time' && terms.clock.kind === 'move');
}

/** A seat that the others may go on without, and from when on by the server's time; null when there is none. */
export function absentSeat(
	info: TableInfo,
	{ seats: here }: Presence,
): { seat: number; from: number } | null {
	const { turn } = info.clock;
	const own = info.you === null ? undefined : info.seats[info.you];
	// Where there is a clock, it decides.
	if (info.terms.clock.kind !== 'none' || info.status !== 'playing' || !turn || own?.kind !== 'person')
		return null;
	if (turn.seat === info.you || info.seats[turn.seat]?.kind !== 'person' || here.includes(turn.seat))
		return null;
	return { seat: turn.seat, from: turn.since + ABSENT_AFTER[info.terms.absent] };
}
