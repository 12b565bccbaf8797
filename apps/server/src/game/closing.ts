import type { Refusal } from '@rumis/protocol';
import { err, ok, type Result } from '@rumis/rules';
import { abandonJob } from './begin.js';
import { stopClock } from './clocks.js';
import type { LockedGame } from './lockedGame.js';
import { botJob, deadlineJob } from './referee.js';

/** A host closes a table: the game ends and is not rated. The moves are kept. */
export function closeTable(locked: LockedGame): Result<null, Refusal> {
	const { game, seats, now } = locked;
	if (game.status === 'over') return err({ code: 'over' });
	if (game.status === 'cancelled') return ok(null);
	stopClock(game, seats, now);
	game.status = 'cancelled';
	for (const job of [abandonJob, botJob, deadlineJob]) locked.dropJob(job(game.id));
	locked.note({ kind: 'cancelled' }, 'changed');
	return ok(null);
}
