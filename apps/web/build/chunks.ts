import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** The entry points loaded first: the app itself, and the two most visited pages. */
const FIRST = {
	app: ['main.tsx'],
	home: ['app/Home.tsx', 'app/Today.tsx'],
	game: ['app/LocalGame.tsx', 'app/LinkedGame.tsx'],
};
const SERVICE_WORKER = ['offline/serviceWorker.ts'];

/** The transitive static imports of some modules, without dependencies. */
function closure(roots: readonly string[], context: Context): ReadonlySet<string> {
	const found = new Set(roots.map(source));
	for (const id of found) {
		const imported = context.getModuleInfo(id)?.importedIds ?? [];
		for (const next of imported) if (next.startsWith(source(''))) found.add(next);
	}
	return found;
}

/**
 * Assigns modules to chunks: one for each page that is loaded first, and one for what they share. By default
 * the bundler makes a chunk for every combination of pages: a hundred small ones, which compress badly. Null
 * leaves a module to the bundler.
 */
export function firstPages(id: string, context: Context): string | null {
	if (closure(SERVICE_WORKER, context).has(id)) return null;
	const users = Object.entries(FIRST).filter(([, roots]) => closure(roots, context).has(id));
	if (users.length === 0) return null;
	return users.length === 1 ? users[0]![0] : 'common';
}
