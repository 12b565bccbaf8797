import type { OnlineEvent, Refusal } from '@rumis/protocol';
import { err, type Result } from '@rumis/rules';
import { takeBackTarget } from '@rumis/table';
import type { Row } from '../store/schema.js';
import type { LockedGame } from './lockedGame.js';
import { referee } from './referee.js';

/** A seat may ask this often between two moves: every request interrupts the others. */
const MOST_ASKED = 3;

/** A player asks to take back moves to the ply `wanted`, or their own last move. */
export async function askUndo(
	locked: LockedGame,
	seat: number,
	wanted: number | undefined,
): Promise<Result<null, Refusal>> {
	const to = wanted ?? takeBackTarget(locked.begun, seat);
	if (to === null) return err({ code: 'nothingToTakeBack' });
	if (to < (await firstPlyToTakeBack(locked))) return err({ code: 'notYours' });
	if ((await timesAsked(locked, seat)) >= MOST_ASKED) return err({ code: 'tooFast' });
	return referee(locked, seat, { kind: 'takeBack', to });
}

/** Whether a bot holds the seat for a player who may come back. */
const isAway = ({ kind, left_why }: Row<'seat'>): boolean =>
	kind === 'bot' && (left_why === 'time' || left_why === 'absent');

/** What was played while a player was there is not taken back while they are away: they cannot answer. */
async function firstPlyToTakeBack(locked: LockedGame): Promise<number> {
	const away = locked.seats.filter(isAway);
	if (away.length === 0) return 0;
	// Their time ran out just now, in this transaction.
	if (locked.events.some(({ event }) => event.kind === 'left')) return locked.game.ply;
	const leavings = await readEvents(locked, ['left']);
	const plies = away.map(async ({ seat }) => {
		const left = leavings.find(({ event }) => event.kind === 'left' && event.seat === seat);
		return left ? plyBefore(locked, left.seq) : 0;
	});
	return Math.max(...(await Promise.all(plies)));
}

async function plyBefore(locked: LockedGame, seq: number): Promise<number> {
	const [last] = await readEvents(locked, ['moved', 'takenBack'], { before: seq, most: 1 });
	if (last?.event.kind === 'moved') return last.event.ply + 1;
	return last?.event.kind === 'takenBack' ? last.event.to : 0;
}

async function timesAsked(locked: LockedGame, seat: number): Promise<number> {
	const [last] = await readEvents(locked, ['moved', 'takenBack'], { most: 1 });
	const asked = await readEvents(locked, ['undoAsked'], { most: 2 * MOST_ASKED * locked.seats.length });
	return asked.filter(
		({ seq, event }) => seq > (last?.seq ?? 0) && event.kind === 'undoAsked' && event.seat === seat,
	).length;
}

/** Stored events of these kinds, last first. */
async function readEvents(
	{ tx, game }: LockedGame,
	kinds: readonly OnlineEvent['kind'][],
	{ before = game.seq + 1, most = 100 }: { readonly before?: number; readonly most?: number } = {},
): Promise<{ readonly seq: number; readonly event: OnlineEvent }[]> {
	const rows = await tx.db
		.selectFrom('event')
		.select(['seq', 'event_json'])
		.where('game', '=', game.id)
		.where('kind', 'in', kinds)
		.where('seq', '<', before)
		.orderBy('seq', 'desc')
		.limit(most)
		.execute();
	return rows.map(({ seq, event_json }) => ({ seq, event: JSON.parse(event_json) as OnlineEvent }));
}
