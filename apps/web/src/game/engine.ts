import type { Engine } from '@rumis/engine';
import { webEngine } from '@rumis/engine/web';

let engine: Engine | null = null;

/** The engine of this page, in a worker of its own; started when it is first needed. */
export function pageEngine(): Engine {
	engine ??= webEngine(new Worker(new URL('./engineWorker.ts', import.meta.url), { type: 'module' }));
	return engine;
}
