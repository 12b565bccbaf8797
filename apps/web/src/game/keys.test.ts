import { afterEach, describe, expect, it } from 'vitest';
import { gameWith, movesOf, played, tableOf } from '../../test/sampleGames.js';
import { aim, ghostIn, isFitting, pickStone, pointAt } from '../../test/sampleHand.js';
import { sessionOf } from '../../test/sampleSession.js';
import { ABOVE_TILT, HOME, orbit } from '../board/camera.js';
import * as en from '../i18n/en/index.js';
import { allKeys, pressKey } from '../play/keys.js';
import { gameKeys, type Opened } from './gameKeys.js';
import { viewPly } from './looking.js';
import type { GameSession } from './session.js';
import { type GameState, openGame } from './state.js';

const opening = gameWith();
const afterTwo = openGame('sample', played(tableOf(), 'I4 b3*4', 'I2 c3,c4'));
const holdingP4 = pickStone(opening, 'P4');

const opened: GameSession[] = [];
afterEach(() => {
	for (const session of opened.splice(0)) session.close();
});

function open(state: GameState) {
	const session = sessionOf(state);
	opened.push(session);
	const opens: Opened[] = [];
	const own = gameKeys(session, (what) => opens.push(what), en);
	const keys = allKeys(session, own, (what) => opens.push(what), en);
	const press = (key: string, { shift = false, ctrl = false, isTurned = true } = {}) =>
		pressKey(session, { key, shift, ctrl }, { isTurned, own: keys });
	return { session, press, opens, now: session.store.get, camera: session.motion.goal };
}

const orientation = ({ held }: GameState) => held?.orientation;
const stone = (state: GameState) => orientation(state)?.stone;

/** The number of a stone's cubes in each slice across an axis. */
function slices(state: GameState, axis: 'x' | 'y' | 'z'): number[] {
	const counts: number[] = [];
	for (const cell of orientation(state)!.cells) counts[cell[axis]] = (counts[cell[axis]] ?? 0) + 1;
	return counts;
}

/** A key turns the stone about one axis, so the slices across it stay the same; Shift reverses it. */
function expectSpin(key: string, axis: 'x' | 'y' | 'z'): void {
	const before = pickStone(opening, 'L4');
	const { press, now } = open(before);
	press(key);
	for (const each of ['x', 'y', 'z'] as const) {
		if (each === axis) expect(slices(now(), each)).toEqual(slices(before, each));
		else expect(slices(now(), each)).not.toEqual(slices(before, each));
	}
	press(key.toUpperCase(), { shift: true });
	expect(orientation(now())).toBe(orientation(before));
}

/** Keys for building level by level are specific to puzzles. */
const PUZZLE_KEYS = ['lift', 'drop', 'take', 'frame'] as const;
type GameKey = Exclude<keyof typeof en.game.keyList, (typeof PUZZLE_KEYS)[number]>;
const isGameKey = (name: string): name is GameKey => !PUZZLE_KEYS.some((key) => key === name);

