/** Time at a table, as facts: what was agreed, and what each seat has used. Who reads a clock is not here. */

/** What is agreed about time. All times are in milliseconds. */
export type ClockRule =
	| { readonly kind: 'none' }
	/** So much for the whole game, and a little more with every move. */
	| { readonly kind: 'live'; readonly base: number; readonly increment: number }
	/** So much for each move; what is left of it is not kept. */
	| { readonly kind: 'move'; readonly each: number };

/** What a seat has used so far. Taking back gives no time back, so both only grow. */
export interface Spent {
	readonly spent: number;
	/** How many moves it has made. */
	readonly moves: number;
}

/** What a seat has left at the beginning of its turn; null when there is no limit. */
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

/** When the time of the seat whose turn began then is up; null when it never is. */
export function deadlineOf(rule: ClockRule, seat: Spent, turnBegan: number): number | null {
	const left = timeLeft(rule, seat);
	return left === null ? null : turnBegan + left;
}
