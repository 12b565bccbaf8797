// @ts-check
/**
 * What `npm start` serves: the game with online tables or, if that is not possible, the game alone. Plain
 * JavaScript without dependencies, because it holds the port before anything is installed.
 */
import { createServer } from 'node:http';
import { listen } from './address.mjs';
import { createFileServer } from './serve.mjs';

/** @typedef {import('./address.mjs').Address} Address */
/** @typedef {import('./address.mjs').Env} Env */
/** @typedef {{ close(): Promise<void> }} Hosted */
/** @typedef {Pick<typeof import('../apps/server/src/index.js'), 'startServer' | 'settingsFrom'>} ServerModule */

/** The response while building: the client retries. */
const WAIT = {
	'content-type': 'text/plain; charset=utf-8',
	'cache-control': 'no-store',
	connection: 'close',
	refresh: '1',
};
/** How long clients may take to disconnect, in milliseconds. */
const PATIENCE = 1000;

/** Binds the port, so that no other program takes it during the build.
 * @param {Address} wish @returns {Promise<{ address: Address, release(): Promise<void> } | string>} */
export async function holdPort(wish) {
	const holder = createServer((_, response) => {
		response.writeHead(503, WAIT).end('Rumis is being built.\n');
	});
	const address = await listen(holder, wish);
	if (typeof address === 'string') return address;
	return { address, release: () => close(holder) };
}

/** @param {import('node:http').Server} server @returns {Promise<void>} */
async function close(server) {
	// Pending connections are answered first.
	await new Promise((resolve) => setTimeout(resolve, 20));
	await new Promise((resolve) => {
		server.close(resolve);
		server.closeIdleConnections();
		setTimeout(() => server.closeAllConnections(), PATIENCE).unref();
	});
}

/**
 * Serves the game. Resolves with an error message if that is not possible.
 * @param {{ address: Address, web: string, data: string, env: Env, load: () => Promise<ServerModule> }} wish
 * @returns {Promise<Hosted | string>}
 */
export async function host({ address, web, data, env, load }) {
	try {
		const { startServer, settingsFrom } = await load();
		const folder = env.DATA || env.RUMIS_DATA || data;
		const log = env.RUMIS_LOG || 'warn';
		return await startServer(settingsFrom({ ...address, web, data: folder, log }, env));
	} catch (error) {
		const { code, message } = /** @type {{ code?: string, message: string }} */ (error);
		if (code !== 'noDriver') return `Rumis cannot start: ${message}`;
		console.log(`Without online tables, as ${message}`);
		return hostFiles(address, web);
	}
}

/** @param {Address} address @param {string} web @returns {Promise<Hosted | string>} */
async function hostFiles(address, web) {
	const server = createFileServer(web);
	const got = await listen(server, address);
	return typeof got === 'string' ? got : { close: () => close(server) };
}
