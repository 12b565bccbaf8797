/**
 * How balanced a board is. Bots play many games against each other (`runBalance`, on workers), `balanceOf` turns them
 * into figures with error bars, `verdictOf` says what they mean, and `changesFor` proposes what to try next.
 */

export * from './balance.js';
export * from './builtinBalance.js';
export * from './changes.js';
export type { GameFacts } from './gameFacts.js';
export * from './plan.js';
export * from './selfPlay.js';
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
export * from './worker/inside.js';
export * from './worker/messages.js';
export * from './worker/outside.js';
