import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context/context.js';

/** Where the web app is built in this repository. */
const BUILT = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The folder with the web app; null where there is none, and only the API is served. */
export function findPages(wanted: string | undefined): string | null {
	const folder = wanted === undefined ? BUILT : resolve(wanted);
	return existsSync(join(folder, 'index.html')) ? folder : null;
}

/** Files whose name has a hash of their content never change; all others are asked for anew. */
const isLasting = (path: string): boolean => /[\\/]assets[\\/]/.test(path);

const LASTING = 'public, max-age=31536000, immutable';

/** Serves the web app. */
export async function addPages(app: FastifyInstance, { config }: Context): Promise<void> {
	const root = findPages(config.web);
	if (!root) return;
	await app.register(files, {
		root,
		cacheControl: false,
		// The build puts smaller twins beside the files.
		preCompressed: true,
		setHeaders: (reply, path) => {
			void reply.setHeader('cache-control', isLasting(path) ? LASTING : 'no-cache');
			// A cache on the way must not give one browser what another can read.
			void reply.setHeader('vary', 'accept-encoding');
		},
	});
}
