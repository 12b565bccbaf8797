/**
 * How balanced a board is. Bots play many games against each other (`runBalance`, on workers), `balanceOf` turns them
 * into figures with error bars, `verdictOf` says what they mean, and `changesFor` proposes what to try next.
 */

export { type Balance, balanceOf, type Measure, type SeatBalance } from './balance.js';
export { type BuiltinBalance, builtinBalance } from './builtinBalance.js';
export { type Change, type ChangedBoard, changesFor } from './changes.js';
export type { GameFacts } from './gameFacts.js';
export {
	type BalancePlan,
	checkPlan,
	MAX_GAMES,
	PLAN_ERRORS,
	type PlanError,
	seatCount,
} from './plan.js';
export { SelfPlay } from './selfPlay.js';
export { addGame, emptyTally, mergeTallies, type Tally } from './tally.js';
export {
	excessOf,
	REMARKS,
	type Remark,
	remarksOn,
	SELDOM_COVERED,
	type Verdict,
	verdictOf,
} from './verdict.js';
export { type BalancePort, Players, serveBalance } from './worker/inside.js';
export type { Batch, FromWorker, ToWorker } from './worker/messages.js';
export { type BalanceProgress, type BalanceRun, type BalanceWorker, runBalance } from './worker/outside.js';
