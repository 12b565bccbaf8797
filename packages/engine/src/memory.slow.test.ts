import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { findBuiltin, Position, type Setup } from '@rumis/rules';
import { expect, test } from 'vitest';
import { makeBot } from './index.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function usedBytes(): number {
	collect();
	const { heapUsed, arrayBuffers } = process.memoryUsage();
	return heapUsed + arrayBuffers;
}

const setup: Setup = { scenario: findBuiltin('chullpa')!, players: 2, mode: 'standard', start: 'yellow' };

function playGames(spec: string, games: number): void {
	const bot = makeBot(spec, 1);
	if (!bot.ok) throw new Error(bot.error.code);
	for (let game = 0; game < games; game++) {
		bot.value.newGame(game);
		const started = Position.start(setup);
		if (!started.ok) throw new Error(started.error.code);
		while (started.value.phase !== null) started.value.play(bot.value.choose(started.value));
	}
}

/** Five hundred games, mostly of quick players: a search of every move would take minutes. */
function playFiveHundred(): void {
	playGames('level:2', 440);
	playGames('uct:4', 50);
	playGames('sims:4', 10);
}

test('a thousand games in one process do not grow the memory', () => {
	// What is remembered for every hand of stones is full after the first half.
	playFiveHundred();
	const before = usedBytes();
	playFiveHundred();
	expect(usedBytes() - before).toBeLessThan(4 * 2 ** 20);
});

test('a move of the strongest level stays within 150 MB', () => {
	const before = usedBytes();
	const bot = makeBot('sims:20000', 1);
	const started = Position.start(setup);
	if (!bot.ok || !started.ok) throw new Error('cannot begin');
	for (let ply = 0; ply < 2; ply++) started.value.play(bot.value.choose(started.value));
	expect(started.value.ply).toBe(2);
	expect(usedBytes() - before).toBeLessThan(150 * 2 ** 20);
});
