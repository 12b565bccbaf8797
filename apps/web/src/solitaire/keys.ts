/** The keys of the frame. They work only while the frame or the tray has the focus, so they disturb nobody. */
import { type Camera, fromAbove, home, quarterTurn, zoom } from '../board/camera.js';
import { planStep, planTurn, quartersOf, type Spin } from '../board/viewer.js';
import {
	dropHeld,
	letGo,
	lift,
	movePointer,
	nextFit,
	nextFittingPlace,
	pickNext,
	turnStone,
} from './holding.js';
import { stepLevels, toggleXray } from './looking.js';
import { laidIn, placeHeld, takeStone, tipFrame, undo } from './playing.js';
import type { Session } from './session.js';
import type { PlayState } from './state.js';

export interface KeyPress {
	readonly key: string;
	readonly shift: boolean;
	readonly ctrl: boolean;
}

export interface KeyOptions {
	/** Whether the table may be turned: level by level it lies still. */
	readonly isTurned: boolean;
	readonly showKeys: () => void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};

const SPIN_KEYS: Readonly<Record<string, Spin>> = { z: 'turn', x: 'tip', y: 'roll' };

const quartersIn = (session: Session, isTurned: boolean): number =>
	isTurned ? quartersOf(session.motion.goal().azimuth) : 0;

export function spinStone(session: Session, spin: Spin, by: 1 | -1, isTurned: boolean): void {
	const { axis, by: sense } = planTurn(quartersIn(session, isTurned), spin, by);
	session.change(turnStone, axis, sense);
}

/** Does what the key stands for; false when it stands for nothing. */
export function pressKey(session: Session, { key, shift, ctrl }: KeyPress, options: KeyOptions): boolean {
	if (ctrl) {
		if (key.toLowerCase() !== 'z') return false;
		session.change(undo);
		return true;
	}
	const arrow = ARROWS[key];
	if (arrow) {
		const { dx, dy } = planStep(quartersIn(session, options.isTurned), ...arrow);
		session.change(movePointer, dx, dy);
		return true;
	}
	const lower = key.toLowerCase();
	const spin = SPIN_KEYS[lower];
	if (spin) {
		spinStone(session, spin, shift ? -1 : 1, options.isTurned);
		return true;
	}
	const action = ACTIONS[lower];
	action?.(session, shift ? -1 : 1, options);
	return action !== undefined;
}

type Action = (session: Session, by: 1 | -1, options: KeyOptions) => void;

const fly = (how: (camera: Camera) => Camera) => (session: Session) =>
	session.motion.flyTo(how(session.motion.goal()));

const ACTIONS: Readonly<Record<string, Action>> = {
	enter: (session) => session.change(placeOrPick),
	' ': (session) => session.change(placeOrPick),
	escape: (session) => session.change(letGo),
	pageup: (session) => session.change(lift, 1),
	pagedown: (session) => session.change(lift, -1),
	w: (session) => session.change(lift, 1),
	s: (session) => session.change(lift, -1),
	d: (session) => session.change(dropHeld),
	f: (session, by) => session.change(nextFit, by),
	n: (session, by) => session.change(nextFittingPlace, by),
	',': (session) => session.change(pickNext, -1),
	'.': (session) => session.change(pickNext, 1),
	t: (session) => session.change(takeAtCursor),
	u: (session) => session.change(undo),
	o: (session, by) => session.change(tipFrame, by > 0 ? 'x' : 'y'),
	a: fly(fromAbove),
	c: fly(home),
	q: fly((camera) => quarterTurn(camera, -1)),
	e: fly((camera) => quarterTurn(camera, 1)),
	'+': fly((camera) => zoom(camera, 0.8)),
	'-': fly((camera) => zoom(camera, 1.25)),
	v: (session) => session.change(toggleXray),
	'[': (session) => session.change(stepLevels, -1),
	']': (session) => session.change(stepLevels, 1),
	'?': (_session, _by, { showKeys }) => showKeys(),
};

/** With an empty hand the next stone is taken, so that Enter always leads on. */
const placeOrPick = (state: PlayState): PlayState => (state.held ? placeHeld(state) : pickNext(state, 1));

const takeAtCursor = (state: PlayState): PlayState =>
	state.held ? state : takeStone(state, laidIn(state, state.cursor));
