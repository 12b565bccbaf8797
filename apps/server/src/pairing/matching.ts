/** Matchmaking. Pure functions. */
import { ANY_BOARDS, PAIRING_LIFE, QUICK_BOARDS } from '@rumis/protocol';
import type { Row } from '../store/schema.js';

export type Search = Row<'pairing'>;
type QuickBoard = (typeof QUICK_BOARDS)[number];

const SECOND = 1000;
/** In games over days nobody has to stay at the screen, so a search lasts longer. */
const DAYS_LIFE = 24 * 3600 * SECOND;

/** The maximum rating difference at first, its growth per second, and when it no longer applies. */
const FIRST_WINDOW = 150;
const WIDER_A_SECOND = 15;
const WAITED_LONG = 40 * SECOND;

export const isAlive = ({ speed, seen_ms }: Search, now: number): boolean =>
	now - seen_ms <= (speed === 'days' ? DAYS_LIFE : PAIRING_LIFE);

/** Whether two searches want the same kind of game, and may be matched. */
function isSameKind(one: Search, other: Search): boolean {
	if (one.speed !== other.speed || one.session === other.session) return false;
	if (one.account !== null && one.account === other.account) return false;
	return one.scenario === other.scenario || isAnyBoard(one, other) || isAnyBoard(other, one);
}

/** Whether one accepts any board and the other wants one of those. */
const isAnyBoard = (one: Search, other: Search): boolean =>
	one.scenario === null && ANY_BOARDS.some(({ id }) => id === other.scenario);

/** The longer one of the two has waited, the larger the allowed rating difference. */
function isCloseEnough(one: Search, other: Search, now: number): boolean {
	const waited = now - Math.min(one.since_ms, other.since_ms);
	const window = FIRST_WINDOW + (WIDER_A_SECOND * waited) / SECOND;
	return waited >= WAITED_LONG || Math.abs(one.rating - other.rating) <= window;
}

/** The best waiting opponent: the closest by rating, then the one waiting longest. */
export function findOpponent(own: Search, others: readonly Search[], now: number): Search | null {
	const fitting = others.filter(
		(other) =>
			other.game === null && isAlive(other, now) && isSameKind(own, other) && isCloseEnough(own, other, now),
	);
	const apart = ({ rating }: Search) => Math.abs(rating - own.rating);
	const [best] = fitting.sort((a, b) => apart(a) - apart(b) || a.since_ms - b.since_ms);
	return best ?? null;
}

/** The board both want; a random one if both accept any. `random` is from 0 to 1. */
export function boardFor(one: Search, other: Search, random: number): QuickBoard {
	const wanted = one.scenario ?? other.scenario;
	const chosen = QUICK_BOARDS.find(({ id }) => id === wanted);
	return chosen ?? ANY_BOARDS[Math.floor(random * ANY_BOARDS.length)]!;
}
