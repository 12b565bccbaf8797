import type { LockedGame } from './lockedGame.js';
import { deadlineJob } from './referee.js';

/** A gap of at least this many milliseconds counts as an outage. */
export const OUTAGE = 4000;

/**
 * Refunds the time of an outage to the running turn: from `aliveUntil`, or the last change here after it,
 * until now. Idempotent.
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
