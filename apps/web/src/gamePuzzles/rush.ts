/** A timed rush: as many puzzles as possible before the time is up or there are too many wrong answers. */
import type { PuzzleEntry } from '@rumis/engine/puzzles';

export const RUSH_MS = 3 * 60_000;
export const MOST_WRONG = 3;

export interface Rush {
	readonly entries: readonly PuzzleEntry[];
	readonly at: number;
	readonly solved: number;
	readonly wrong: number;
	/** When it ends, in milliseconds. */
	readonly until: number;
}

export const startRush = (entries: readonly PuzzleEntry[], now: number): Rush => ({
	entries,
	at: 0,
	solved: 0,
	wrong: 0,
	until: now + RUSH_MS,
});

export const afterAnswer = (rush: Rush, isRight: boolean): Rush => ({
	...rush,
	at: rush.at + 1,
	solved: rush.solved + (isRight ? 1 : 0),
	wrong: rush.wrong + (isRight ? 0 : 1),
});

export const isOver = ({ wrong, at, entries, until }: Rush, now: number): boolean =>
	wrong >= MOST_WRONG || at >= entries.length || now >= until;

/** `2:05`. */
export function timeLeft({ until }: Rush, now: number): string {
	const seconds = Math.max(0, Math.ceil((until - now) / 1000));
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
