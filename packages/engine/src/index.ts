/**
 * Bots for RUMIS and RUMIS+. `makeBot` gives a player by name; a worker (see `./worker`) lets one think without
 * blocking whoever waits.
 */
export { benchPlayouts, benchSearch } from './bench.js';
export { SearchBoard } from './board/searchBoard.js';
export { BOT_ERRORS, type Bot, type BotError, type Budget, finishThought, type Thought } from './bot.js';
export { CHARACTERS, type Character } from './characters.js';
export { LEVELS, type Level } from './levels.js';
export { makeBot } from './makeBot.js';
export { serveThinking, type ThinkPort } from './worker/inside.js';
export { connectEngine, type Engine, type EnginePort, type Thinking } from './worker/outside.js';
export {
	type Analysis,
	type Candidate,
	THINK_ERRORS,
	type ThinkError,
	type ThinkRequest,
} from './worker/protocol.js';
