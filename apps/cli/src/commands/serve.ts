import type { ServerOptions } from '@rumis/server';
import type { Command } from 'commander';
import { Failure } from '../shared/failure.js';

interface ServeOptions {
	readonly host?: string;
	readonly port?: string;
	readonly data?: string;
	readonly databaseUrl?: string;
	readonly origin?: string[];
	readonly trustProxy?: boolean | string;
	readonly web?: string;
	readonly log?: ServerOptions['log'];
	readonly botThreads?: string;
}

const HELP = `
Every option is also an environment variable: RUMIS_HOST, RUMIS_PORT, RUMIS_DATA, RUMIS_DATABASE_URL,
RUMIS_ORIGIN, RUMIS_TRUST_PROXY, RUMIS_WEB, RUMIS_LOG, RUMIS_BOT_THREADS. See docs/HOSTING.md.`;

export function addServe(program: Command): void {
	program
		.command('serve')
		.description('host online tables on this machine')
		.option('--host <address>', 'address to listen on (default: all)')
		.option('--port <n>', 'port to listen on (default: 8787)')
		.option('--data <folder>', 'data folder (default: rumis-data)')
		.option('--database-url <url>', 'store the games in PostgreSQL instead')
		.option('--origin <url...>', 'public URLs of the app, as players type them')
		.option('--trust-proxy [n]', 'trust the reverse proxy, or n of them, for client addresses')
		.option('--web <folder>', 'folder of the built web app')
		.option('--log <level>', 'silent, error, warn, info or debug')
		.option('--bot-threads <n>', 'number of bots that think in parallel')
		.addHelpText('after', HELP)
		.action(serve);
}

/** Runs until stopped. The server is lazily loaded: other commands do not need it. */
async function serve({ origin, ...options }: ServeOptions): Promise<void> {
	const { ConfigFault, StoreOpenError, settingsFrom, startServer } = await import('@rumis/server');
	const said = { ...options, ...(origin ? { origins: origin } : {}) };
	try {
		const server = await startServer(settingsFrom(said, process.env));
		console.log(`Rumis is at ${server.url}`);
		await new Promise<void>((resolve) => {
			for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
		});
		await server.close();
	} catch (error) {
		if (error instanceof ConfigFault || error instanceof StoreOpenError) throw new Failure(error.message);
		if (isAddressFault(error)) throw new Failure(error.message);
		throw error;
	}
}

const isAddressFault = (error: unknown): error is Error =>
	error instanceof Error && 'syscall' in error && error.syscall === 'listen';
