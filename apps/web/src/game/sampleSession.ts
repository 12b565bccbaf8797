/** A running game without a page around it, for tests. */
import { connectEngine, type Engine, type EnginePort, serveThinking, type ThinkPort } from '@rumis/engine';
import { HOME } from '../board/camera.js';
import { makeStore, type Store } from '../ui/store.js';
import type { Session } from './session.js';
import type { GameState } from './state.js';
import { startThinking } from './thinking.js';
import { boardViewOf } from './view.js';

type ToOutside = Parameters<Parameters<EnginePort['onMessage']>[0]>[0];
type ToInside = Parameters<Parameters<ThinkPort['onMessage']>[0]>[0];

/** The engine with its real bots, in this thread; data is copied as between threads. */
export function localEngine(): Engine {
	let toOutside: (message: ToOutside) => void = () => {};
	let toInside: (message: ToInside) => void = () => {};
	serveThinking({
		post: (message) => toOutside(structuredClone(message)),
		onMessage: (handle) => {
			toInside = handle;
		},
		pause: () => new Promise((resolve) => setTimeout(resolve)),
	});
	return connectEngine({
		post: (message) => toInside(structuredClone(message)),
		onMessage: (handle) => {
			toOutside = handle;
		},
		close() {},
	});
}

/** Comes when the game is as it is waited for. */
export function until(store: Store<GameState>, isSo: (state: GameState) => boolean): Promise<void> {
	return new Promise((resolve) => {
		const look = () => {
			if (!isSo(store.get())) return;
			unsubscribe();
			resolve();
		};
		const unsubscribe = store.subscribe(look);
		look();
	});
}

/** All of a session but the page: the camera is at once where it shall be. */
export function sessionOf(state: GameState): Session {
	const store = makeStore(state);
	const camera = makeStore(HOME);
	const thinker = startThinking(store, localEngine, () => Promise.resolve());
	return {
		store,
		shown: { view: () => boardViewOf(store.get()), subscribe: store.subscribe, camera },
		motion: {
			flyTo: camera.set,
			change: (how) => camera.set(how(camera.get())),
			goal: camera.get,
			stop() {},
		},
		thinker,
		change: (how, ...args) => store.set(how(store.get(), ...args)),
		close: thinker.close,
	};
}
