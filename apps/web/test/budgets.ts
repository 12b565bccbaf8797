/** How much the game may ask of a visitor's line and machine. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findBuiltin, makeCompact } from '@rumis/rules';
import type { Page } from 'playwright-core';
import { BOARD_READY, DIST } from './stage.js';

/** Compressed bytes of all scripts that come before one can play, without three. */
export const MOST_SCRIPT = 150_000;
/** Compressed bytes of everything there is. */
export const MOST_IN_ALL = 1_000_000;
/** Milliseconds, on a processor that is six times slower. */
export const LONGEST_WAIT = 3_000;
export const SLOWDOWN = 6;

/** The first visit of a page, up to the moment when what one came for is there. */
export interface FirstVisit {
	readonly name: string;
	readonly hash: string;
	/** Something to press. */
	readonly control: string;
	/** The element that one came for. */
	readonly goal: string;
}

/** What a link to a game carries: here one that has just begun. */
const newGame = makeCompact({
	setup: { scenario: findBuiltin('chullpa')!, players: 2, mode: 'standard', start: 'yellow' },
	moves: [],
});

export const FIRST_VISITS: readonly FirstVisit[] = [
	{ name: 'home', hash: '#/', control: 'button', goal: 'main' },
	{ name: 'a game', hash: `#/game/${newGame}`, control: 'button', goal: BOARD_READY },
];

const TWIN = /\.(br|gz)$/;

/** All files of the build, without their compressed twins. */
export const builtFiles = (): string[] =>
	readdirSync(DIST, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !TWIN.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name).slice(DIST.length + 1));

export const plainSize = (file: string): number => statSync(join(DIST, file)).size;

/** What travels to a browser that takes every compression. */
export function sentSize(file: string): number {
	const forms = ['', '.br', '.gz'].map((ending) => file + ending);
	return Math.min(...forms.filter((form) => existsSync(join(DIST, form))).map(plainSize));
}

export const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** Three draws the board. It comes when the page is already there. */
const isThree = (file: string): boolean => /^assets\/three-[^/]*\.js$/.test(file);

/** Runs in the page: what it had asked for by the time the board was there; everything where there is none. */
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

/** Files and their sizes, the largest first, for people. */
export const tellSizes = (files: readonly string[]): string =>
	files
		.map((file) => ({ file, size: sentSize(file) }))
		.sort((one, other) => other.size - one.size)
		.map(({ file, size }) => `${String(size).padStart(8)}  ${file}`)
		.join('\n');
