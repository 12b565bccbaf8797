/**
 * Planned replies to the moves of others. A plan is a list of lines; each starts at the current position and
 * names every move in turn, your own and those of others. Together the lines form a tree.
 */
import { err, makeMove, ok, parseMove, type Result } from '@rumis/rules';
import { act } from './decide.js';
import { seatToMove, type Table } from './table.js';

export type PlanLine = readonly string[];
export type ReplyPlan = readonly PlanLine[];

/**
 * A wildcard for any moves of the others. It starts a line of two, and the reply is played if it is legal.
 */
export const ANY_MOVE = '*';

/** The maximum number of lines, moves in a line, and different positions in total. */
export const PLAN_LIMITS = { lines: 20, moves: 10, positions: 60 } as const;

export interface Followed {
	/** The rest of the plan. */
	readonly plan: ReplyPlan;
	/** The planned move for this position; null if there is none, or others are still to move. */
	readonly reply: string | null;
}

const rest = (lines: ReplyPlan): ReplyPlan =>
	lines.map(([, ...later]) => later).filter(({ length }) => length > 0);
const beginningWith = (lines: ReplyPlan, move: string): ReplyPlan =>
	lines.filter(([first]) => first === move);

/** Advances a plan after another player's move. */
export function followPlan(plan: ReplyPlan, move: string, isOwnTurn: boolean): Followed {
	const meant = beginningWith(plan, move);
	const any = beginningWith(plan, ANY_MOVE);
	if (meant.length === 0 && any.length > 0 && !isOwnTurn) return { plan: any, reply: null };
	const next = rest(meant.length > 0 ? meant : any);
	return isOwnTurn ? takeReply(next) : { plan: next, reply: null };
}

/** The planned move for your own turn, which has come. */
export function takeReply(plan: ReplyPlan): Followed {
	const reply = plan[0]?.[0] ?? null;
	return { plan: reply === null ? [] : rest(beginningWith(plan, reply)), reply };
}

/** Too large, illegal, ambiguous, or sent during your own turn. */
export type ReplyPlanError = { readonly code: 'badPlan' };

const BAD = err({ code: 'badPlan' } as const);

/** The plan in canonical text, if this seat can play all of it from here. */
export function checkReplyPlan(
	table: Table,
	seat: number,
	plan: ReplyPlan,
): Result<ReplyPlan, ReplyPlanError> {
	const { lines, moves } = PLAN_LIMITS;
	const toMove = seatToMove(table);
	if (toMove === null || (toMove === seat && plan.length > 0)) return BAD;
	if (plan.length > lines || plan.some(({ length }) => length > moves)) return BAD;
	const known = new Map<string, Table>([['', table]]);
	/** The planned reply at each of your own turns. */
	const replies = new Map<string, string>();
	const checked: PlanLine[] = [];
	for (const line of plan) {
		const sound = line[0] === ANY_MOVE ? checkAny(line) : checkLine(line, seat, known, replies);
		if (!sound || known.size > PLAN_LIMITS.positions) return BAD;
		checked.push(sound);
	}
	const anyLines = checked.filter(([first]) => first === ANY_MOVE).length;
	return anyLines > 1 ? BAD : ok(checked);
}

function checkAny([first = '', reply = '', ...more]: PlanLine): PlanLine | null {
	const move = parseMove(reply);
	return move.ok && more.length === 0 ? [first, makeMove(move.value)] : null;
}

/** A line ends with your own move, and has one reply to the moves before it. */
function checkLine(
	line: PlanLine,
	seat: number,
	known: Map<string, Table>,
	replies: Map<string, string>,
): PlanLine | null {
	const played: string[] = [];
	let lastBy: number | null = null;
	for (const text of line) {
		const before = played.join('|');
		const now = known.get(before)!;
		const move = parseMove(text);
		if (!move.ok) return null;
		const canonical = makeMove(move.value);
		lastBy = seatToMove(now);
		if (lastBy === seat && (replies.get(before) ?? canonical) !== canonical) return null;
		if (lastBy === seat) replies.set(before, canonical);
		played.push(canonical);
		const key = played.join('|');
		const after = known.get(key) ?? tableAfter(now, canonical);
		if (!after) return null;
		known.set(key, after);
	}
	return lastBy === seat ? played : null;
}

function tableAfter(table: Table, move: string): Table | null {
	const done = act(table, 'host', { kind: 'move', ply: table.position.ply, move });
	return done.ok ? done.value : null;
}
