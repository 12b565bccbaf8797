/** What the clocks of a table show at a moment of the server's time. */
import type { ClockFacts } from '@rumis/protocol';
import { type ClockRule, timeLeft } from '@rumis/table';

/** Milliseconds that a seat has left; null when there is no limit. `now` is the server's time. */
export function leftAt(rule: ClockRule, clock: ClockFacts, seat: number, now: number): number | null {
	if (clock.turn?.seat === seat) {
		const { since, deadline } = clock.turn;
		// A turn that has not begun yet uses no time.
		return deadline === null ? null : Math.max(0, deadline - Math.max(now, since));
	}
	// Where every move has its own time, only the one that runs says anything.
	if (rule.kind === 'move') return null;
	return timeLeft(rule, { spent: clock.spent[seat] ?? 0, moves: clock.moves[seat] ?? 0 });
}
