/** The end of a puzzle: recording and sharing the result. */
import { isFilled } from '@rumis/table';
import { type Book, daysOf, enterSolve } from '../results/book.js';
import { type Day, dayOf, streakOf } from '../results/days.js';
import { HELPS, type Help, MOST_STARS, starsOf, type Uses } from '../results/helps.js';
import { makeTime, readWatch, stopWatch } from '../results/stopwatch.js';
import type { Finish, PuzzleState } from './state.js';

const streakFor = (book: Book, day: Day | null, now: Date): number | null =>
	day === null ? null : streakOf(daysOf(book), dayOf(now));

/** The state and the book after the last stone; null if not finished, or finished before. */
export function settle(
	state: PuzzleState,
	book: Book,
	now: Date,
): { readonly state: PuzzleState; readonly book: Book } | null {
	if (!isFilled(state.build) || state.finish || state.shown) return null;
	const ms = Math.round(readWatch(state.watch, now.getTime()));
	const stars = starsOf(state.uses);
	const before = book.puzzles[state.bookId];
	const next = enterSolve(book, state.bookId, state.day, { ms, stars });
	const streak = streakFor(next, state.day, now);
	const finish: Finish = { ms, stars, streak, isRecord: before !== undefined && ms < before.ms };
	return { state: { ...state, watch: stopWatch(state.watch, now.getTime()), finish }, book: next };
}

/** A puzzle that was already finished is opened as it was left. */
export function reopenFinished(state: PuzzleState, book: Book, now: Date): PuzzleState {
	if (!isFilled(state.build)) return state;
	const { ms } = state.watch;
	const streak = streakFor(book, state.day, now);
	return { ...state, finish: { ms, stars: starsOf(state.uses), streak, isRecord: false } };
}

/** A symbol for each help, so that a shared result has no spoilers and needs no language. */
const SIGNS: Readonly<Record<Help, string>> = {
	check: '🔍',
	ways: '🔢',
	next: '💡',
	place: '🧱',
	solution: '📖',
};

const starsText = (stars: number): string => '★'.repeat(stars) + '☆'.repeat(MOST_STARS - stars);

/** Helps as symbols, grouped: `🔍💡×3`. */
export function helpsText(uses: Uses): string {
	return HELPS.filter((help) => uses[help] > 0)
		.map((help) => (uses[help] === 1 ? SIGNS[help] : `${SIGNS[help]}×${uses[help]}`))
		.join('');
}

export interface ShareWords {
	readonly title: string;
	readonly noHelp: string;
	/** The streak as text; empty if there is none. */
	readonly streak: string;
}

/** A result without spoilers. */
export function shareText({ ms, stars }: Finish, uses: Uses, { title, noHelp, streak }: ShareWords): string {
	const facts = [starsText(stars), makeTime(ms), helpsText(uses) || noHelp];
	return [title, facts.join(' · '), ...(streak ? [`🔥 ${streak}`] : [])].join('\n');
}
