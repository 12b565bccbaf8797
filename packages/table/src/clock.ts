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

/** The time and moves of a seat so far. */
export interface Spent {
	/** Only grows: what a move took stays used when it is taken back. */
	readonly spent: number;
	/** The moves that count: without those that were taken back. */
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
			// The second limit is felt only after taking back: a game lasts no longer with it than without.
			return Math.max(0, Math.min(rule.each, rule.each * (moves + 1) - spent));
	}
}

/** The deadline of a turn that began then; null without a limit. */
export function deadlineOf(rule: ClockRule, seat: Spent, turnBegan: number): number | null {
	const left = timeLeft(rule, seat);
	return left === null ? null : turnBegan + left;
}

/** Nobody has less than this left because they agreed to take back a move, in milliseconds. */
const LEAST_AFTER_TAKE_BACK = 10_000;

/**
 * The moves of a seat that count after some were taken back and `made` are left: their increments are returned.
 * Where that would leave hardly any time, some of them still count, but are not counted again.
 */
export function movesAfterTakeBack(rule: ClockRule, { spent, moves }: Spent, made: number): number {
	const needed = movesLeaving(rule, spent, LEAST_AFTER_TAKE_BACK);
	return Math.max(made, Math.min(moves, needed));
}

/** The moves of a seat that count after its move number `made`, which may replace one that still counts. */
export const movesAfterMove = ({ moves }: Spent, made: number): number => Math.max(moves, made);

/** The moves that count for a player who comes back: with a limit for each move, the turn begins anew. */
export const movesAfterReturn = (rule: ClockRule, { spent, moves }: Spent): number =>
	rule.kind === 'move' ? Math.max(moves, movesLeaving(rule, spent, rule.each)) : moves;

/** How many moves must count so that this much time is left. */
function movesLeaving(rule: ClockRule, spent: number, left: number): number {
	switch (rule.kind) {
		case 'none':
			return 0;
		case 'live':
			return rule.increment === 0 ? 0 : Math.ceil((spent + left - rule.base) / rule.increment);
		case 'move':
			return Math.ceil((spent + left) / rule.each) - 1;
	}
}
