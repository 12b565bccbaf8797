/** Orbits and places stones repeatedly, as in a long game, to measure leaks. */
import type { Page } from 'playwright-core';
import { moveCount } from './screen.js';

/** Drags the table around in small steps. */
export async function turnTable(page: Page, steps: number): Promise<void> {
	const box = (await page.locator('canvas').first().boundingBox())!;
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	await page.mouse.move(x, y);
	await page.mouse.down();
	for (let step = 1; step <= steps; step++) {
		// Back and forth, or the mouse would leave the window.
		const along = 120 * Math.sin(step / 20);
		await page.mouse.move(x + along, y + along / 4);
	}
	await page.mouse.up();
}

/** Picks a stone, turns it, places it and takes it back, by keyboard. */
export async function placeAndTakeBack(page: Page, times: number): Promise<void> {
	await page.locator('[role="grid"] td[tabindex="0"]').focus();
	const before = await moveCount(page);
	for (let time = 0; time < times; time++) {
		for (const key of ['.', 'z', 'n', 'Enter']) await page.keyboard.press(key);
		if ((await moveCount(page)) !== before + 1) throw new Error('the stone could not be placed');
		await page.keyboard.press('u');
		if ((await moveCount(page)) !== before) throw new Error('the move could not be taken back');
	}
}

/** Owned by the browser: compiled code, and its own profiling data. */
const NOT_OURS = new Set(['code', 'native', 'hidden', 'synthetic', 'object shape']);

/** The part of a heap snapshot that is read here: a table of numbers, and its schema. */
interface Snapshot {
	readonly snapshot: {
		readonly meta: {
			readonly node_fields: readonly string[];
			readonly node_types: readonly [readonly string[], ...unknown[]];
		};
	};
	readonly nodes: readonly number[];
}

/** The bytes retained by the page's scripts, after garbage collection. */
export async function heapOf(page: Page): Promise<number> {
	const { snapshot, nodes } = await takeSnapshot(page);
	const { node_fields: fields, node_types: types } = snapshot.meta;
	const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
	let sum = 0;
	for (let node = 0; node < nodes.length; node += fields.length) {
		if (!NOT_OURS.has(types[0][nodes[node + type]!]!)) sum += nodes[node + size]!;
	}
	return sum;
}

async function takeSnapshot(page: Page): Promise<Snapshot> {
	const session = await page.context().newCDPSession(page);
	const chunks: string[] = [];
	session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
	// Objects freed in the first round may release more in the second.
	for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
	await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
	await session.detach();
	return JSON.parse(chunks.join(''));
}
