/** The work of a page's main thread, from a Chromium trace. */
import type { Page } from 'playwright-core';

interface TraceEvent {
	readonly name: string;
	readonly pid: number;
	readonly tid: number;
	/** Microseconds: start, duration, and processor time. */
	readonly ts: number;
	readonly dur?: number;
	readonly tdur?: number;
	readonly args: { readonly data?: { readonly type?: string } };
}

/** A task of the main thread. */
export interface Work {
	readonly name: string;
	/** The event type: `click`, `pointermove` … */
	readonly type: string;
	readonly start: number;
	readonly end: number;
	/** Milliseconds of processor time: without waiting, so without the GPU. */
	readonly busy: number;
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Traces the main thread during an action on the page. */
export async function traceOf(page: Page, deed: () => Promise<void>): Promise<readonly Work[]> {
	const session = await page.context().newCDPSession(page);
	const events: TraceEvent[] = [];
	session.on('Tracing.dataCollected', ({ value }) => {
		events.push(...(value as unknown as TraceEvent[]));
	});
	await session.send('Tracing.start', {
		transferMode: 'ReportEvents',
		traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
	});
	await deed();
	const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
	await session.send('Tracing.end');
	await complete;
	await session.detach();
	return workOf(events);
}

/** The thread that runs animation frames is the page's main thread. */
function workOf(events: readonly TraceEvent[]): readonly Work[] {
	const frame = events.find(({ name }) => name === 'FireAnimationFrame');
	return events
		.filter(({ pid, tid, dur }) => pid === frame?.pid && tid === frame.tid && dur !== undefined)
		.map(({ name, args, ts, dur = 0, tdur }) => ({
			name,
			type: args.data?.type ?? '',
			start: ts,
			end: ts + dur,
			busy: (tdur ?? dur) / 1000,
		}))
		.sort((one, other) => one.start - other.start);
}

/** The work of each frame: all tasks from one animation frame to the next. */
export function workByFrame(work: readonly Work[]): readonly number[] {
	const starts = work.filter(({ name }) => name === 'FireAnimationFrame').map(({ start }) => start);
	const tasks = work.filter(({ name }) => name === 'RunTask');
	const frames = new Array<number>(Math.max(0, starts.length - 1)).fill(0);
	let at = 0;
	for (const task of tasks) {
		while (at < frames.length && task.end > starts[at + 1]!) at++;
		if (at < frames.length && task.end > starts[0]!) frames[at]! += task.busy;
	}
	return frames;
}

/** For each event of this type, its own work plus that of the next frame. */
export function answersTo(work: readonly Work[], type: string): readonly number[] {
	const frames = work.filter(({ name }) => name === 'FireAnimationFrame');
	return work
		.filter((one) => one.name === 'EventDispatch' && one.type === type)
		.flatMap(({ end, busy }) => {
			const frame = frames.find(({ start }) => start >= end);
			return frame ? [busy + frame.busy] : [];
		});
}

/** The quantile of the values. */
export function quantile(values: readonly number[], part: number): number {
	const sorted = [...values].sort((one, other) => one - other);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
