/** In a fresh clone, `npm test` starts while the SQLite driver is still being compiled. */
import { existsSync } from 'node:fs';

/** The marker file that exists meanwhile. */
const COMPILING = process.env.RUMIS_COMPILING;

/** Whether a test file may need the driver: servers, and everything that starts programs. */
export const needsDriver = (path: string): boolean =>
	/\.slow\.test\./.test(path) ||
	!/(packages\/(?!client\/)[^/]+|apps\/web)\/(src|test)\//.test(path.replaceAll('\\', '/'));

/** Waits until the driver has been compiled, or has failed to. */
export async function compiled(marker = COMPILING): Promise<void> {
	while (marker && existsSync(marker)) await new Promise((resolve) => setTimeout(resolve, 50));
}
