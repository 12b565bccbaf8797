/** The browsers in which tests and scripts open pages. */
import { type Browser, chromium } from 'playwright-core';
import { findBrowser, findQuickBrowser } from '../../../scripts/browser.mjs';

/** Software drawing, so that every machine draws the same; and no talk with the browser's maker. */
const FLAGS = [
	'--use-angle=swiftshader',
	'--enable-unsafe-swiftshader',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--no-first-run',
];

/** Only the board goes through the slow imitation of a graphics card, not the whole page. */
const BOARD_ONLY = '--disable-gpu-compositing';

function launch(isWhole: boolean): Promise<Browser> {
	const executablePath = isWhole ? findBrowser() : findQuickBrowser();
	if (!executablePath) throw new Error('There is no browser. `npm test` installs one or says how.');
	// Browsers refuse to lock themselves in when root runs them, and often can't in a container.
	const isLoose = process.getuid?.() === 0 || Boolean(process.env.CI);
	return chromium.launch({
		executablePath,
		args: isWhole ? FLAGS : [...FLAGS, BOARD_ONLY],
		chromiumSandbox: !isLoose,
	});
}

/** The browser that all test files of this process share; pages are kept apart by their profiles. */
let shared: Promise<Browser> | null = null;
let isShared = false;

/** From now on the quick browser is kept when it is released, until this process ends. */
export function shareBrowser(): void {
	isShared = true;
}

/**
 * A whole browser draws as on a machine with a graphics card and has notices; it is for measuring, and never shared.
 * Everything else runs in the quickest one.
 */
export async function getBrowser(isWhole: boolean): Promise<Browser> {
	if (isWhole || !isShared) return launch(isWhole);
	// One that has crashed is replaced, so that it does not fail the files that come after.
	if (shared && !(await shared).isConnected()) shared = null;
	shared ??= launch(false);
	return shared;
}

export async function releaseBrowser(browser: Browser): Promise<void> {
	if (shared === null || browser !== (await shared)) await browser.close();
}
