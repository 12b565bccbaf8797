/** How much work a full board may make while one plays on it, and measuring it. */
import type { Page } from 'playwright-core';
import { framesDrawn, gotoWatched, graphicsOf } from './graphics.js';
import { press } from './hands.js';
import { BUSY_GAME } from './sampleLinks.js';
import { boardReady } from './screen.js';
import type { Stage } from './stage.js';
import { serveTestPage } from './testPage.js';
import { answersTo, quantile, traceOf, workByFrame } from './trace.js';
import { heapOf, placeAndTakeBack, turnTable } from './turning.js';

/** Draw calls of one frame. */
export const MOST_CALLS = 60;
/** Milliseconds of the main thread for a frame while the table is turned, without the graphics card. */
export const MEDIAN_WORK = 4;
export const MOST_WORK = 8;
/** Milliseconds until a stone that is picked, turned or moved is drawn: one frame. */
export const ONE_FRAME = 16.7;
/** Milliseconds until the places for a stone are shown. */
export const LONGEST_OVERLAY = 16;
/** Bytes for every stone that is placed and taken back: a forgotten state of the game would be larger. */
export const MOST_GROWTH = 1000;

const WINDOW = { width: 1440, height: 900 };

export interface Turning {
	readonly calls: number;
	readonly median: number;
	readonly most: number;
}

/** Warms up, then turns the table for a few hundred frames. */
async function measureTurning(page: Page): Promise<Turning> {
	await turnTable(page, 60);
	const frames = workByFrame(await traceOf(page, () => turnTable(page, 300)));
	const { mostCalls } = await graphicsOf(page);
	return { calls: mostCalls, median: quantile(frames, 0.5), most: quantile(frames, 0.95) };
}

/** The scene with 264 cubes and all that can be laid over them. */
export async function measureFullBoard(stage: Stage): Promise<Turning> {
	const { link, close } = await serveTestPage('fullBoard');
	try {
		const page = await stage.openPage({ viewport: WINDOW });
		await gotoWatched(page, link);
		await page.locator('canvas[data-cubes="264"]').waitFor();
		return await measureTurning(page);
	} finally {
		await stage.clear();
		close();
	}
}

/** A game for six on the largest board, half-way, without any drawing by the graphics card. */
export async function openBusyGame(stage: Stage): Promise<Page> {
	const page = await stage.openPage({ viewport: WINDOW, reducedMotion: true });
	await gotoWatched(page, page.url().replace(/#.*/, BUSY_GAME));
	await boardReady(page);
	return page;
}

export interface Playing extends Turning {
	/** Milliseconds of the slowest answers, each with the frame that shows it. */
	readonly pick: number;
	readonly turn: number;
	readonly hover: number;
}

const slowest = (answers: readonly number[]): number => quantile(answers, 0.95);

export async function measurePlaying(stage: Stage): Promise<Playing> {
	const page = await openBusyGame(stage);
	const turning = await measureTurning(page);
	const picking = () => pickAll(page);
	await picking();
	const pick = slowest(answersTo(await traceOf(page, picking), 'click'));
	const turn = slowest(answersTo(await traceOf(page, () => turnStone(page)), 'keydown'));
	const hover = slowest(answersTo(await traceOf(page, () => moveOver(page)), 'pointermove'));
	await stage.clear();
	return { ...turning, pick, turn, hover };
}

/** Each step waits for its frame, or many steps would share one. */
async function inFrames(page: Page, steps: readonly (() => Promise<void>)[]): Promise<void> {
	for (const step of steps) {
		const { frames } = await graphicsOf(page);
		await step();
		await framesDrawn(page, frames + 1);
	}
}

/** Takes one stone after the other into the hand; for each the board shows where it fits. */
async function pickAll(page: Page): Promise<void> {
	const stones = await page.locator('.play-stone').all();
	await inFrames(
		page,
		stones.map((stone) => () => press(stone)),
	);
}

async function turnStone(page: Page): Promise<void> {
	const keys = Array.from({ length: 30 }, (_, step) => 'zxy'[step % 3]!);
	await inFrames(
		page,
		keys.map((key) => () => page.keyboard.press(key)),
	);
}

async function moveOver(page: Page): Promise<void> {
	const { x, y, width, height } = (await page.locator('.stage canvas').boundingBox())!;
	for (let step = 0; step < 60; step++) {
		const angle = step / 5;
		await page.mouse.move(
			x + width / 2 + (width / 8) * Math.cos(angle),
			y + height / 2 + (height / 8) * Math.sin(angle),
		);
	}
}

/** Turns and places for so many minutes; tells every minute what the page holds on to. */
export async function measureGrowth(
	stage: Stage,
	minutes: number,
	tell: (line: string) => void,
): Promise<number> {
	const page = await openBusyGame(stage);
	const round = async () => {
		await turnTable(page, 300);
		await placeAndTakeBack(page, 20);
	};
	await round();
	const before = await heapOf(page);
	let [stones, grown] = [0, 0];
	for (let minute = 1; minute <= minutes; minute++) {
		const end = Date.now() + 60_000;
		for (; Date.now() < end; stones += 20) await round();
		grown = (await heapOf(page)) - before;
		const { objects } = await graphicsOf(page);
		tell(`after ${minute} min and ${stones} stones: ${grown} bytes more, ${objects} things on the card`);
	}
	await stage.clear();
	return grown / stones;
}
