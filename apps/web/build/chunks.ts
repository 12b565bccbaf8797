import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** What is loaded at first: the app itself, and the two pages that people come for. */
const FIRST = {
	app: ['main.tsx'],
	home: ['app/Home.tsx', 'app/Today.tsx'],
	game: ['app/LocalGame.tsx', 'app/LinkedGame.tsx'],
};
const SERVICE_WORKER = ['offline/serviceWorker.ts'];

/** All modules of ours that a module imports without waiting, with what those import, and so on. */
function closure(roots: readonly string[], context: Context): ReadonlySet<string> {
	const found = new Set(roots.map(source));
	for (const id of found) {
		const imported = context.getModuleInfo(id)?.importedIds ?? [];
		for (const next of imported) if (next.startsWith(source(''))) found.add(next);
	}
	return found;
}

/**
 * Names the file of the build that a module goes into: one for each page that is loaded at first, and one for what
 * they share. Left to itself, the bundler makes a file of everything that another set of pages shares: a hundred
 * small ones, which compress badly. Null leaves a module to the bundler.
 */
export function firstPages(id: string, context: Context): string | null {
	if (closure(SERVICE_WORKER, context).has(id)) return null;
	const users = Object.entries(FIRST).filter(([, roots]) => closure(roots, context).has(id));
	if (users.length === 0) return null;
	return users.length === 1 ? users[0]![0] : 'common';
}
