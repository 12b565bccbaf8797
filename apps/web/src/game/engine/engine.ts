import type { Analyst, Engine, ThinkRequest } from '@rumis/engine';
import { webEngine } from '@rumis/engine/web';

/** An engine in a worker of its own. */
export const startEngine = (): Engine & Analyst =>
	webEngine(new Worker(new URL('./engineWorker.ts', import.meta.url), { type: 'module' }));

let engine: Engine | null = null;
let hints: Engine | null = null;

/** The engine of the bots, in a worker of its own; started when it is first needed. */
export function pageEngine(): Engine {
	engine ??= startEngine();
	return engine;
}

/** The engine of hints. A worker remembers one bot's search, and a hint should not make the bots forget theirs. */
export function hintEngine(): Engine {
	hints ??= startEngine();
	return hints;
}

/** So long after the board is there. */
const WARM_UP_AFTER_MS = 1500;

/**
 * Lets the engine of hints think about the board for a moment while nobody waits: loading, compiling and the tables
 * of the plan would make the first hint take seconds. The answer stops it.
 */
export function warmUp(setup: ThinkRequest['setup']): () => void {
	let cancel = () => {};
	let timer: ReturnType<typeof setTimeout> | undefined;
	const think = () => {
		({ cancel } = hintEngine().analyse({ setup, moves: [], bot: 'sims:40', seed: 1 }, () => {}));
	};
	const watch = setInterval(() => {
		if (!document.querySelector('[data-board="ready"]')) return;
		clearInterval(watch);
		timer = setTimeout(think, WARM_UP_AFTER_MS);
	}, 250);
	return () => {
		clearInterval(watch);
		clearTimeout(timer);
		cancel();
	};
}
