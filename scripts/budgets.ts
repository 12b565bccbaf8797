/**
 * Measures the download size and load time of a first visit on a slow machine, and the cost of a full board
 * during play; fails beyond the limits. Not a test: on a busy machine, times mean little. `npm run budgets --
 * --long` also plays for ten minutes, to detect leaks.
 */
import { availableParallelism, loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import {
	builtFiles,
	FIRST_VISITS,
	type FirstVisit,
	LONGEST_WAIT,
	MOST_IN_ALL,
	MOST_SCRIPT,
	ownScripts,
	SLOWDOWN,
	sentSize,
	sum,
} from '../apps/web/test/budgets.js';
import {
	LONGEST_OVERLAY,
	MEDIAN_WORK,
	MOST_CALLS,
	MOST_GROWTH,
	MOST_WORK,
	measureFullBoard,
	measureGrowth,
	measurePlaying,
	ONE_FRAME,
	type Turning,
} from '../apps/web/test/frameBudgets.js';
import { DIST, openStage, type Stage } from '../apps/web/test/stage.js';

const ROUNDS = 3;
const LONG_MINUTES = 10;

/** Milliseconds since navigation start. */
interface Times {
	/** The first paint. */
	readonly paint: number;
	/** When a pointer move over a control first led to a new frame. */
	readonly reaction: number;
	/**
	 * The end of the last long task before a second without any. Reported, not limited: software rendering is
	 * slow here.
	 */
	readonly quiet: number;
}

/** Runs in the page. The entry may arrive late. */
function firstPaint(): Promise<number> {
	return new Promise((resolve) => {
		new PerformanceObserver((list) => {
			for (const { startTime } of list.getEntriesByName('first-contentful-paint')) resolve(startTime);
		}).observe({ type: 'paint', buffered: true });
	});
}

/** Runs in the page. Times out after a minute. */
function nextReaction(control: string): Promise<number> {
	return new Promise((resolve) => {
		setTimeout(() => resolve(Number.POSITIVE_INFINITY), 60_000);
		addEventListener('pointermove', () => {
			if (document.querySelector(control)) requestAnimationFrame(() => resolve(performance.now()));
		});
	});
}

/** Moves the pointer until the page reacts. Makes no other calls into the page, which would be delayed. */
async function reactionOf(page: Page, control: string): Promise<number> {
	const waiting = { isOver: false };
	const reaction = page.evaluate(nextReaction, control).finally(() => {
		waiting.isOver = true;
	});
	for (let step = 0; !waiting.isOver; step++) await page.mouse.move(300 + (step % 50), 300);
	return reaction;
}

/** Runs in the page. Times out after a minute. */
function whenQuiet(): Promise<number> {
	let last = 0;
	new PerformanceObserver((list) => {
		for (const { startTime, duration } of list.getEntries()) last = startTime + duration;
	}).observe({ type: 'longtask', buffered: true });
	return new Promise((resolve) => {
		const timer = setInterval(() => {
			const now = performance.now();
			if (now < last + 1000 && now < 60_000) return;
			clearInterval(timer);
			resolve(now < 60_000 ? last : Number.POSITIVE_INFINITY);
		}, 100);
	});
}

async function visit(stage: Stage, { hash, control, goal }: FirstVisit) {
	const page = await stage.openPage({ hash, cpuSlowdown: SLOWDOWN, sharpness: 1 });
	const reaction = await reactionOf(page, control);
	await page.locator(goal).first().waitFor();
	const script = sum((await ownScripts(page)).map(sentSize));
	const quiet = await page.evaluate(whenQuiet);
	const paint = await page.evaluate(firstPaint);
	await stage.clear();
	return { times: { paint, reaction, quiet }, script };
}

/** The page must be painted and react; a pointer may move before the first paint. */
const wait = ({ paint, reaction }: Times): number => Math.max(paint, reaction);

const exceeded: string[] = [];

function report(what: string, value: number, limit: number, unit: string): void {
	const digits = limit < 20 ? 1 : 0;
	console.log(`${what.padEnd(50)}${value.toFixed(digits).padStart(9)} of ${limit} ${unit}`);
	// NaN counts as exceeded.
	if (!(value <= limit)) exceeded.push(what);
}

async function reportVisit(stage: Stage, first: FirstVisit): Promise<void> {
	const rounds = [];
	for (let round = 0; round < ROUNDS; round++) rounds.push(await visit(stage, first));
	for (const { paint, reaction, quiet } of rounds.map(({ times }) => times)) {
		const [p, r, q] = [paint, reaction, quiet].map((time) => time.toFixed(0));
		console.log(`${first.name}: first paint ${p} ms, reacts ${r} ms, quiet from ${q} ms`);
	}
	const waits = rounds.map(({ times }) => wait(times)).sort((one, other) => one - other);
	report(`${first.name}: can be used`, waits[ROUNDS >> 1]!, LONGEST_WAIT, 'ms');
	report(`${first.name}: scripts, without three`, rounds[0]!.script, MOST_SCRIPT, 'bytes');
}

function reportTurning(what: string, { calls, median, most }: Turning): void {
	report(`${what}: draw calls`, calls, MOST_CALLS, 'at most');
	report(`${what}: work for a frame, median`, median, MEDIAN_WORK, 'ms');
	report(`${what}: work for a frame, 95 of 100`, most, MOST_WORK, 'ms');
}

async function reportFrames(stage: Stage): Promise<void> {
	console.log('while playing, on this processor, without the work of the graphics card:');
	reportTurning('turning 264 cubes', await measureFullBoard(stage));
	const { pick, turn, hover, ...turning } = await measurePlaying(stage);
	reportTurning('turning a game for six', turning);
	report('picking a stone, until its places are shown', pick, LONGEST_OVERLAY, 'ms');
	report('turning a stone', turn, ONE_FRAME, 'ms');
	report('moving a stone over the board', hover, ONE_FRAME, 'ms');
}

console.log(`on a processor ${SLOWDOWN} times slower than this one:`);
const [load = 0] = loadavg();
if (load > availableParallelism() / 2) {
	console.log(`This machine is busy (load ${load.toFixed(1)}): times mean little.`);
}
const stage = await openStage(DIST, true);
try {
	for (const first of FIRST_VISITS) await reportVisit(stage, first);
	await reportFrames(stage);
	if (process.argv.includes('--long')) {
		const growth = await measureGrowth(stage, LONG_MINUTES, console.log);
		report('left behind by every stone', growth, MOST_GROWTH, 'bytes');
	}
} finally {
	await stage.close();
}
report('everything there is', sum(builtFiles().map(sentSize)), MOST_IN_ALL, 'bytes');
if (exceeded.length > 0) {
	console.error(`beyond the limit: ${exceeded.join('; ')}`);
	process.exitCode = 1;
}
