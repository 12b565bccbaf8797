import type { LockedGame } from './lockedGame.js';
import { deadlineJob } from './referee.js';

/** A pause at least this long, in milliseconds, was an outage and not just a slow moment. */
export const OUTAGE = 4000;

/**
 * Gives a running turn the time back in which no server was there: from `aliveUntil`, or whatever happened here
 * after it, until now. Doing it twice gives nothing twice.
 */
export function creditDowntime(locked: LockedGame, aliveUntil: number): void {
	const { game, now } = locked;
	if (game.status !== 'playing' || game.turn_ms === null || game.deadline_ms === null) return;
	const ms = now - Math.max(aliveUntil, game.updated_ms);
	if (ms < OUTAGE) return;
	game.turn_ms += ms;
	game.deadline_ms += ms;
	locked.note({ kind: 'paused', ms }, 'changed');
	locked.wantJob({ key: deadlineJob(game.id), kind: 'deadline', due: game.deadline_ms });
}
