/** The budgets for downloads and load times. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findBuiltin, makeCompact } from '@rumis/rules';
import type { Page } from 'playwright-core';
import { BOARD_READY, DIST } from './stage.js';

/** Compressed bytes of all scripts needed to play, without three. */
export const MOST_SCRIPT = 150_000;
/** Compressed bytes of all files. */
export const MOST_IN_ALL = 1_000_000;
/** Milliseconds, on a processor that is six times slower. */
export const LONGEST_WAIT = 3_000;
export const SLOWDOWN = 6;

/** The first visit of a page, until its main content is visible. */
export interface FirstVisit {
	readonly name: string;
	readonly hash: string;
	/** The selector of a control. */
	readonly control: string;
	/** The selector of the main content. */
	readonly goal: string;
}

/** A link to a game that has just started. */
const newGame = makeCompact({
	setup: { scenario: findBuiltin('chullpa')!, players: 2, mode: 'standard', start: 'yellow' },
	moves: [],
});

export const FIRST_VISITS: readonly FirstVisit[] = [
	{ name: 'home', hash: '#/', control: 'button', goal: 'main' },
	{ name: 'a game', hash: `#/game/${newGame}`, control: 'button', goal: BOARD_READY },
];

const TWIN = /\.(br|gz)$/;

/** All files of the build, without the precompressed copies. */
export const builtFiles = (): string[] =>
	readdirSync(DIST, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !TWIN.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name).slice(DIST.length + 1));

export const plainSize = (file: string): number => statSync(join(DIST, file)).size;

/** The transfer size for a browser that accepts every encoding. */
export function sentSize(file: string): number {
	const forms = ['', '.br', '.gz'].map((ending) => file + ending);
	return Math.min(...forms.filter((form) => existsSync(join(DIST, form))).map(plainSize));
}

export const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** Three renders the board. It is loaded after the page. */
const isThree = (file: string): boolean => /^assets\/three-[^/]*\.js$/.test(file);

/** Runs in the page: its requests until the board was ready; all requests if there is no board. */
function askedBefore(): string[] {
	const board = performance.getEntriesByName('board')[0]?.startTime ?? Number.POSITIVE_INFINITY;
	const all = performance.getEntriesByType('resource');
	return all.filter(({ startTime }) => startTime < board).map(({ name }) => name);
}

/** The scripts that a page has loaded before its board, without three. */
export async function ownScripts(page: Page): Promise<string[]> {
	const files = (await page.evaluate(askedBefore)).map((url) => new URL(url).pathname.slice(1));
	return [...new Set(files)].filter((file) => file.endsWith('.js') && !isThree(file));
}

/** Files and their sizes, largest first, as text. */
export const tellSizes = (files: readonly string[]): string =>
	files
		.map((file) => ({ file, size: sentSize(file) }))
		.sort((one, other) => other.size - one.size)
		.map(({ file, size }) => `${String(size).padStart(8)}  ${file}`)
		.join('\n');
