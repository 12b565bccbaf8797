import {
	MODES,
	type ModeId,
	makeMove,
	modeOf,
	PLAYER_COUNTS,
	SCENARIOS,
	type Setup,
	seededRandom,
} from '@rumis/rules';
import { startTable } from '@rumis/table';
import { describe, expect, it } from 'vitest';
import { playMove, startGame } from '../game/game.js';
import { makeMenu } from '../game/menu.js';
import { ME, parseSeats } from '../game/seats.js';
import type { GameState, PlayState } from '../game/state.js';
import { step } from '../game/step.js';
import { screenLines } from './screen.js';
import { lengthOf, type Size } from './text.js';

const SMALL: Size = { columns: 80, rows: 24 };
const LARGE: Size = { columns: 120, rows: 40 };

const textLines = (state: PlayState, size: Size): string[] =>
	screenLines(state, size, 3).map((spans) => spans.map(({ text }) => text).join(''));

/** The whole text, after checking that it fits on the screen. */
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

function gameOf(setup: Setup, seat: string): GameState {
	const seats = parseSeats(Array.from({ length: setup.players }, () => seat).join(), setup.players);
	if (!seats.ok) throw new Error(seats.error);
	const table = startTable({ setup, seats: seats.value, undo: 'free', seed: 1, ruin: 'turns' });
	if (!table.ok) throw new Error(table.error.code);
	return startGame({ table: table.value, menu: makeMenu(setup, 5, 1) });
}

/** The game at its start, in the middle, and at its end. */
function* moments(setup: Setup): Generator<GameState> {
	const random = seededRandom(6);
	let game = gameOf(setup, ME);
	yield game;
	while (game.table.position.phase !== null) {
		const legal = game.table.position.legalMoves();
		const played = playMove(game, makeMove(legal[random.below(legal.length)]!));
		if (!played.ok) throw new Error(played.error);
		game = { ...played.value, message: null };
		if (game.table.position.ply === 9 || game.table.position.phase === null) yield startGame(game);
	}
}

const press = (state: PlayState, ...keys: readonly string[]): PlayState =>
	keys.reduce((now, key) => step(now, { kind: 'key', key }), state);

describe('the screen', () => {
	it.each(SETUPS)('fits $id for $players, $mode', ({ scenario, players, mode }) => {
		for (const game of moments({ scenario, players, mode, start: 'yellow' })) {
			for (const size of [SMALL, LARGE]) {
				const text = shown(game, size);
				expect(text).toContain(scenario.name);
				expect(text).not.toContain('too small');
				expect(text).toMatch(/\? help/);
				if (game.table.position.phase === null) expect(text).toMatch(/ wins?\b/);
			}
			if (game.table.position.ply === 0 || game.table.position.phase === null) continue;
			for (const keys of [['m'], ['L'], ['?'], ['q'], ['t', 'a'], ['s'], ['x'], ['right', 'enter']]) {
				shown(press(game, ...keys), SMALL);
			}
		}
	});

	it('shows the largest possible board, in a smaller layout if needed', () => {
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

	it('reports that a terminal is too small, and the required size', () => {
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

	it('fits, lists every board, and keeps its choices valid', () => {
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

	it('shows the selected line and starts the game', () => {
		const chosen = press(menu, 'right', 'down', 'right', 'down', 'right', 'down', 'left', 'down', 'right');
		expect(chosen).toMatchObject({ players: 3, mode: 'inverse', level: 4, start: 'red' });
		const game = press(chosen, 'enter');
		const bot = { kind: 'bot', bot: 'level:4' };
		expect(game).toMatchObject({ kind: 'game', table: { seats: [{ kind: 'person' }, bot, bot] } });
		expect(shown(game, SMALL)).toContain('Pirka (wall), 3 players, inverse');
		expect(press(menu, 'q')).toEqual({ kind: 'done', interrupted: false });
	});
});
