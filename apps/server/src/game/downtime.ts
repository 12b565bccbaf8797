import type { LockedGame } from './lockedGame.js';
import { deadlineJob } from './referee.js';

/** A gap of at least this many milliseconds counts as an outage. */
export const OUTAGE = 4000;

/** When no server was there, by the time of the database. */
export interface Outage {
	readonly from: number;
	/** Null when nobody is served yet. */
	readonly until: number | null;
}

/**
 * Gives a running turn the time back in which no server was there, as far as nothing happened here since. Doing it
 * twice gives nothing twice, and doing it late gives no more.
 */
export function creditDowntime(locked: LockedGame, { from, until }: Outage): void {
	const { game, now } = locked;
	if (game.status !== 'playing' || game.turn_ms === null || game.deadline_ms === null) return;
	const ms = Math.min(now, until ?? now) - Math.max(from, game.updated_ms);
	if (ms < OUTAGE) return;
	game.turn_ms += ms;
	game.deadline_ms += ms;
	locked.note({ kind: 'paused', ms }, 'changed');
	locked.wantJob({ key: deadlineJob(game.id), kind: 'deadline', due: game.deadline_ms });
}
