import { err, ok, type Result } from '@rumis/rules';
import type { SearchBoard } from './board/searchBoard.js';
import type { Bot, BotError, Budget } from './bot.js';
import { CHARACTERS, isCharacter } from './characters.js';
import { GlanceBot } from './glanceBot.js';
import { EXACT_FROM, GLANCES, LEVELS, type Level, levelBudget } from './levels.js';
import { BEST_SETTINGS, PLAIN_SETTINGS } from './mcts/settings.js';
import { SearchBot, type SearchStyle } from './searchBot.js';
import { GreedyBot, RandomBot } from './simpleBots.js';
import { BEST_TASTE } from './taste.js';

export const BEST_STYLE: SearchStyle = {
	settings: BEST_SETTINGS,
	taste: BEST_TASTE,
	compared: 3,
	capacity: 600_000,
	endgameStones: 9,
	endgamePositions: 10_000,
};

/** The yardstick: plain UCT with uniformly random playouts and no endgame search. */
const PLAIN_STYLE: SearchStyle = {
	...BEST_STYLE,
	settings: PLAIN_SETTINGS,
	compared: 1,
	endgameStones: 0,
};

type Maker = (amount: number, seed: number, spec: string) => Bot;

const searching =
	(style: SearchStyle, budget: (amount: number) => Budget): Maker =>
	(amount, seed, spec) =>
		new SearchBot(spec, style, () => budget(amount), seed);

const sims = (amount: number): Budget => ({ kind: 'sims', sims: amount });
const ms = (amount: number): Budget => ({ kind: 'ms', ms: amount });

const MAKERS: Readonly<Record<string, Maker>> = {
	sims: searching(BEST_STYLE, sims),
	ms: searching(BEST_STYLE, ms),
	uct: searching(PLAIN_STYLE, sims),
	uctms: searching(PLAIN_STYLE, ms),
};

/**
 * Makes a bot from its name: `random`, `greedy`, `level:1` to `level:9`, a character at a level such as
 * `climber:5`, `sims:N`, `ms:N`, and plain UCT as `uct:N` simulations or `uctms:N` milliseconds.
 */
export function makeBot(spec: string, seed: number): Result<Bot, BotError> {
	const [kind = '', amountText, ...more] = spec.toLowerCase().split(':');
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

function levelled(kind: string, level: Level, seed: number, name: string): Bot {
	const style = isCharacter(kind) ? { ...BEST_STYLE, ...CHARACTERS[kind] } : BEST_STYLE;
	const glances = GLANCES[level];
	if (glances) return new GlanceBot(name, glances, style.taste, seed);
	const searched = level < EXACT_FROM ? { ...style, endgameStones: 0 } : style;
	return new SearchBot(name, searched, (board: SearchBoard) => levelBudget(level, board), seed);
}
