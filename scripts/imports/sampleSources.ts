import type { Sources } from './sources.js';

/** Sources for tests: files of `apps/x/src` with their imports; paths are files there, others packages. */
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
