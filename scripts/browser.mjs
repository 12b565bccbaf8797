// @ts-check
/** Finds the Chromium (or Chrome, or Edge) in which the tests run, and installs one where that is easy. */
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

/** Where browsers usually are, the likeliest first.
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
	return inFolders([...(env.PATH ?? '').split(posix.delimiter), ...LINUX_FOLDERS], LINUX_NAMES);
}

/** @param {string} file */
function canRun(file) {
	try {
		accessSync(file, constants.X_OK);
		return statSync(file).isFile();
	} catch {
		return false;
	}
}

/** The browser's file, or null. CHROME_PATH or CHROMIUM_PATH name one that is elsewhere.
 * @param {Place} [place] @returns {string | null} */
export function findBrowser(place = HERE) {
	const { CHROME_PATH, CHROMIUM_PATH } = place.env;
	const chosen = [CHROME_PATH, CHROMIUM_PATH].filter((path) => path !== undefined);
	return [...chosen, ...usualPlaces(place)].find(canRun) ?? null;
}

const ADVICE =
	'The tests need a browser: install Chromium, Google Chrome or Edge, or name its file in CHROME_PATH.';

/** Finds a browser or installs one; where neither is possible, the program ends with one line of advice. */
export function ensureBrowser() {
	const found = findBrowser();
	if (found) return found;
	const failure = installWithApt('chromium');
	const installed = findBrowser();
	if (installed) return installed;
	console.error(`${failure}${ADVICE}`);
	process.exit(1);
}
