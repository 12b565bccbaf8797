// @ts-check
/** Finds the Chromium (or Chrome, or Edge) for the tests, and installs one where that is easy. */
import { accessSync, constants, statSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import { installWithApt } from './apt.mjs';

/** @typedef {{ env: Readonly<Record<string, string | undefined>>, platform: string }} Place */

/** @type {Place} */
const HERE = { env: process.env, platform: process.platform };

const LINUX_NAMES = [
	'chromium',
	'chromium-browser',
	'google-chrome',
	'google-chrome-stable',
	'chrome',
	'microsoft-edge',
	'microsoft-edge-stable',
];
/** The same browser without windows: it starts faster and uses fewer resources, but has no notifications. */
const SHELL = 'chromium-headless-shell';
const SHELL_NAMES = [SHELL, 'chrome-headless-shell'];
const LINUX_FOLDERS = [
	'/usr/bin',
	'/usr/local/bin',
	'/opt/google/chrome',
	'/opt/microsoft/msedge',
	'/snap/bin',
];
const MAC_NAMES = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
const WINDOWS_FILES = [
	'Chromium\\Application\\chrome.exe',
	'Google\\Chrome\\Application\\chrome.exe',
	'Microsoft\\Edge\\Application\\msedge.exe',
];

/** @param {readonly (string | undefined)[]} folders @param {readonly string[]} names */
const inFolders = (folders, names, combine = posix.join) =>
	folders.flatMap((folder) => (folder ? names.map((name) => combine(folder, name)) : []));

/** The usual locations of browsers, the most likely first.
 * @param {Place} place */
export function usualPlaces({ env, platform }) {
	if (platform === 'win32') {
		const folders = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA];
		return inFolders(folders, WINDOWS_FILES, win32.join);
	}
	if (platform === 'darwin') {
		const files = MAC_NAMES.map((name) => `Applications/${name}.app/Contents/MacOS/${name}`);
		return inFolders(['/', env.HOME], files);
	}
	return inFolders(linuxFolders(env), LINUX_NAMES);
}

/** @param {Place['env']} env */
const linuxFolders = (env) => [...(env.PATH ?? '').split(posix.delimiter), ...LINUX_FOLDERS];

/** @param {string} file */
function canRun(file) {
	try {
		accessSync(file, constants.X_OK);
		return statSync(file).isFile();
	} catch {
		return false;
	}
}

/** @param {Place} place */
const chosenBrowsers = ({ env: { CHROME_PATH, CHROMIUM_PATH } }) =>
	[CHROME_PATH, CHROMIUM_PATH].filter((path) => path !== undefined);

/** The path of the browser, or null. CHROME_PATH or CHROMIUM_PATH override it.
 * @param {Place} [place] @returns {string | null} */
export function findBrowser(place = HERE) {
	return [...chosenBrowsers(place), ...usualPlaces(place)].find(canRun) ?? null;
}

/** The fastest browser for headless use: the headless shell if available, otherwise the full browser.
 * @param {Place} [place] @returns {string | null} */
export function findQuickBrowser(place = HERE) {
	const shells = place.platform === 'linux' ? inFolders(linuxFolders(place.env), SHELL_NAMES) : [];
	return [...chosenBrowsers(place), ...shells].find(canRun) ?? findBrowser(place);
}

const ADVICE =
	'The tests need a browser: install Chromium, Google Chrome or Edge, or name its file in CHROME_PATH.';

/** Finds or installs a browser; if neither is possible, exits with a one-line message. */
export function ensureBrowser() {
	const found = findBrowser();
	if (found) return found;
	// Not every system has the shell, and one missing package keeps apt from installing the other.
	const failure = installWithApt('chromium', SHELL) && installWithApt('chromium');
	const installed = findBrowser();
	if (installed) return installed;
	console.error(`${failure}${ADVICE}`);
	process.exit(1);
}
