/** The budgets for a full board during play, and their measurement. */
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
/** Main-thread milliseconds per frame while orbiting, without the GPU. */
export const MEDIAN_WORK = 4;
export const MOST_WORK = 8;
/** Milliseconds until a picked, turned or moved stone is drawn: one frame. */
export const ONE_FRAME = 16.7;
/** Milliseconds until the legal placements of a stone are shown. */
export const LONGEST_OVERLAY = 16;
/** Bytes per stone placed and taken back: a leaked game state would be larger. */
export const MOST_GROWTH = 1000;

const WINDOW = { width: 1440, height: 900 };

export interface Turning {
	readonly calls: number;
	readonly median: number;
	readonly most: number;
}

/** Warms up, then orbits for a few hundred frames. */
async function measureTurning(page: Page): Promise<Turning> {
	await turnTable(page, 60);
	const frames = workByFrame(await traceOf(page, () => turnTable(page, 300)));
	const { mostCalls } = await graphicsOf(page);
	return { calls: mostCalls, median: quantile(frames, 0.5), most: quantile(frames, 0.95) };
}

/** The scene with 264 cubes and all overlays. */
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

/** A game for six on the largest board, halfway through, without GPU rendering. */
export async function openBusyGame(stage: Stage): Promise<Page> {
	const page = await stage.openPage({ viewport: WINDOW, reducedMotion: true });
	await gotoWatched(page, page.url().replace(/#.*/, BUSY_GAME));
	await boardReady(page);
	return page;
}

export interface Playing extends Turning {
	/** Milliseconds of the slowest responses, each including its frame. */
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

/** Each step waits for its frame, or several steps would share one. */
async function inFrames(page: Page, steps: readonly (() => Promise<void>)[]): Promise<void> {
	for (const step of steps) {
		const { frames } = await graphicsOf(page);
		await step();
		await framesDrawn(page, frames + 1);
	}
}

/** Picks one stone after the other; for each, the board shows where it fits. */
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

/** Orbits and places stones for some minutes; reports the heap size every minute. */
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
