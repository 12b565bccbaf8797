import { ghostOf } from '@rumis/table';
import { afterEach, describe, expect, it } from 'vitest';
import { ABOVE_TILT, HOME, orbit } from '../board/camera.js';
import { en } from '../i18n/en/index.js';
import { aim, pickStone, pointAt } from './holding.js';
import { type PageWish, pressKey } from './keys.js';
import { viewPly } from './looking.js';
import { gameWith, movesOf, played, tableOf } from './sampleGames.js';
import { sessionOf } from './sampleSession.js';
import type { Session } from './session.js';
import { type GameState, openGame } from './state.js';

const opening = gameWith();
const afterTwo = openGame('sample', played(tableOf(), 'I4 b3*4', 'I2 c3,c4'));
const holdingP4 = pickStone(opening, 'P4');

const opened: Session[] = [];
afterEach(() => {
	for (const session of opened.splice(0)) session.close();
});

function open(state: GameState) {
	const session = sessionOf(state);
	opened.push(session);
	const wishes: PageWish[] = [];
	const press = (key: string, { shift = false, ctrl = false, isTurned = true } = {}) =>
		pressKey(session, { key, shift, ctrl }, { isTurned, wish: (wish) => wishes.push(wish) });
	return { session, press, wishes, now: session.store.get, camera: session.motion.goal };
}

const orientation = ({ held }: GameState) => held?.orientation;
const stone = (state: GameState) => orientation(state)?.stone;
const isFitting = ({ held, table }: GameState) => ghostOf(table.position, held!).illegal === null;

/** Turns a stone by the key and back with Shift, and answers how it lay in between. */
function spun(key: string) {
	const { press, now } = open(holdingP4);
	press(key);
	const between = orientation(now());
	expect(between).not.toBe(orientation(holdingP4));
	press(key.toUpperCase(), { shift: true });
	expect(orientation(now())).toBe(orientation(holdingP4));
	return between;
}

/** What the list of keys promises, line by line. */
const PROMISES: Readonly<Record<keyof typeof en.game.keyList, () => void>> = {
	arrows() {
		const pointer = open(opening);
		for (const [key, x, y] of [
			['ArrowLeft', 1, 2],
			['ArrowUp', 1, 1],
			['ArrowRight', 2, 1],
			['ArrowDown', 2, 2],
		] as const) {
			pointer.press(key);
			expect(pointer.now().cursor).toEqual({ x, y });
		}
		const held = open(holdingP4);
		held.press('ArrowLeft');
		expect(held.now()).toMatchObject({ cursor: { x: 1, y: 2 }, held: { cursor: { x: 1, y: 2 } } });
	},
	turn: () => expect(spun('z')).toBeDefined(),
	tip: () => expect(spun('x')).not.toBe(spun('z')),
	roll: () => expect(spun('y')).not.toBe(spun('x')),
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
		expect(now()).toEqual(opening);
	},
	undo() {
		for (const [key, ctrl] of [
			['u', false],
			['z', true],
		] as const) {
			const { press, now } = open(afterTwo);
			press(key, { ctrl });
			expect(movesOf(now().table)).toEqual(['I4 b3*4']);
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
		// Chullpa is built four levels high by two.
		const { press, now } = open(opening);
		const shown = ['[', '[', '[', '[', ']', ']', ']', ']'].map((key) => {
			press(key);
			return now().levels;
		});
		expect(shown).toEqual([3, 2, 1, 1, 2, 3, null, null]);
	},
	read: () => expectWish('b', 'readBoard'),
	type: () => expectWish('m', 'typeMove'),
	help: () => expectWish('?', 'help'),
};

function expectWish(key: string, wish: PageWish): void {
	const { press, wishes, now } = open(opening);
	expect(press(key)).toBe(true);
	expect(wishes).toEqual([wish]);
	expect(now()).toBe(opening);
}

describe('the keys of the board', () => {
	it.each(Object.entries(en.game.keyList))('do as their list says: %s, %s', (name) => {
		PROMISES[name as keyof typeof PROMISES]();
	});

	it('leave alone what they do not know', () => {
		const { press, now } = open(opening);
		for (const key of ['Tab', 'F5', 'k', '1', 'Shift', 'é']) expect(press(key)).toBe(false);
		for (const key of ['a', 'f', 'r', 'Enter', 'ArrowUp']) expect(press(key, { ctrl: true })).toBe(false);
		expect(now()).toBe(opening);
	});

	it('say that they were for the board when they were', () => {
		const { press } = open(opening);
		for (const key of ['ArrowUp', 'z', 'X', 'Enter', 'Escape', '+', '[']) expect(press(key)).toBe(true);
	});

	it('move a stone as it is seen on a turned table, and as the map lies on the map', () => {
		const turned = open(opening);
		turned.session.motion.flyTo({ ...HOME, azimuth: Math.PI / 2 });
		turned.press('ArrowRight');
		expect(turned.now().cursor).toEqual({ x: 2, y: 1 });
		turned.press('ArrowRight', { isTurned: false });
		expect(turned.now().cursor).toEqual({ x: 3, y: 1 });
	});

	it('tip a stone as it is seen on a turned table', () => {
		const turned = open(holdingP4);
		turned.session.motion.flyTo({ ...HOME, azimuth: Math.PI / 2 });
		turned.press('x');
		// What is away from here is to the left from there.
		const { press, now } = open(holdingP4);
		press('Y', { shift: true });
		expect(orientation(turned.now())).toBe(orientation(now()));
	});

	it('place nothing in the past, nor where it may not lie', () => {
		const past = open(viewPly(afterTwo, 1));
		past.press('Enter');
		expect(past.now()).toMatchObject({ viewedPly: 1, held: null, table: afterTwo.table });
		const wrong = open(pointAt(pickStone(afterTwo, 'I3'), { x: 1, y: 2 }));
		wrong.press('Enter');
		expect(wrong.now()).toMatchObject({ table: afterTwo.table, saying: { kind: 'illegal' } });
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
