import { makeBot } from '@rumis/engine';
import {
	coloursOf,
	err,
	ok,
	Position,
	type Result,
	type Setup,
	type SetupErrorCode,
	seatOfColour,
} from '@rumis/rules';

/** The games to play to measure the balance of a board. Plain data, so it can be sent to workers. */
export interface BalancePlan {
	readonly setup: Setup;
	/** The bot in every seat, as `makeBot` reads it. */
	readonly bot: string;
	/** Whether the first stone of every colour is random: this measures the board more than the bots' openings. */
	readonly randomOpening: boolean;
	readonly games: number;
	/** The same seed gives the same games, however many workers share them. */
	readonly seed: number;
}

export const MAX_GAMES = 100_000;

export const PLAN_ERRORS = ['planBot', 'planGames', 'planSeed'] as const;

export interface PlanError {
	readonly code: (typeof PLAN_ERRORS)[number] | SetupErrorCode;
}

const isWhole = (value: number, least: number, most: number): boolean =>
	Number.isSafeInteger(value) && value >= least && value <= most;

export function checkPlan(plan: BalancePlan): Result<BalancePlan, PlanError> {
	const started = Position.start(plan.setup);
	if (!started.ok) return err(started.error);
	if (!makeBot(plan.bot, 0).ok) return err({ code: 'planBot' });
	if (!isWhole(plan.games, 1, MAX_GAMES)) return err({ code: 'planGames' });
	if (!isWhole(plan.seed, 0, Number.MAX_SAFE_INTEGER)) return err({ code: 'planSeed' });
	return ok({ ...plan, setup: started.value.setup });
}

/** The number of seats: two in the duo mode, although four colours play. */
export const seatCount = (setup: Setup): number =>
	1 + Math.max(...coloursOf(setup).map((colour) => seatOfColour(setup, colour)));
