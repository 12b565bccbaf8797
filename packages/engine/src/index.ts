/**
 * Bots for RUMIS and RUMIS+. `makeBot` makes a bot by name; a worker (see `./worker`) runs one without blocking
 * the caller.
 */

export type { Analysis, Candidate } from './analysis.js';
export { benchPlayouts, benchSearch } from './bench.js';
export { SearchBoard } from './board/searchBoard.js';
export { BOT_ERRORS, type Bot, type BotError, type Budget, finishThought, type Thought } from './bot.js';
export { CHARACTERS, type Character } from './characters.js';
export { LEVEL_RATINGS, LEVELS, type Level } from './levels.js';
export { makeBot } from './makeBot.js';
export {
	annotateGame,
	type Evaluation,
	finishWork,
	type GameReview,
	GRADES,
	type Grade,
	type JudgedLine,
	type JudgeRequest,
	judgeMove,
	type Loss,
	MARKS,
	type MoveJudgement,
	type PlayerReview,
	type PositionRequest,
	type PuzzleRequest,
	REVIEW_DEPTHS,
	type ReviewDepth,
	type ReviewedMove,
	Reviewing,
	type ReviewOptions,
	type ReviewProgress,
	type ReviewRequest,
	reviewGame,
	reviewPosition,
	Stepper,
	type Study,
	Studying,
	type StudyLine,
	type StudyOptions,
	type StudyRequest,
	studyPosition,
	THRESHOLDS,
	type Threshold,
} from './review/index.js';
export { serveThinking, type ThinkPort } from './worker/inside.js';
export {
	type Analyst,
	connectEngine,
	type Engine,
	type EnginePort,
	type Thinking,
} from './worker/outside.js';
export {
	THINK_ERRORS,
	type ThinkError,
	type ThinkRequest,
} from './worker/protocol.js';
