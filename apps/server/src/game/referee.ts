import { ok, type Result } from '@rumis/rules';
import { type Actor, botToMove, type Command, seatToMove, standingsOf, type TableError } from '@rumis/table';
import type { Row } from '../store/schema.js';
import { carryOut } from './applying.js';
import { stopClock } from './clocks.js';
import type { LockedGame } from './lockedGame.js';
import { followPlans } from './plans.js';

export const deadlineJob = (game: string): string => `deadline:${game}`;
export const botJob = (game: string): string => `bot:${game}`;

/** Passes a command to the referee, and applies the resulting events and planned replies to the game. */
export function referee(locked: LockedGame, by: Actor, command: Command): Result<null, TableError> {
	const done = carryOut(locked, by, command);
	if (!done.ok) return done;
	followPlans(locked, done.value);
	if (locked.game.status === 'playing' && seatToMove(locked.begun) === null) finish(locked);
	return ok(null);
}

/** The seats whose players have left; a bot's result on such a seat does not count. */
export const leftSeats = (seats: readonly Pick<Row<'seat'>, 'seat' | 'left_why'>[]): readonly number[] =>
	seats.filter(({ left_why }) => left_why !== null).map(({ seat }) => seat);

function finish(locked: LockedGame): void {
	const { game, seats, now } = locked;
	const standings = standingsOf(locked.begun, leftSeats(seats));
	if (!standings) throw new Error(`game ${game.id} goes on`);
	stopClock(game, seats, now);
	Object.assign(game, { status: 'over', over_ms: now, standings_json: JSON.stringify(standings) });
	for (const { seat, rank, points } of standings) Object.assign(seats[seat]!, { rank, points });
	locked.note({ kind: 'over', standings }, 'changed');
}

/** Whether a bot answers at once. These have their own lane, so slow bots do not delay them. */
const isQuick = (bot: string): boolean => /^(random|greedy|[a-z]+:[1-5])$/.test(bot);

/** Schedules the jobs that the current state of the table needs. */
export function planJobs(
	locked: LockedGame,
	{ deadline_ms: before }: Pick<LockedGame['game'], 'deadline_ms'>,
): void {
	const { game, table, now } = locked;
	if (!table) return;
	// Most tables have no clock: skip the query.
	if (game.deadline_ms === null) {
		if (before !== null) locked.dropJob(deadlineJob(game.id));
	} else locked.wantJob({ key: deadlineJob(game.id), kind: 'deadline', due: game.deadline_ms });
	const bot = game.status === 'playing' ? botToMove(table) : null;
	if (bot) locked.wantJob({ key: botJob(game.id), kind: isQuick(bot.bot) ? 'quickBot' : 'bot', due: now });
}
