import type { Analyst, Engine, ThinkRequest } from '@rumis/engine';
import { webEngine } from '@rumis/engine/web';
import { warmUp } from './warmUp.js';

/** An engine in a worker of its own. */
export const startEngine = (): Engine & Analyst =>
	webEngine(new Worker(new URL('./engineWorker.ts', import.meta.url), { type: 'module' }));

let engine: Engine | null = null;
let hints: Engine | null = null;
let stopWarmUp = () => {};

/** The engine of the bots, in a worker of its own; started when it is first needed. */
export function pageEngine(): Engine {
	engine ??= startEngine();
	return engine;
}

/**
 * The engine of hints. A worker remembers one bot's search, and a hint should not make the bots forget theirs.
 * Whoever asks for it wants a hint now, so it does not warm up any longer.
 */
export function hintEngine(): Engine {
	stopWarmUp();
	return warmingHintEngine();
}

function warmingHintEngine(): Engine {
	hints ??= startEngine();
	return hints;
}

/** Warms the engine of hints up for this request, once the board is there. */
export function warmUpHints(request: ThinkRequest): () => void {
	stopWarmUp();
	stopWarmUp = warmUp(warmingHintEngine, request, whenBoardIsReady);
	return stopWarmUp;
}

/** So long after the board is there: it should not wait for the engine to be loaded. */
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
