// @ts-check
/** Opens a link in the browser of whoever sits at this machine. */
import { spawn } from 'node:child_process';

/** @typedef {{ env: Readonly<Record<string, string | undefined>>, platform: string, isTerminal: boolean }} Place */

/** @type {Place} */
const HERE = { env: process.env, platform: process.platform, isTerminal: process.stdout.isTTY === true };

/** The command that opens links here; null where nobody would see the browser.
 * @param {Place} place @returns {string[] | null} */
export function openerFor({ env, platform, isTerminal }) {
	if (env.CI || env.BROWSER === 'none' || !isTerminal) return null;
	if (platform === 'darwin') return ['open'];
	// `start` takes its first quoted word for the title of a window.
	if (platform === 'win32') return ['cmd', '/c', 'start', '""'];
	return env.DISPLAY || env.WAYLAND_DISPLAY ? ['xdg-open'] : null;
}

/** The link is printed too, so a browser that does not open is no failure.
 * @param {string} link @param {Place} [place] */
export function openBrowser(link, place = HERE) {
	const [program, ...args] = openerFor(place) ?? [];
	if (!program) return;
	const options = { detached: true, windowsVerbatimArguments: true, stdio: /** @type {const} */ ('ignore') };
	const opener = spawn(program, [...args, link], options);
	opener.on('error', () => {});
	opener.unref();
}
