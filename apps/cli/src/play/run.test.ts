import { existsSync, readFileSync } from 'node:fs';
import type { ThinkRequest } from '@rumis/engine';
import { err, makeMove, ok, Position, parseMove, type Result } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../test/tempFolder.js';
import type { MoveEngine } from './asking.js';
import { beginPlay } from './begin.js';
import type { PlayState } from './game/state.js';
import { runPlay } from './run.js';
import type { TerminalEvents } from './terminal/terminal.js';

const folder = makeTempFolder();

/** A session without a terminal: keys go in, text comes out. */
function sitDown(engine: MoveEngine, scenario = 'chullpa', seats = 'me,level:5') {
	const start = beginPlay(
		{ scenario, players: 2, mode: 'standard', start: 'yellow', seats, level: 5, seed: 9 },
		() => true,
	);
	if (!start.ok) throw new Error(start.error);
	let events: TerminalEvents | null = null;
	const table = { screen: '', closed: 0, end: Promise.resolve<PlayState>(start.value) };
	table.end = runPlay(start.value, {
		engine,
		pace: 0,
		open(given) {
			events = given;
			return {
				canAnimate: true,
				size: () => ({ columns: 80, rows: 24 }),
				draw(lines) {
					table.screen = lines.map((spans) => spans.map(({ text }) => text).join('')).join('\n');
				},
				refresh() {},
				close: () => void table.closed++,
			};
		},
	});
	const press = (...keys: readonly string[]) => {
		for (const key of keys) events!.onKey(key);
	};
	return { table, press, gone: () => events!.onGone() };
}

/** Answers with the first legal move. */
function firstMove({ setup, moves }: ThinkRequest): string {
	const position = Position.start(setup);
	if (!position.ok) throw new Error(position.error.code);
	for (const text of moves) {
		const move = parseMove(text);
		if (move.ok) position.value.play(move.value);
	}
	const [move] = position.value.legalMoves();
	return makeMove(move!);
}

const prompt: MoveEngine = {
	chooseMove: (request) => ({ done: Promise.resolve(ok(firstMove(request))), cancel() {} }),
};

/** Thinks until stopped. */
function slowThinker() {
	const requests: ThinkRequest[] = [];
	let cancelled = 0;
	const engine: MoveEngine = {
		chooseMove(request) {
			requests.push(request);
			let stop = (_: Result<string, { code: 'thinkCancelled' }>): void => {};
			const done = new Promise<Result<string, { code: 'thinkCancelled' }>>((resolve) => {
				stop = resolve;
			});
			return {
				done,
				cancel() {
					cancelled++;
					stop(err({ code: 'thinkCancelled' }));
				},
			};
		},
	};
	return { engine, requests, cancelled: () => cancelled };
}

describe('a session', () => {
	it('asks bots, shows their moves, and restores the terminal at the end', async () => {
		const { table, press } = sitDown(prompt);
		press('5', 'f', 'enter');
		await expect.poll(() => table.screen).toContain('2 moves');
		expect(table.screen).toContain('your turn');
		press('q', 'y');
		expect(await table.end).toEqual({ kind: 'done', interrupted: false });
		expect(table.closed).toBe(1);
	});

	it('asks with the moves so far and one seed, and cancels outdated requests', async () => {
		const { engine, requests, cancelled } = slowThinker();
		const { table, press } = sitDown(engine);
		press('t', ...'L4 b2,b3,b4,c4', 'enter');
		expect(requests).toMatchObject([{ moves: ['L4 b2,b3,b4,c4'], bot: 'level:5', seed: 9 }]);
		expect(table.screen).toContain('level:5 is thinking');
		press('escape');
		expect(cancelled()).toBe(1);
		await expect.poll(() => table.screen).toContain('stopped');
		press('enter');
		expect(requests).toHaveLength(2);
		press('u');
		expect(cancelled()).toBe(2);
		press('ctrl-c');
		expect(await table.end).toEqual({ kind: 'done', interrupted: true });
	});

	it('reports when an engine breaks, and goes on', async () => {
		const broken: MoveEngine = {
			chooseMove: () => ({ done: Promise.reject(new Error('out of memory')), cancel() {} }),
		};
		const { table, press, gone } = sitDown(broken, 'chullpa', 'level:5,me');
		await expect.poll(() => table.screen).toContain('out of memory');
		press('?');
		expect(table.screen).toContain('press any key to close');
		gone();
		await table.end;
		expect(table.closed).toBe(1);
	});

	it('restores the terminal before it fails itself', async () => {
		const failing: MoveEngine = {
			chooseMove() {
				throw new Error('no such thing');
			},
		};
		const { table, press } = sitDown(failing);
		press('5', 'f', 'enter');
		await expect(table.end).rejects.toThrow('no such thing');
		expect(table.closed).toBe(1);
	});

	it('saves, and overwrites a file only after confirmation', async () => {
		const path = folder.at('game.rumis');
		const { table, press } = sitDown(prompt, 'chullpa', 'me,me');
		const saveAs = (name: string) => press('s', 'ctrl-u', ...name, 'enter');
		saveAs(path);
		expect(readFileSync(path, 'utf8')).toContain('[Scenario "chullpa"]');
		press('5', 'f', 'enter');
		saveAs(path);
		expect(readFileSync(path, 'utf8')).toMatch(/\n1\. L4 /);
		folder.write('other.rumis', 'precious');
		saveAs(folder.at('other.rumis'));
		expect(table.screen).toContain('Overwrite it?');
		press('n');
		expect(readFileSync(folder.at('other.rumis'), 'utf8')).toBe('precious');
		saveAs(folder.at('no/such/folder.rumis'));
		expect(table.screen).toContain('no such f');
		expect(existsSync(folder.at('no'))).toBe(false);
		press('ctrl-c');
		await table.end;
	});
});
