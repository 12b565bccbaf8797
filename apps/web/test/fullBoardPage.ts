/** Builds and serves the page of `fullBoard/`: the scene alone, with a board that is full. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { linkTo, listen } from '../../../scripts/address.mjs';
import { createFileServer } from '../../../scripts/serve.mjs';

export interface FullBoardPage {
	readonly link: string;
	close(): void;
}

export async function serveFullBoard(): Promise<FullBoardPage> {
	const folder = mkdtempSync(join(tmpdir(), 'rumis-full-board-'));
	const root = fileURLToPath(new URL('./fullBoard', import.meta.url));
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
