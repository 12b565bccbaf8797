import { err, ok, type Result } from '@rumis/rules';
import type { SearchBoard } from './board/searchBoard.js';
import type { Bot, BotError, Budget } from './bot.js';
import { CHARACTER_STYLES } from './characterStyles.js';
import { isCharacter } from './characters.js';
import { FIRST_KNOWLEDGE, learntKnowledge } from './knowledge/knowledge.js';
import { LevelBot } from './levelBot.js';
import { EXACT_FROM, LEVELS, type Level, levelWork, moreWork, type Work } from './levels.js';
import { BEST_SETTINGS, FIRST_SETTINGS, PLAIN_SETTINGS } from './mcts/settings.js';
import { SearchBot, type SearchStyle } from './searchBot.js';
import { GreedyBot, RandomBot } from './simpleBots.js';

/** How many times as fast endgames of two colours are solved. */
const FAST = 5;

/** About half of the time, but never fewer positions than take an instant, nor more than a second. */
function endgameWork(budget: Budget, isFast: boolean): number {
	const positions = budget.kind === 'ms' ? 160 * budget.ms : Math.max(10_000, 4 * budget.sims);
	return isFast ? Math.min(1_600_000, FAST * positions) : Math.min(200_000, positions);
}

export const BEST_STYLE: SearchStyle = {
	settings: BEST_SETTINGS,
	knowledge: learntKnowledge,
	compared: 5,
	capacity: 600_000,
	endgamePositions: endgameWork,
	ordersEndgame: true,
	varies: false,
};

/** The first engine, for comparison: learned move scores, but no static evaluation. */
export const FIRST_STYLE: SearchStyle = {
	...BEST_STYLE,
	settings: FIRST_SETTINGS,
	knowledge: () => FIRST_KNOWLEDGE,
	compared: 3,
	endgamePositions: () => 10_000,
	ordersEndgame: false,
};

/** Baseline: plain UCT with uniformly random playouts and no endgame search. */
const PLAIN_STYLE: SearchStyle = {
	...FIRST_STYLE,
	settings: PLAIN_SETTINGS,
	compared: 1,
	endgamePositions: () => 0,
};

type Maker = (amount: number, seed: number, spec: string) => Bot;

const searching =
	(style: SearchStyle, budget: (amount: number) => Budget): Maker =>
	(amount, seed, spec) =>
		new SearchBot(spec, style, () => budget(amount), seed);

const sims = (amount: number): Budget => ({ kind: 'sims', sims: amount });
const ms = (amount: number): Budget => ({ kind: 'ms', ms: amount });

const MAKERS: Readonly<Record<string, Maker>> = {
	'v1:sims': searching(FIRST_STYLE, sims),
	'v1:ms': searching(FIRST_STYLE, ms),
	sims: searching(BEST_STYLE, sims),
	ms: searching(BEST_STYLE, ms),
	uct: searching(PLAIN_STYLE, sims),
	uctms: searching(PLAIN_STYLE, ms),
};

/**
 * Makes a bot from its name: `random`, `greedy`, `level:1` to `level:9`, a character at a level such as
 * `climber:5`, `sims:N`, `ms:N`, the first engine as `v1:sims:N` or `v1:ms:N`, and plain UCT as `uct:N`
 * simulations or `uctms:N` milliseconds.
 */
export function makeBot(spec: string, seed: number): Result<Bot, BotError> {
	const words = spec.toLowerCase().split(':');
	const kind = words.splice(0, words[0] === 'v1' ? 2 : 1).join(':');
	const [amountText, ...more] = words;
	if (spec === 'random') return ok(new RandomBot(seed));
	if (spec === 'greedy') return ok(new GreedyBot(seed));
	const isLevelled = kind === 'level' || isCharacter(kind);
	if (!isLevelled && !Object.hasOwn(MAKERS, kind)) return err({ code: 'botUnknown', found: spec });
	const amount = Number(amountText ?? (isCharacter(kind) ? 5 : Number.NaN));
	const most = isLevelled ? LEVELS.length : 1e9;
	const isSound = Number.isInteger(amount) && amount >= 1 && amount <= most && more.length === 0;
	if (!isSound) return err({ code: 'botNumber', found: spec });
	if (isLevelled) return ok(levelled(kind, amount as Level, seed, spec));
	return ok(MAKERS[kind]!(amount, seed, spec));
}

/** Favourites are not always the best moves: characters work harder, to be about as strong as their level. */
const CHARACTER_WORK = 3;

function levelled(kind: string, level: Level, seed: number, name: string): Bot {
	const [style, times] = isCharacter(kind) ? [CHARACTER_STYLES[kind], CHARACTER_WORK] : [{}, 1];
	const workFor = (board: SearchBoard): Work => moreWork(levelWork(level, board), times);
	return new LevelBot(name, levelStyle(level >= EXACT_FROM, style), workFor, seed);
}

/** How levels search: as well as the best, but with first stones that vary, and not always exact endgames. */
export const levelStyle = (solves: boolean, style: Partial<SearchStyle> = {}): SearchStyle => ({
	...BEST_STYLE,
	varies: true,
	...style,
	...(solves ? {} : { endgamePositions: () => 0 }),
});
