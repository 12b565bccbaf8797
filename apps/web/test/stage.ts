/** The built app in a browser, for tests and scripts: one server, and pages on request. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { linkTo, listen } from '../../../scripts/address.mjs';
import { createFileServer } from '../../../scripts/serve.mjs';
import { SEED } from '../../../scripts/testing/seed.js';
import { getBrowser, releaseBrowser } from './browserProcess.js';
import { startTrace } from './evidence.js';
import { listenForNoise, type Noise } from './noise.js';

/** WEB_DIST overrides the default build. */
export const DIST = process.env.WEB_DIST ?? fileURLToPath(new URL('../dist', import.meta.url));

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** The same phone in landscape. */
export const LANDSCAPE = { width: 844, height: 390 };

/** The board, once it has drawn its first frame. */
export const BOARD_READY = '[data-board="ready"]';

/** tsx calls this in functions with inner names, including those that are sent to the page. */
const TSX_HELPER = 'globalThis.__name = (named) => named;';

/** Runs in the page: derives the seeds of its games, and all randomness in them, from the run's seed. */
function seedGames(seed: number): void {
	const bytes = crypto.getRandomValues.bind(crypto) as <T>(array: T) => T;
	let count = 0;
	crypto.getRandomValues = (array) => {
		// Ids are longer, and must stay unique after a reload.
		if (!(array instanceof Uint32Array) || array.length !== 1) return bytes(array);
		array[0] = Math.imul(seed + ++count, 2654435761);
		return array;
	};
}

/** Longer than any step takes while all cores are busy, and shorter than a test's timeout. */
const PATIENCE = 90_000;

export interface PageOptions {
	/** The page's URL hash, by default `#/`. */
	readonly hash?: string;
	readonly viewport?: { readonly width: number; readonly height: number };
	/** Touch instead of a mouse, as on a phone. */
	readonly touch?: boolean;
	readonly theme?: 'light' | 'dark';
	/** The browser's language, such as `de`. */
	readonly language?: string;
	/** False disables WebGL. */
	readonly webgl?: boolean;
	/** The CPU throttling factor. */
	readonly cpuSlowdown?: number;
	readonly reducedMotion?: boolean;
	/** The device pixel ratio: low by default, because software rendering is slow. */
	readonly sharpness?: number;
	/** Whether the service worker may cache the page; otherwise every file comes from the server. */
	readonly keeps?: boolean;
}

export interface Stage {
	/** A page in a new profile, like that of a first-time visitor. */
	openPage(options?: PageOptions): Promise<Page>;
	/** The errors of the open pages so far. */
	readonly noises: readonly Noise[];
	/** The files that the open pages have requested so far, as paths in the build folder. */
	readonly files: readonly string[];
	/** The profiles of the open pages. */
	readonly contexts: readonly BrowserContext[];
	/** Stops the server, as if the network were gone. */
	cutOff(): void;
	/** Closes all pages, and clears their errors and files. */
	clear(): Promise<void>;
	close(): Promise<void>;
}

/** A running server, and how to stop it. */
export interface Served {
	/** Its address, with a trailing slash. */
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
 * The app from a build folder, or from a server that serves it. With `isWhole` in the full browser, for
 * measurements and notifications; otherwise in the fastest one.
 */
export async function openStage(source: string | Served = DIST, isWhole = false): Promise<Stage> {
	const server = typeof source === 'string' ? await serve(source) : source;
	const browser = await getBrowser(isWhole);
	const contexts: BrowserContext[] = [];
	const noises: Noise[] = [];
	const files: string[] = [];
	const clear = async () => {
		await Promise.all(contexts.splice(0).map((context) => context.close()));
		noises.length = 0;
		files.length = 0;
	};
	return {
		noises,
		files,
		contexts,
		async openPage(options = {}) {
			const context = await browser.newContext(contextOptions(options));
			contexts.push(context);
			context.setDefaultTimeout(PATIENCE);
			await startTrace(context);
			listenForNoise(context, noises);
			context.on('requestfinished', (request) => files.push(pathIn(server.link, request.url())));
			await context.addInitScript(TSX_HELPER);
			await context.addInitScript(seedGames, SEED);
			const page = await context.newPage();
			if (options.webgl === false) await page.addInitScript(forbidWebgl);
			if (options.cpuSlowdown) await slowDown(page, options.cpuSlowdown);
			await page.goto(`${server.link}${options.hash ?? '#/'}`);
			return page;
		},
		cutOff: server.close,
		clear,
		async close() {
			await clear();
			await releaseBrowser(browser);
			server.close();
		},
	};
}
