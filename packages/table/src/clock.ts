/**
 * Time control as plain data: the rule, and the time each seat has used. Reading a clock is up to the caller.
 */

/** The time control. All times are in milliseconds. */
export type ClockRule =
	| { readonly kind: 'none' }
	/** A total for the whole game, plus an increment for every move. */
	| { readonly kind: 'live'; readonly base: number; readonly increment: number }
	/** A limit for each move; unused time is not kept. */
	| { readonly kind: 'move'; readonly each: number };

/** The time and moves of a seat so far. Taking back refunds nothing, so both only grow. */
export interface Spent {
	readonly spent: number;
	/** The number of moves made. */
	readonly moves: number;
}

/** The time a seat has left at the start of its turn; null without a limit. */
export function timeLeft(rule: ClockRule, { spent, moves }: Spent): number | null {
	switch (rule.kind) {
		case 'none':
			return null;
		case 'live':
			return Math.max(0, rule.base + rule.increment * moves - spent);
		case 'move':
			return rule.each;
	}
}

/** The deadline of a turn that began then; null without a limit. */
export function deadlineOf(rule: ClockRule, seat: Spent, turnBegan: number): number | null {
	const left = timeLeft(rule, seat);
	return left === null ? null : turnBegan + left;
}
