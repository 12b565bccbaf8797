/** Players that do a given amount of work, written as `glances:2.5`, `sims:75` or `sims:75+` with exact endgames. */
import type { SearchBoard } from '../../src/board/searchBoard.js';
import type { Bot } from '../../src/bot.js';
import { LevelBot } from '../../src/levelBot.js';
import { EXACT_FROM, type Level, levelWork } from '../../src/levels.js';
import { levelStyle, makeBot } from '../../src/makeBot.js';

/** What a level does in a game, so that results are found again only while it does the same. */
export function playerOfLevel(level: Level, board: SearchBoard): string {
	const work = levelWork(level, board);
	if (work.kind === 'glances') return `glances:${work.glances}`;
	return `sims:${work.sims}${level >= EXACT_FROM ? '+' : ''}`;
}

export function makePlayer(name: string, seed: number): Bot {
	const [kind, amount] = name.split(':');
	if (kind === 'glances') return workBot(name, { kind, glances: Number(amount) }, seed);
	if (kind === 'sims') return workBot(name, { kind, sims: Number.parseInt(amount!, 10) }, seed);
	const bot = makeBot(name, seed);
	if (!bot.ok) throw new Error(`no such player: ${name}`);
	return bot.value;
}

const workBot = (name: string, work: ReturnType<typeof levelWork>, seed: number): Bot =>
	new LevelBot(name, levelStyle(name.endsWith('+')), () => work, seed);
