/** The built game in a browser, for tests and scripts: one server, one browser, pages as asked for. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { linkTo, listen } from '../../../scripts/address.mjs';
import { findBrowser, findQuickBrowser } from '../../../scripts/browser.mjs';
import { createFileServer } from '../../../scripts/serve.mjs';
import { listenForNoise, type Noise } from './noise.js';

/** WEB_DIST tries another build than the usual one. */
export const DIST = process.env.WEB_DIST ?? fileURLToPath(new URL('../dist', import.meta.url));

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** The board, once it has drawn its first frame. */
export const BOARD_READY = '[data-board="ready"]';

/** Software drawing, so that every machine draws the same; and no talk with the browser's maker. */
const FLAGS = [
	'--use-angle=swiftshader',
	'--enable-unsafe-swiftshader',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--no-first-run',
];

/** tsx calls this in functions that have names inside, also in those that are sent to the page. */
const TSX_HELPER = 'globalThis.__name = (named) => named;';

/** Longer than any step takes while all cores are busy. */
const PATIENCE = 120_000;

export interface PageOptions {
	/** Which page of the game: `#/` unless told. */
	readonly hash?: string;
	readonly viewport?: { readonly width: number; readonly height: number };
	/** A finger instead of a mouse, as on a phone. */
	readonly touch?: boolean;
	readonly theme?: 'light' | 'dark';
	/** What the browser asks for, such as `de`. */
	readonly language?: string;
	/** False: the browser has no WebGL. */
	readonly webgl?: boolean;
	/** How many times slower the processor is. */
	readonly cpuSlowdown?: number;
	readonly reducedMotion?: boolean;
	/** Pixels of the screen for each one of the page: few unless told, because software draws every one. */
	readonly sharpness?: number;
	/** Whether the page may keep itself on the device; else every page comes from the server, file by file. */
	readonly keeps?: boolean;
}

export interface Stage {
	/** A page in a profile of its own, as a visitor who was never here has it. */
	openPage(options?: PageOptions): Promise<Page>;
	/** What went wrong in the open pages, since the first one. */
	readonly noises: readonly Noise[];
	/** The files that the open pages have got so far, as paths in the folder of the build. */
	readonly files: readonly string[];
	/** The server is gone, as if the network were. */
	cutOff(): void;
	/** Closes all pages, and forgets their noises and files. */
	clear(): Promise<void>;
	close(): Promise<void>;
}

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

/** Where the game is: a server that is there already, and how to end it. */
export interface Served {
	/** Its address, with a slash at the end. */
	readonly link: string;
	readonly close: () => void;
}

async function serve(folder: string): Promise<Served> {
	if (!existsSync(join(folder, 'index.html'))) throw new Error(`${folder} is not built: npm run build`);
	const server = createFileServer(folder);
	const address = await listen(server, { port: 0, host: '127.0.0.1' });
	if (typeof address === 'string') throw new Error(address);
	const close = () => {
		server.close();
		server.closeAllConnections();
	};
	return { link: linkTo(address), close };
}

function contextOptions(options: PageOptions): BrowserContextOptions {
	const {
		viewport = DESKTOP,
		touch = false,
		theme = 'light',
		language = 'en',
		reducedMotion = false,
		sharpness = 0.25,
		keeps = false,
	} = options;
	return {
		viewport,
		deviceScaleFactor: sharpness,
		hasTouch: touch,
		isMobile: touch,
		colorScheme: theme,
		locale: language,
		reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
		serviceWorkers: keeps ? 'allow' : 'block',
	};
}

/** Runs in the page, before anything else does. */
function forbidWebgl(): void {
	for (const canvas of [HTMLCanvasElement.prototype, OffscreenCanvas.prototype]) {
		const getContext = canvas.getContext as (this: unknown, kind: string, ...rest: unknown[]) => unknown;
		Object.assign(canvas, {
			getContext(this: unknown, kind: string, ...rest: unknown[]) {
				return kind.includes('webgl') ? null : getContext.call(this, kind, ...rest);
			},
		});
	}
}

async function slowDown(page: Page, rate: number): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate });
}

function pathIn(link: string, url: string): string {
	return url.replace(link, '').replace(/[?#].*$/, '') || 'index.html';
}

/**
 * The game from a folder with a build of it, or from a server that serves it. To measure, or for notices, in a whole
 * browser that draws as on a machine with a graphics card; else in what is quicker.
 */
export async function openStage(source: string | Served = DIST, isWhole = false): Promise<Stage> {
	const server = typeof source === 'string' ? await serve(source) : source;
	const browser = await launch(isWhole);
	const noises: Noise[] = [];
	const files: string[] = [];
	return {
		noises,
		files,
		async openPage(options = {}) {
			const context = await browser.newContext(contextOptions(options));
			context.setDefaultTimeout(PATIENCE);
			listenForNoise(context, noises);
			context.on('requestfinished', (request) => files.push(pathIn(server.link, request.url())));
			await context.addInitScript(TSX_HELPER);
			const page = await context.newPage();
			if (options.webgl === false) await page.addInitScript(forbidWebgl);
			if (options.cpuSlowdown) await slowDown(page, options.cpuSlowdown);
			await page.goto(`${server.link}${options.hash ?? '#/'}`);
			return page;
		},
		cutOff: server.close,
		async clear() {
			await Promise.all(browser.contexts().map((context) => context.close()));
			noises.length = 0;
			files.length = 0;
		},
		async close() {
			await browser.close();
			server.close();
		},
	};
}
