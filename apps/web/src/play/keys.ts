/** The keyboard shortcuts of a board. */
import { type Camera, fromAbove, home, quarterTurn, zoom } from '../board/camera.js';
import { planStep, planTurn, quartersOf, type Spin } from '../board/viewer.js';
import type { Texts } from '../i18n/texts.js';
import type { PlayState } from './builder.js';
import {
	dropHeld,
	letGo,
	lift,
	movePointer,
	nextFit,
	nextFittingPlace,
	pickNext,
	placeOrPick,
	redo,
	tapEmptyHanded,
	turnStone,
	undo,
} from './holding.js';
import { homeView, stepLevels, toggleXray } from './looking.js';
import type { Session } from './session.js';

export interface KeyPress {
	readonly key: string;
	readonly shift: boolean;
	readonly ctrl: boolean;
}

/** A shortcut of a page; Shift may reverse it. */
export interface PageKey {
	/** The printed character, in lower case. */
	readonly key: string;
	/** Its description in the list of shortcuts. */
	readonly text: string;
	press(by: 1 | -1): void;
}

export interface KeyOptions {
	/** Whether the table can be turned; a map is fixed. */
	readonly isTurned: boolean;
	readonly own: readonly PageKey[];
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};

const SPIN_KEYS: Readonly<Record<string, Spin>> = { z: 'turn', x: 'tip', y: 'roll' };

type Action = <S extends PlayState>(session: Session<S>, by: 1 | -1) => void;

const quartersIn = <S extends PlayState>({ motion }: Session<S>, isTurned: boolean): number =>
	isTurned ? quartersOf(motion.goal().azimuth) : 0;

export function spinStone<S extends PlayState>(
	session: Session<S>,
	spin: Spin,
	by: 1 | -1,
	isTurned: boolean,
): void {
	const { axis, by: sense } = planTurn(quartersIn(session, isTurned), spin, by);
	session.act(turnStone, axis, sense);
}

const fly =
	(how: (camera: Camera) => Camera): Action =>
	({ motion }) =>
		motion.flyTo(how(motion.goal()));

const ACTIONS: Readonly<Record<string, Action>> = {
	enter: (session) => session.act(placeOrPick),
	' ': (session) => session.act(placeOrPick),
	escape: (session) => session.change(letGo),
	f: (session, by) => session.act(nextFit, by),
	n: (session, by) => session.act(nextFittingPlace, by),
	',': (session) => session.act(pickNext, -1),
	'.': (session) => session.act(pickNext, 1),
	u: (session, by) => session.act(by > 0 ? undo : redo),
	a: fly(fromAbove),
	c: fly((camera) => home(camera, homeView())),
	q: fly((camera) => quarterTurn(camera, -1)),
	e: fly((camera) => quarterTurn(camera, 1)),
	'+': fly((camera) => zoom(camera, 0.8)),
	'-': fly((camera) => zoom(camera, 1.25)),
	v: (session) => session.change(toggleXray),
	'[': (session) => session.act(stepLevels, -1),
	']': (session) => session.act(stepLevels, 1),
};

/** For boards shown level by level. */
const LEVEL_ACTIONS: Readonly<Record<string, Action>> = {
	pageup: (session) => session.act(lift, 1),
	pagedown: (session) => session.act(lift, -1),
	w: (session) => session.act(lift, 1),
	s: (session) => session.act(lift, -1),
	d: (session) => session.act(dropHeld),
	t: (session) => {
		const { held, cursor } = session.store.get();
		if (!held) session.act(tapEmptyHanded, cursor);
	},
};

/** Ctrl+Z and Ctrl+Shift+Z, or Ctrl+Y, as in editors. */
function pressWithCtrl<S extends PlayState>(session: Session<S>, key: string, by: 1 | -1): boolean {
	const action = key === 'z' ? (by > 0 ? undo : redo) : key === 'y' ? redo : null;
	if (action) session.act(action);
	return action !== null;
}

/** Runs the key's action; returns false if it has none. */
export function pressKey<S extends PlayState>(
	session: Session<S>,
	{ key, shift, ctrl }: KeyPress,
	{ isTurned, own }: KeyOptions,
): boolean {
	const lower = key.toLowerCase();
	const by = shift ? -1 : 1;
	if (ctrl) return pressWithCtrl(session, lower, by);
	const [arrow, spin] = [ARROWS[key], SPIN_KEYS[lower]];
	if (arrow) {
		const { dx, dy } = planStep(quartersIn(session, isTurned), ...arrow);
		session.act(movePointer, dx, dy);
		return true;
	}
	if (spin) {
		spinStone(session, spin, by, isTurned);
		return true;
	}
	const action = ACTIONS[lower] ?? (session.builder.squares ? undefined : LEVEL_ACTIONS[lower]);
	const ownKey = own.find((other) => other.key === lower);
	if (action) action(session, by);
	else ownKey?.press(by);
	return action !== undefined || ownKey !== undefined;
}

/** The dialogs that `play/` opens over a page. */
export type PlayDialog = 'panel' | 'keys' | 'readBoard';

/** The shortcuts of a page, and those that open the dialogs of every board. */
export function allKeys<S extends PlayState>(
	{ builder }: Session<S>,
	own: readonly PageKey[],
	open: (what: PlayDialog) => void,
	t: Texts,
): readonly PageKey[] {
	const { read, help } = t.game.keyList;
	return [
		...own,
		...(builder.squares ? [{ key: 'b', text: read, press: () => open('readBoard') }] : []),
		{ key: '?', text: help, press: () => open('keys') },
	];
}
