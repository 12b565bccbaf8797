/**
 * For browser tests with a game server, whose data is in a temporary folder:
 *
 *     const online = useOnline();
 *     it('…', async () => {
 *         const page = await online.openPage({ hash: '#/online' });
 *         const ben = new TestClient(online.url());
 *         …
 *     });
 */
import type { RunningServer, ServerOptions } from '../../server/src/index.js';
import { newServer } from '../../server/test/server.js';
import { type TestBrowser, useBrowser } from './harness.js';
import { DIST, openStage } from './stage.js';

export { TestClient } from '../../server/test/client.js';

export interface Online extends TestBrowser {
	/** The server's address, without a trailing slash. */
	url(): string;
	server(): RunningServer;
}

/** One server and one browser for all tests of a file; the fastest browser, unless the full one is needed. */
export function useOnline(options: ServerOptions = {}, isWhole = false): Online {
	let server: RunningServer | null = null;
	const browser = useBrowser(async () => {
		server = await newServer({ web: DIST, ...options });
		// The server is closed when the tests of the file are done.
		return openStage({ link: `${server.url}/`, close() {} }, isWhole);
	});
	return { ...browser, url: () => server!.url, server: () => server! };
}
