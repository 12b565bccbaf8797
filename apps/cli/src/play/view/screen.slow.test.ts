import { MODES, type ModeId, modeOf, PLAYER_COUNTS, Position, SCENARIOS, seededRandom } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { startGame } from '../game.js';
import { makeMenu } from '../menu.js';
import { ME } from '../seats.js';
import type { GameState, PlayState } from '../state.js';
import { step } from '../step.js';
import { screenLines } from './screen.js';
import { lengthOf, type Size } from './text.js';

const SMALL: Size = { columns: 80, rows: 24 };
const LARGE: Size = { columns: 120, rows: 40 };

const textLines = (state: PlayState, size: Size): string[] =>
	screenLines(state, size, 3).map((spans) => spans.map(({ text }) => text).join(''));

/** The whole text, after checking that it stays inside the screen. */
function shown(state: PlayState, size: Size): string {
	const lines = screenLines(state, size, 3);
	expect(lines.length).toBeLessThanOrEqual(size.rows);
	for (const spans of lines) expect(lengthOf(spans)).toBeLessThanOrEqual(size.columns);
	return textLines(state, size).join('\n');
}

const SETUPS = SCENARIOS.flatMap((scenario) =>
	MODES.flatMap((mode) =>
		PLAYER_COUNTS.filter((players) => modeOf(mode).refuse(scenario, players) === null).map((players) => ({
			...{ id: scenario.id, scenario, players, mode },
		})),
	),
);

function gameOf(setup: Position['setup'], seat: string): GameState {
	const position = Position.start(setup);
	if (!position.ok) throw new Error(position.error.code);
	const seats = Array.from({ length: setup.players }, () => seat);
	return startGame({ position: position.value, seats, seed: 1, menu: makeMenu(setup, 5, 1) });
}

/** The game at its start, in the middle, and at its end. */
function* moments(setup: Position['setup']): Generator<GameState> {
	const random = seededRandom(6);
	const game = gameOf(setup, ME);
	yield game;
	const position = game.position.clone();
	while (position.phase !== null) {
		const legal = position.legalMoves();
		position.play(legal[random.below(legal.length)]!);
		if (position.ply === 9 || position.phase === null)
			yield startGame({ ...game, position: position.clone() });
	}
}

const press = (state: PlayState, ...keys: readonly string[]): PlayState =>
	keys.reduce((now, key) => step(now, { kind: 'key', key }), state);

describe('the screen', () => {
	it.each(SETUPS)('holds $id for $players, $mode', ({ scenario, players, mode }) => {
		for (const game of moments({ scenario, players, mode, start: 'yellow' })) {
			for (const size of [SMALL, LARGE]) {
				const text = shown(game, size);
				expect(text).toContain(scenario.name);
				expect(text).not.toContain('too small');
				expect(text).toMatch(/\? help/);
				if (game.position.phase === null) expect(text).toMatch(/ wins?\b/);
			}
			if (game.position.ply === 0 || game.position.phase === null) continue;
			for (const keys of [['m'], ['L'], ['?'], ['q'], ['t', 'a'], ['s'], ['x'], ['right', 'enter']]) {
				shown(press(game, ...keys), SMALL);
			}
		}
	});

	it('shows the largest board that can be made, if need be in a smaller way', () => {
		const plan = Array.from({ length: 16 }, () => '9'.repeat(16));
		const scenario = { id: 'field', name: 'Field', plan, limits: { 2: { height: 9 } } };
		const game = gameOf({ scenario, players: 2, mode: 'standard', start: 'yellow' }, ME);
		for (const size of [SMALL, LARGE]) expect(shown(game, size)).toMatch(/\n[ >]*16 .*\./);
	});

	it('shows every colour with its points, whoever moves', () => {
		const setup = {
			scenario: SCENARIOS.at(-1)!,
			players: 6,
			mode: 'standard' as ModeId,
			start: 'red' as const,
		};
		for (const seat of [ME, 'level:3']) {
			const text = shown(gameOf(setup, seat), SMALL);
			for (const letter of 'YRGBVO')
				expect(text).toMatch(new RegExp(` ${letter}  ${seat === ME ? 'you' : seat}`));
			expect(text).toMatch(/-11 = 0-11/);
		}
	});

	it('says that a terminal is too small, and how large it must be', () => {
		const game = gameOf({ scenario: SCENARIOS[0]!, players: 2, mode: 'standard', start: 'yellow' }, ME);
		for (const size of [
			{ columns: 20, rows: 24 },
			{ columns: 80, rows: 8 },
			{ columns: 1, rows: 1 },
		]) {
			shown(game, size);
		}
		expect(shown(game, { columns: 30, rows: 10 })).toMatch(/too small.*\n.*\n.*needs \d+ x \d+/);
	});
});

describe('the menu', () => {
	const menu = makeMenu({ scenario: SCENARIOS[0]!, players: 2, mode: 'standard', start: 'yellow' }, 5, 1);

	it('fits, lists every board, and keeps its choices possible', () => {
		const random = seededRandom(2);
		const keys = ['left', 'right', 'up', 'down'];
		let state: PlayState = menu;
		for (const scenario of SCENARIOS) expect(shown(menu, SMALL)).toContain(scenario.name);
		for (let i = 0; i < 120; i++) {
			state = press(state, keys[random.below(keys.length)]!);
			shown(state, SMALL);
			expect(press(state, 'enter').kind).toBe('game');
		}
	});

	it('shows which line is chosen and begins the game', () => {
		const chosen = press(menu, 'right', 'down', 'right', 'down', 'right', 'down', 'left', 'down', 'right');
		expect(chosen).toMatchObject({ players: 3, mode: 'inverse', level: 4, start: 'red' });
		const game = press(chosen, 'enter');
		expect(game).toMatchObject({ kind: 'game', seats: ['me', 'level:4', 'level:4'] });
		expect(shown(game, SMALL)).toContain('Pirka (wall), 3 players, inverse');
		expect(press(menu, 'q')).toEqual({ kind: 'done', interrupted: false });
	});
});
