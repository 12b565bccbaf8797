/**
 * Replies planned by players, played by the referee as soon as they apply. Only their owners can see them.
 */
import type { Refusal } from '@rumis/protocol';
import { err, type Result } from '@rumis/rules';
import {
	checkReplyPlan,
	type DecidedEvent,
	type Followed,
	followPlan,
	type ReplyPlan,
	seatToMove,
	type TableEvent,
	takeReply,
} from '@rumis/table';
import type { Row } from '../store/schema.js';
import { carryOut } from './applying.js';
import type { LockedGame } from './lockedGame.js';

type Seat = Row<'seat'>;

const planOf = ({ plan_json }: Seat): ReplyPlan =>
	plan_json === null ? [] : (JSON.parse(plan_json) as ReplyPlan);

function setPlan(seat: Seat, plan: ReplyPlan): void {
	seat.plan_json = plan.length > 0 ? JSON.stringify(plan) : null;
}

/** Replaces the plan of a seat. */
export function makePlan(
	locked: LockedGame,
	number: number,
	ply: number,
	plan: ReplyPlan,
): Result<ReplyPlan, Refusal> {
	const seat = locked.seats[number]!;
	if (locked.game.status !== 'playing') return err({ code: locked.table ? 'over' : 'notBegun' });
	// A bot has taken this seat since the person left.
	if (seat.kind !== 'person') return err({ code: 'notYours' });
	if (ply !== locked.game.ply) return err({ code: 'stale', ply: locked.game.ply });
	const checked = checkReplyPlan(locked.begun, number, plan);
	if (checked.ok) setPlan(seat, checked.value);
	return checked;
}

/** The plan of a seat, visible to its owner only. */
export const plannedBy = ({ seats }: Pick<LockedGame, 'seats'>, number: number): ReplyPlan =>
	planOf(seats[number]!);

type Moved = Extract<TableEvent, { kind: 'moved' }>;

/** After every event: drops plans that no longer apply, and plays those that do. */
export function followPlans(locked: LockedGame, steps: readonly DecidedEvent[]): void {
	// Most games have no plans.
	if (locked.seats.every(({ plan_json }) => plan_json === null)) return;
	for (const { event } of steps) forgetPlans(locked, event);
	const last = steps.at(-1)?.event;
	if (last?.kind === 'moved') playReplies(locked, last);
}

function dropPlans({ seats }: LockedGame): null {
	for (const seat of seats) setPlan(seat, []);
	return null;
}

/** Taking back a move and the end of a game drop all plans; a change of seats drops those of the seat. */
function forgetPlans(locked: LockedGame, event: TableEvent): void {
	if (event.kind === 'takenBack' || event.kind === 'ended') dropPlans(locked);
	// A move by hand overrides the plan.
	if (event.kind === 'seated' || event.kind === 'moved') setPlan(locked.seats[event.seat]!, []);
}

/** One reply may trigger another player's plan. Every move uses up part of a plan, so this terminates. */
function playReplies(locked: LockedGame, moved: Moved): void {
	let last: Moved | null = moved;
	while (last) last = playReply(locked, last, last !== moved);
}

/** Advances all plans, and plays the reply of the player to move; null if there is none. */
function playReply(locked: LockedGame, { seat: mover, move }: Moved, wasPlanned: boolean): Moved | null {
	const toMove = seatToMove(locked.begun);
	// The game is over. A plan for any move would otherwise stay with the seat.
	if (toMove === null) return dropPlans(locked);
	let reply: string | null = null;
	for (const seat of locked.seats) {
		const followed = followedBy(seat, mover, move, wasPlanned, toMove);
		setPlan(seat, followed.plan);
		if (seat.seat === toMove && seat.kind === 'person') reply = followed.reply;
	}
	if (reply === null) return null;
	const done = carryOut(locked, toMove, { kind: 'move', ply: locked.begun.position.ply, move: reply });
	// A reply planned for any move may be illegal after this one.
	if (!done.ok) setPlan(locked.seats[toMove]!, []);
	const event = done.ok ? done.value[0]?.event : undefined;
	return event?.kind === 'moved' ? event : null;
}

function followedBy(
	seat: Seat,
	mover: number,
	move: string,
	wasPlanned: boolean,
	toMove: number | null,
): Followed {
	const plan = planOf(seat);
	if (seat.seat !== mover) return followPlan(plan, move, seat.seat === toMove);
	// The plan of the player who replied has advanced already; they may be to move again.
	return wasPlanned && seat.seat === toMove ? takeReply(plan) : { plan, reply: null };
}
