/** A running game without a page, for tests. */
import { connectEngine, type Engine, type EnginePort, serveThinking, type ThinkPort } from '@rumis/engine';
import { type GameSession, startGame } from '../src/game/session.js';
import type { GameState } from '../src/game/state.js';
import { startThinking } from '../src/game/thinking.js';
import type { Store } from '../src/util/store.js';

type ToOutside = Parameters<Parameters<EnginePort['onMessage']>[0]>[0];
type ToInside = Parameters<Parameters<ThinkPort['onMessage']>[0]>[0];

/** The engine with its real bots, in this thread; data is cloned as between threads. */
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

/** Resolves when the state fulfils the condition. */
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

/** A session without a page: the camera jumps. */
export const sessionOf = (state: GameState): GameSession =>
	startGame(
		state,
		() => true,
		(store) => startThinking(store, { bots: localEngine, hints: localEngine }, () => Promise.resolve()),
	);
