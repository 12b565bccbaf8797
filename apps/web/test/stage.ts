/** The built game in a browser, for tests and scripts: one server, and pages as asked for. */
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

/** WEB_DIST tries another build than the usual one. */
export const DIST = process.env.WEB_DIST ?? fileURLToPath(new URL('../dist', import.meta.url));

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** The same phone, held sideways. */
export const LANDSCAPE = { width: 844, height: 390 };

/** The board, once it has drawn its first frame. */
export const BOARD_READY = '[data-board="ready"]';

/** tsx calls this in functions that have names inside, also in those that are sent to the page. */
const TSX_HELPER = 'globalThis.__name = (named) => named;';

/** Runs in the page: the seeds of its games, and so all chance in them, derive from that of the test run. */
function seedGames(seed: number): void {
	const bytes = crypto.getRandomValues.bind(crypto) as <T>(array: T) => T;
	let count = 0;
	crypto.getRandomValues = (array) => {
		// Ids are longer, and must stay different after a reload.
		if (!(array instanceof Uint32Array) || array.length !== 1) return bytes(array);
		array[0] = Math.imul(seed + ++count, 2654435761);
		return array;
	};
}

/** Longer than any step takes while all cores are busy, and shorter than a test may take. */
const PATIENCE = 90_000;

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
	/** The profiles of the open pages. */
	readonly contexts: readonly BrowserContext[];
	/** The server is gone, as if the network were. */
	cutOff(): void;
	/** Closes all pages, and forgets their noises and files. */
	clear(): Promise<void>;
	close(): Promise<void>;
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
