/** In a fresh clone `npm test` begins while the driver of SQLite is still being compiled. */
import { existsSync } from 'node:fs';

/** There as long as that goes on. */
const COMPILING = process.env.RUMIS_COMPILING;

/** Whether a test file may need the driver: servers, and all that starts programs. */
export const needsDriver = (path: string): boolean =>
	/\.slow\.test\./.test(path) ||
	!/(packages\/(?!client\/)[^/]+|apps\/web)\/(src|test)\//.test(path.replaceAll('\\', '/'));

/** Waits until the driver has been compiled, or cannot be. */
export async function compiled(marker = COMPILING): Promise<void> {
	while (marker && existsSync(marker)) await new Promise((resolve) => setTimeout(resolve, 50));
}
