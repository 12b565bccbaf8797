/**
 * Measures the memory that games leave behind, in a separate process, where nothing else is counted. Prints the
 * bytes as JSON. Needs `--expose-gc`.
 */
import { findBuiltin, Position, type Setup } from '@rumis/rules';
import { makeBot } from '../src/index.js';

const setup: Setup = { scenario: findBuiltin('chullpa')!, players: 2, mode: 'standard', start: 'yellow' };

function newGame(): Position {
	const started = Position.start(setup);
	if (!started.ok) throw new Error(started.error.code);
	return started.value;
}

function newBot(spec: string) {
	const bot = makeBot(spec, 1);
	if (!bot.ok) throw new Error(bot.error.code);
	return bot.value;
}

/** The minimum of several measurements, since buffers are freed in the background after the collection. */
async function usedBytes(): Promise<number> {
	let least = Number.POSITIVE_INFINITY;
	for (let look = 0; look < 5; look++) {
		globalThis.gc!();
		await new Promise(setImmediate);
		const { heapUsed, arrayBuffers } = process.memoryUsage();
		least = Math.min(least, heapUsed + arrayBuffers);
	}
	return least;
}

async function grownBy(work: () => void): Promise<number> {
	const before = await usedBytes();
	work();
	return (await usedBytes()) - before;
}

function playGames(spec: string, games: number): void {
	const bot = newBot(spec);
	for (let game = 0; game < games; game++) {
		bot.newGame(game);
		const position = newGame();
		while (position.phase !== null) position.play(bot.choose(position));
	}
}

/** Five hundred games, mostly of fast bots: searching every move would take minutes. */
function playFiveHundred(): void {
	playGames('level:2', 440);
	playGames('uct:4', 50);
	playGames('sims:4', 10);
}

// The cache by hand of stones is full after the first half.
playFiveHundred();
const games = await grownBy(playFiveHundred);

const bot = newBot('sims:20000');
const position = newGame();
const strongest = await grownBy(() => {
	for (let ply = 0; ply < 2; ply++) position.play(bot.choose(position));
});

console.log(JSON.stringify({ games, strongest, plies: position.ply }));
