import type { Sources } from './sources.js';

/**
 * Sources for tests: each file of `apps/x/src` with its imports; paths are files there, everything else is a
 * package.
 */
export function sourcesOf(files: Readonly<Record<string, readonly string[]>>): Sources {
	return new Map(
		Object.entries(files).map(([file, imports]) => [
			`apps/x/src/${file}`,
			imports.map((name) => {
				const target = name.endsWith('.ts') ? `apps/x/src/${name}` : null;
				return { name: target === null ? name : `./${name}`, target };
			}),
		]),
	);
}
