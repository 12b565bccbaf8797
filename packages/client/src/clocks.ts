/** The displayed clocks at a given server time. */
import type { ClockFacts } from '@rumis/protocol';
import { type ClockRule, timeLeft } from '@rumis/table';

/** The milliseconds a seat has left; null without a limit. `now` is the server's time. */
export function leftAt(rule: ClockRule, clock: ClockFacts, seat: number, now: number): number | null {
	if (clock.turn?.seat === seat) {
		const { since, deadline } = clock.turn;
		// A turn that has not begun yet uses no time.
		return deadline === null ? null : Math.max(0, deadline - Math.max(now, since));
	}
	// With a limit per move, only the running clock is meaningful.
	if (rule.kind === 'move') return null;
	return timeLeft(rule, { spent: clock.spent[seat] ?? 0, moves: clock.moves[seat] ?? 0 });
}
