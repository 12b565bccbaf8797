/** Builds and serves a test page. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { linkTo, listen } from '../../../scripts/address.mjs';
import { createFileServer } from '../../../scripts/serve.mjs';
import type { Served } from './stage.js';

/** `fullBoard`: the scene alone, with a full board. `boardPage`: a new kind of board on the play surface. */
export async function serveTestPage(name: 'fullBoard' | 'boardPage'): Promise<Served> {
	const folder = mkdtempSync(join(tmpdir(), 'rumis-page-'));
	const root = fileURLToPath(new URL(`./${name}`, import.meta.url));
	await build({
		root,
		base: './',
		configFile: false,
		logLevel: 'error',
		build: { outDir: folder, emptyOutDir: true },
	});
	const server = createFileServer(folder);
	const address = await listen(server, { port: 0, host: '127.0.0.1' });
	if (typeof address === 'string') throw new Error(address);
	const close = () => {
		server.close();
		server.closeAllConnections();
		rmSync(folder, { recursive: true });
	};
	return { link: linkTo(address), close };
}
