import type { Analyst, Engine, ThinkRequest } from '@rumis/engine';
import { webEngine } from '@rumis/engine/web';
import { warmUp } from './warmUp.js';

/** An engine in its own worker. */
export const startEngine = (): Engine & Analyst =>
	webEngine(new Worker(new URL('./engineWorker.ts', import.meta.url), { type: 'module' }));

let engine: Engine | null = null;
let hints: Engine | null = null;
let stopWarmUp = () => {};

/** The bots' engine, in its own worker; started on first use. */
export function pageEngine(): Engine {
	engine ??= startEngine();
	return engine;
}

/**
 * The hint engine. A worker caches one bot's search tree, and hints should not evict those of the bots.
 * Calling this stops the warm-up, because a hint is needed now.
 */
export function hintEngine(): Engine {
	stopWarmUp();
	return warmingHintEngine();
}

function warmingHintEngine(): Engine {
	hints ??= startEngine();
	return hints;
}

/** Warms up the hint engine with this request, after the board is visible. */
export function warmUpHints(request: ThinkRequest): () => void {
	stopWarmUp();
	stopWarmUp = warmUp(warmingHintEngine, request, whenBoardIsReady);
	return stopWarmUp;
}

/** The delay after the board is visible, so that loading the engine does not slow it down. */
const REST_MS = 400;

function whenBoardIsReady(then: () => void): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const watch = setInterval(() => {
		if (!document.querySelector('[data-board="ready"]')) return;
		clearInterval(watch);
		timer = setTimeout(then, REST_MS);
	}, 250);
	return () => {
		clearInterval(watch);
		clearTimeout(timer);
	};
}
