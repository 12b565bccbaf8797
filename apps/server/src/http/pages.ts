import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context/context.js';

/** The build output of the web app in this repository. */
const BUILT = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The folder of the web app; null if there is none, and only the API is served. */
export function findPages(wanted: string | undefined): string | null {
	const folder = wanted === undefined ? BUILT : resolve(wanted);
	return existsSync(join(folder, 'index.html')) ? folder : null;
}

/** Files with a content hash in their name never change; all others are revalidated. */
const isLasting = (path: string): boolean => /[\\/]assets[\\/]/.test(path);

const LASTING = 'public, max-age=31536000, immutable';

export async function addPages(app: FastifyInstance, { config }: Context): Promise<void> {
	const root = findPages(config.web);
	if (!root) return;
	await app.register(files, {
		root,
		cacheControl: false,
		// The build puts compressed versions beside the files.
		preCompressed: true,
		setHeaders: (reply, path) => {
			void reply.setHeader('cache-control', isLasting(path) ? LASTING : 'no-cache');
			// Caches must not serve an encoding to a browser that does not accept it.
			void reply.setHeader('vary', 'accept-encoding');
		},
	});
}