/** The documented effect of every key. */
const PROMISES: Readonly<Record<GameKey, () => void>> = {
	arrows() {
		const pointer = open(opening);
		for (const [key, x, y] of [
			['ArrowLeft', 1, 2],
			['ArrowUp', 1, 1],
			['ArrowRight', 2, 1],
			['ArrowDown', 2, 2],
		] as const) {
			pointer.press(key);
			expect(pointer.now().cursor).toMatchObject({ x, y });
		}
		const held = open(holdingP4);
		held.press('ArrowLeft');
		expect(held.now().cursor).toMatchObject({ x: 1, y: 2 });
		expect(ghostIn(held.now())?.cells).toContainEqual({ x: 1, y: 2, z: 0 });
	},
	turn: () => expectSpin('z', 'z'),
	tip: () => expectSpin('x', 'x'),
	roll: () => expectSpin('y', 'y'),
	fit() {
		const { press, now } = open(holdingP4);
		press('f');
		expect(isFitting(now())).toBe(true);
		expect(now().held).not.toEqual(holdingP4.held);
		expect(now().cursor).toEqual(holdingP4.cursor);
		press('F', { shift: true });
		expect(now().held).toEqual(holdingP4.held);
	},
	place() {
		const { press, now } = open(holdingP4);
		press('n');
		expect(isFitting(now())).toBe(true);
		expect(now().cursor).not.toEqual(holdingP4.cursor);
		press('N', { shift: true });
		expect(now().held).toEqual(holdingP4.held);
	},
	stones() {
		const { press, now } = open(opening);
		press('.');
		expect(stone(now())).toBe('I2');
		press('.');
		expect(stone(now())).toBe('I3');
		press(',');
		expect(stone(now())).toBe('I2');
	},
	enter() {
		for (const key of ['Enter', ' ']) {
			const { press, now } = open(holdingP4);
			press(key);
			expect(now().table.position.stones()).toMatchObject([{ stone: 'P4' }]);
			expect(now().held).toBeNull();
			press(key);
			expect(now().held).not.toBeNull();
		}
	},
	escape() {
		const { press, now } = open(aim(holdingP4));
		press('Escape');
		expect(now()).toEqual({ ...opening, trayOwner: 'yellow' });
	},
	undo() {
		for (const [key, ctrl] of [
			['u', false],
			['z', true],
		] as const) {
			const { press, now } = open(afterTwo);
			press(key, { ctrl });
			expect(movesOf(now().table)).toEqual(['I4 b3*4']);
			press(key.toUpperCase(), { ctrl, shift: true });
			expect(movesOf(now().table)).toEqual(['I4 b3*4', 'I2 c3,c4']);
		}
	},
	hint() {
		const { press, now } = open(opening);
		press('h');
		expect(now().thinking).toEqual({ kind: 'hint', seat: 0 });
	},
	above() {
		const { press, camera } = open(opening);
		press('a');
		expect(camera()).toEqual({ azimuth: 0, tilt: ABOVE_TILT, distance: 1 });
	},
	home() {
		const { press, camera, session } = open(opening);
		session.motion.flyTo(orbit(HOME, 1, 0.3));
		press('c');
		expect(camera()).toEqual(HOME);
	},
	quarter() {
		const { press, camera } = open(opening);
		press('e');
		expect(camera().azimuth).toBeCloseTo(HOME.azimuth + Math.PI / 2);
		press('q');
		press('q');
		expect(camera().azimuth).toBeCloseTo(HOME.azimuth - Math.PI / 2);
	},
	zoom() {
		const { press, camera } = open(opening);
		press('+', { shift: true });
		expect(camera().distance).toBeLessThan(1);
		press('-');
		expect(camera().distance).toBeCloseTo(1);
		press('-');
		expect(camera().distance).toBeGreaterThan(1);
	},
	xray() {
		const { press, now } = open(opening);
		press('v');
		expect(now().xray).toBe(true);
		press('v');
		expect(now().xray).toBe(false);
	},
	levels() {
		// For two, Chullpa is four levels high.
		const { press, now } = open(opening);
		const shown = ['[', '[', '[', '[', ']', ']', ']', ']'].map((key) => {
			press(key);
			return now().levels;
		});
		expect(shown).toEqual([3, 2, 1, 1, 2, 3, null, null]);
	},
	read: () => expectOpened('b', 'readBoard'),
	type: () => expectOpened('m', 'typeMove'),
	help: () => expectOpened('?', 'keys'),
};

function expectOpened(key: string, what: Opened): void {
	const { press, opens, now } = open(opening);
	expect(press(key)).toBe(true);
	expect(opens).toEqual([what]);
	expect(now()).toBe(opening);
}

describe('the keys of the board', () => {
	it.each(Object.keys(en.game.keyList).filter(isGameKey))('do as their list says: %s', (name) => {
		PROMISES[name]();
	});

	it('ignore unknown keys', () => {
		const { press, now } = open(opening);
		for (const key of ['Tab', 'F5', 'k', '1', 'Shift', 'é']) expect(press(key)).toBe(false);
		for (const key of ['a', 'f', 'r', 'Enter', 'ArrowUp']) expect(press(key, { ctrl: true })).toBe(false);
		expect(now()).toBe(opening);
	});

	it('say that they were for the board when they were', () => {
		const { press } = open(opening);
		for (const key of ['ArrowUp', 'z', 'X', 'Enter', 'Escape', '+', '[']) expect(press(key)).toBe(true);
	});

	it('move a stone relative to the viewer on a turned table, and relative to the map on the map', () => {
		const turned = open(opening);
		turned.session.motion.flyTo({ ...HOME, azimuth: Math.PI / 2 });
		turned.press('ArrowRight');
		expect(turned.now().cursor).toMatchObject({ x: 2, y: 1 });
		turned.press('ArrowRight', { isTurned: false });
		expect(turned.now().cursor).toMatchObject({ x: 3, y: 1 });
	});

	it('tip a stone as it is seen on a turned table', () => {
		const turned = open(holdingP4);
		turned.session.motion.flyTo({ ...HOME, azimuth: Math.PI / 2 });
		turned.press('x');
		// "Away" from here is "left" from there.
		const { press, now } = open(holdingP4);
		press('Y', { shift: true });
		expect(orientation(turned.now())).toBe(orientation(now()));
	});

	it('place nothing in an earlier position, nor where it is illegal', () => {
		const past = open(viewPly(afterTwo, 1));
		past.press('Enter');
		expect(past.now()).toMatchObject({ viewedPly: 1, held: null, table: afterTwo.table });
		const wrong = open(pointAt(pickStone(afterTwo, 'I3'), { x: 1, y: 2 }));
		wrong.press('Enter');
		expect(wrong.now()).toMatchObject({ table: afterTwo.table, message: { kind: 'illegal' } });
	});

	it('play a whole game, one after the other', () => {
		const { press, now } = open(opening);
		for (let turn = 0; turn < 30 && now().table.position.phase !== null; turn++) {
			for (const key of ['.', 'n', 'Enter']) press(key);
			expect(now().table.position.ply).toBe(turn + 1);
		}
		expect(now().table.position.phase).toBeNull();
	});
});
