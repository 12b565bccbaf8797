/** A running game on this screen: its state, its bots, its camera. Made when a game is opened, closed when left. */

import type { Table } from '@rumis/table';
import { HOME } from '../board/camera.js';
import { type CameraMotion, makeCameraMotion } from '../stage/cameraMotion.js';
import type { Shown } from '../stage/useScene.js';
import { makeStore, type Store } from '../ui/store.js';
import { pageEngine } from './engine.js';
import { type GameState, openGame } from './state.js';
import { startThinking, type Thinker } from './thinking.js';
import { boardViewOf } from './view.js';

export interface Session {
	readonly store: Store<GameState>;
	/** The board as it is drawn. */
	readonly shown: Shown;
	readonly motion: CameraMotion;
	readonly thinker: Thinker;
	/** Changes the game: `change(pickStone, 'L4')`. */
	change<Args extends readonly unknown[]>(
		how: (state: GameState, ...args: Args) => GameState,
		...args: Args
	): void;
	close(): void;
}

/** How long a bot's move takes at least, so that a person can follow; nothing where motion is unwanted. */
const PACE_MS = 600;

/** A game of which this screen is the referee; its bots think here. */
export function startLocalSession(id: string, table: Table, isCalm: () => boolean): Session {
	const pace = () => new Promise<void>((resolve) => setTimeout(resolve, isCalm() ? 0 : PACE_MS));
	return startSession(openGame(id, table), isCalm, (store) => startThinking(store, pageEngine, pace));
}

/** Where a server is the referee, nobody thinks on this screen: its bots are its own, and hints would be unfair. */
export const startRemoteSession = (opened: GameState, isCalm: () => boolean): Session =>
	startSession(opened, isCalm, () => NO_THINKER);

const NO_THINKER: Thinker = { stop() {}, resume() {}, hint() {}, close() {} };

function startSession(
	opened: GameState,
	isCalm: () => boolean,
	think: (store: Store<GameState>) => Thinker,
): Session {
	const store = makeStore(opened);
	const camera = makeStore(HOME);
	const thinker = think(store);
	const motion = makeCameraMotion(camera, isCalm);
	return {
		store,
		shown: { view: () => boardViewOf(store.get()), subscribe: store.subscribe, camera },
		motion,
		thinker,
		change: (how, ...args) => store.set(how(store.get(), ...args)),
		close() {
			thinker.close();
			motion.stop();
		},
	};
}
