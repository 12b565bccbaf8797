/** A running game without a page around it, for tests. */
import { connectEngine, type Engine, type EnginePort, serveThinking, type ThinkPort } from '@rumis/engine';
import { type GameSession, startGame } from '../src/game/session.js';
import type { GameState } from '../src/game/state.js';
import { startThinking } from '../src/game/thinking.js';
import type { Store } from '../src/util/store.js';

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

/** All of a session but the page: the camera is at once where it should be. */
export const sessionOf = (state: GameState): GameSession =>
	startGame(
		state,
		() => true,
		(store) => startThinking(store, { bots: localEngine, hints: localEngine }, () => Promise.resolve()),
	);
