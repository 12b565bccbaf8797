/** The keys of the board. They work only while the board or the tray has the focus, so they disturb nobody. */
import { fromAbove, home, quarterTurn, zoom } from '../board/camera.js';
import { planStep, planTurn, quartersOf, type Spin } from '../board/viewer.js';
import { letGo, movePointer, nextFit, nextFittingPlace, pickNext, turnStone } from './holding.js';
import { showLevels, toggleXray } from './looking.js';
import { placeHeld, takeBack } from './playing.js';
import type { Session } from './session.js';
import type { GameState } from './state.js';

export interface KeyPress {
	readonly key: string;
	readonly shift: boolean;
	readonly ctrl: boolean;
}

/** What a key asks of the page rather than of the game. */
export type PageWish = 'help' | 'typeMove' | 'readBoard';

/** Whether the table may be turned: on the map from above it lies still. */
export interface KeyOptions {
	readonly isTurned: boolean;
	readonly wish: (wish: PageWish) => void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};

const SPIN_KEYS: Readonly<Record<string, Spin>> = { z: 'turn', x: 'tip', y: 'roll' };

export function spinStone(session: Session, spin: Spin, by: 1 | -1, isTurned: boolean): void {
	const quarters = isTurned ? quartersOf(session.motion.goal().azimuth) : 0;
	const turn = planTurn(quarters, spin, by);
	session.change(turnStone, turn.axis, turn.by);
}

/** Does what the key stands for; false when it stands for nothing. */
export function pressKey(session: Session, { key, shift, ctrl }: KeyPress, options: KeyOptions): boolean {
	if (ctrl) {
		if (key.toLowerCase() !== 'z') return false;
		session.change(takeBack);
		return true;
	}
	const arrow = ARROWS[key];
	if (arrow) {
		const quarters = options.isTurned ? quartersOf(session.motion.goal().azimuth) : 0;
		const { dx, dy } = planStep(quarters, ...arrow);
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

const fly =
	(how: (camera: ReturnType<Session['motion']['goal']>) => ReturnType<Session['motion']['goal']>) =>
	(session: Session) =>
		session.motion.flyTo(how(session.motion.goal()));

const ACTIONS: Readonly<Record<string, Action>> = {
	enter: (session) => session.change(placeOrPick),
	' ': (session) => session.change(placeOrPick),
	escape: (session) => session.change(letGo),
	f: (session, by) => session.change(nextFit, by),
	n: (session, by) => session.change(nextFittingPlace, by),
	',': (session) => session.change(pickNext, -1),
	'.': (session) => session.change(pickNext, 1),
	u: (session) => session.change(takeBack),
	h: (session) => session.thinker.hint(),
	a: fly(fromAbove),
	c: fly(home),
	q: fly((camera) => quarterTurn(camera, -1)),
	e: fly((camera) => quarterTurn(camera, 1)),
	'+': fly((camera) => zoom(camera, 0.8)),
	'-': fly((camera) => zoom(camera, 1.25)),
	v: (session) => session.change(toggleXray),
	'[': (session) => session.change(stepLevels, -1),
	']': (session) => session.change(stepLevels, 1),
	b: (_session, _by, { wish }) => wish('readBoard'),
	m: (_session, _by, { wish }) => wish('typeMove'),
	'?': (_session, _by, { wish }) => wish('help'),
};

/** With an empty hand the next stone is taken, so that Enter always leads on. */
const placeOrPick = (state: GameState): GameState => (state.held ? placeHeld(state) : pickNext(state, 1));

function stepLevels(state: GameState, by: number): GameState {
	const highest = Math.max(1, ...state.table.position.topView().map(({ limit }) => limit));
	const levels = (state.levels ?? highest) + by;
	return showLevels(state, levels >= highest ? null : Math.max(1, levels));
}
