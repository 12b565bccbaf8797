import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

const WORKER = 'sw.js';
/** The extended character sets of the font are loaded from the network when a name needs them. */
const isCached = (name: string): boolean => name !== WORKER && !/latin-ext/.test(name);

const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/**
 * Injects the list of this version's files into the service worker. Its text changes with any of them, which
 * is how browsers detect a new version.
 */
export function precache(): Plugin {
	let config: ResolvedConfig;
	return {
		name: 'rumis-precache',
		apply: 'build',
		// After Vite has added the page itself to the bundle.
		enforce: 'post',
		configResolved(resolved) {
			config = resolved;
		},
		async generateBundle(_options, bundle) {
			const worker = bundle[WORKER];
			if (worker?.type !== 'chunk') return;
			const made = Object.values(bundle).map((file) => [
				file.fileName,
				hashOf(file.type === 'chunk' ? file.code : file.source),
			]);
			const files = [...made, ...(await publicFiles(config.publicDir))]
				.filter(([name]) => isCached(name!))
				.sort(([a], [b]) => (a! < b! ? -1 : 1));
			const version = hashOf([worker.code, ...files.flat()].join('\n')).slice(0, 16);
			if (!files.some(([name]) => name === 'index.html')) throw new Error('the page is not in the bundle');
			const names = files.map(([name]) => (name === 'index.html' ? './' : `./${name}`));
			worker.code = worker.code
				.replaceAll('RUMIS_VERSION', JSON.stringify(version))
				.replaceAll('RUMIS_FILES', JSON.stringify(names));
		},
	};
}

async function publicFiles(folder: string): Promise<string[][]> {
	const names = await readdir(folder);
	return Promise.all(names.map(async (name) => [name, hashOf(await readFile(join(folder, name)))]));
}
