/** The browsers for tests and scripts. */
import { type Browser, chromium } from 'playwright-core';
import { findBrowser, findQuickBrowser } from '../../../scripts/browser.mjs';

/**
 * The suggestions of the address bar are a web page of their own, which the full browser loads for every
 * window: a fifth of the processor time of a new page. The last `--disable-features` wins, so those that
 * Playwright disables are repeated.
 */
const NO_FEATURES = [
	'WebUIOmniboxPopup',
	'WebUIOmniboxFullPopup',
	...['AimEnabled', 'AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync'],
	...['DestroyProfileOnBrowserClose', 'HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades', 'LensOverlay'],
	...['MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PaintHolding'],
	...['PreconnectToSearch', 'TcpPortRandomizationWin', 'ThirdPartyStoragePartitioning'],
];

/** Software rendering, so that every machine draws the same; and no background requests of the browser. */
const FLAGS = [
	`--disable-features=${NO_FEATURES.join()}`,
	'--use-angle=swiftshader',
	'--enable-unsafe-swiftshader',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--no-first-run',
];

/** Only the board uses the slow software GPU, not the whole page. */
const BOARD_ONLY = '--disable-gpu-compositing';

function launch(isWhole: boolean): Promise<Browser> {
	const executablePath = isWhole ? findBrowser() : findQuickBrowser();
	if (!executablePath) throw new Error('There is no browser. `npm test` installs one or says how.');
	// The sandbox does not work as root, and often not in a container.
	const isLoose = process.getuid?.() === 0 || Boolean(process.env.CI);
	return chromium.launch({
		executablePath,
		args: isWhole ? FLAGS : [...FLAGS, BOARD_ONLY],
		chromiumSandbox: !isLoose,
	});
}

/** The browser shared by all test files of this process; pages have separate profiles. */
let shared: Promise<Browser> | null = null;
let isShared = false;

/** From now on the shared browser is kept when it is released, until this process ends. */
export function shareBrowser(): void {
	isShared = true;
}

/**
 * The full browser uses the GPU path and has notifications; it is for measurements, and never shared.
 * Everything else runs in the fastest one.
 */
export async function getBrowser(isWhole: boolean): Promise<Browser> {
	if (isWhole || !isShared) return launch(isWhole);
	// A crashed browser is replaced, so that later files do not fail.
	if (shared && !(await shared).isConnected()) shared = null;
	shared ??= launch(false);
	return shared;
}

export async function releaseBrowser(browser: Browser): Promise<void> {
	if (shared === null || browser !== (await shared)) await browser.close();
}
