import { readFileSync } from 'node:fs';
import { Position, parseMove, parseScenario, type Setup } from '@rumis/rules';
import { afterEach, describe, expect, it } from 'vitest';
import { LADDER } from '../../test/boards.js';
import { makeTempFolder } from '../../test/tempFolder.js';
import { GtpPlayer } from './gtpPlayer.js';
import { GtpProcess } from './gtpProcess.js';
import { type MatchPlan, nameBots } from './plan.js';

const folder = makeTempFolder();
const board = parseScenario(LADDER);
if (!board.ok) throw new Error('no board');
const setup: Setup = { scenario: board.value, players: 2, mode: 'standard', start: 'yellow' };

/** Long enough to start a program on a busy machine. */
const PATIENCE = 60_000;

const makePlan = (): { timeoutMs: number } & MatchPlan => ({
	...{ setup, board: '/my boards/ladder.json', bots: nameBots(['a', 'b']), games: 1, seed: 1, openings: 0 },
	ruin: null,
	timeoutMs: PATIENCE,
});

/** A program that answers each line with this JavaScript function, and logs its input. */
function program(name: string, answer: string): { words: string[]; log: string } {
	const log = folder.at(`${name}.log`);
	const path = folder.write(
		`${name}.mjs`,
		`import { appendFileSync, writeFileSync } from 'node:fs';
		import { createInterface } from 'node:readline';
		writeFileSync(${JSON.stringify(log)}, '', { flag: 'a' });
		const answer = ${answer};
		for await (const line of createInterface({ input: process.stdin })) {
			appendFileSync(${JSON.stringify(log)}, line + '\\n');
			const said = answer(line);
			if (said !== null) process.stdout.write(said + '\\n\\n');
		}`,
	);
	return { words: [process.execPath, path], log };
}

const players: GtpPlayer[] = [];
afterEach(async () => {
	for (const player of players.splice(0)) await player.close();
});

function playerFor(name: string, answer: string) {
	const { words, log } = program(name, answer);
	const plan = makePlan();
	const player = new GtpPlayer(words, plan);
	players.push(player);
	return { player, plan, asked: () => readFileSync(log, 'utf8').split('\n') };
}

function start(): Position {
	const position = Position.start(setup);
	if (!position.ok) throw new Error('no game');
	return position.value;
}

function playText(position: Position, text: string): void {
	const move = parseMove(text);
	expect(move.ok && position.play(move.value).ok).toBe(true);
}

async function playChoice(player: GtpPlayer, position: Position): Promise<void> {
	const move = await player.choose(position);
	expect(move.ok && position.play(move.value).ok).toBe(true);
}

/** Lets the player choose its first move, with this timeout once it runs. */
async function firstMove(answer: string, timeoutMs = PATIENCE) {
	const { player, plan } = playerFor('first', answer);
	const ready = await player.newGame(7);
	plan.timeoutMs = timeoutMs;
	return ready.ok ? player.choose(start()) : ready;
}

function isRunning(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}

const GOOD = `(line) => line === 'genmove' ? '= I3 a1,a2,a3' : '='`;

describe('an external program', () => {
	it('receives the game and the moves of others, but not its own', async () => {
		const moves = `['I2 a1,a2', 'i3 A3,a2,a1']`;
		const answer = `((moves) => (line) => line === 'genmove' ? '= ' + moves.shift() : '=')(${moves})`;
		const { player, asked } = playerFor('told', answer);
		const position = start();
		expect((await player.newGame(7)).ok).toBe(true);
		await playChoice(player, position);
		playText(position, 'I2 a3,a4');
		await playChoice(player, position);
		expect((await player.newGame(8)).ok).toBe(true);
		expect(asked().filter(Boolean)).toEqual([
			'newgame "/my boards/ladder.json" 2 mode=standard start=yellow seed=7',
			'genmove',
			'play I2 a3,a4',
			'genmove',
			'newgame "/my boards/ladder.json" 2 mode=standard start=yellow seed=8',
		]);
	});

	it('need not support seeds', async () => {
		const answer = `(line) => line.includes('seed=') ? '? unknown option' : (${GOOD})(line)`;
		expect(await firstMove(answer)).toMatchObject({ ok: true });
	});

	it.each([
		['answers with its number and Windows line ends', `(line) => (${GOOD})(line).replace('=', '=3') + '\\r'`],
		['chats before it answers', `(line) => 'thinking\\n...\\n' + (${GOOD})(line)`],
	])('is understood when it %s', async (_, answer) => {
		expect(await firstMove(answer)).toMatchObject({ ok: true, value: { stone: 'I3' } });
	});

	it.each([
		[
			'lacks genmove',
			`(line) => line === 'genmove' ? '? unknown command' : '='`,
			'genmove refused: unknown command',
		],
		['refuses the game', `() => '? no such board'`, 'newgame refused: no such board'],
		['says nothing', `(line) => '='`, 'an empty answer to genmove'],
		[
			'resigns',
			`(line) => line === 'genmove' ? '= resign' : '='`,
			'not a move: resign: no such stone: resign (column 1)',
		],
		[
			'floats',
			`(line) => line === 'genmove' ? '= I3 a1,a2,a4' : '='`,
			'illegal move I3 a1,a2,a4: the stone does not have this shape',
		],
		['ends', `(line) => line === 'genmove' ? process.exit(3) : '='`, 'the program ended (exit code 3)'],
		[
			'fails',
			`(line) => { if (line !== 'genmove') return '='; throw new Error('out of stones'); }`,
			'the program ended (exit code 1): Error: out of stones',
		],
	])('forfeits when it %s', async (_, answer, reason) => {
		const said = await firstMove(answer);
		expect(said.ok ? '' : said.error).toContain(reason);
	});

	it('forfeits on a timeout, and is ended', async () => {
		const pid = folder.at('silent.pid');
		const silent = `(line) => {
			writeFileSync(${JSON.stringify(pid)}, String(process.pid));
			return line === 'genmove' ? null : '=';
		}`;
		const said = await firstMove(silent, 100);
		expect(said).toEqual({ ok: false, error: 'no answer to genmove within 0.1 s' });
		const program = Number(readFileSync(pid, 'utf8'));
		await expect.poll(() => isRunning(program)).toBe(false);
	});

	it('is restarted after it ended', async () => {
		const { player } = playerFor('again', `(line) => line === 'genmove' ? process.exit(0) : '='`);
		for (let round = 0; round < 2; round++) {
			expect((await player.newGame(round)).ok).toBe(true);
			expect((await player.choose(start())).ok).toBe(false);
		}
	});

	it('is killed if it does not end', async () => {
		const path = folder.write('deaf.mjs', `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);`);
		const deaf = new GtpProcess([process.execPath, path]);
		const question = deaf.ask('name', PATIENCE);
		await deaf.close();
		expect(await question).toEqual({ ok: false, error: 'closed' });
	});

	it('may be missing', async () => {
		expect(await GtpProcess.trial(['no-such-program-anywhere'])).toBe(
			'no-such-program-anywhere: no such program',
		);
		expect(await GtpProcess.trial([process.execPath, '--version'])).toBeNull();
	});
});
