/** Input by mouse, touch and keyboard. Nothing here waits for frames, which software rendering makes slow. */
import type { CDPSession, Locator, Page } from 'playwright-core';
import type { Point } from './pointer.js';

/** Runs in the page: the centre of an element to press, or the element that covers it. */
function middleOf(element: Element): Point | string {
	element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
	const { left, top, width, height } = element.getBoundingClientRect();
	const [x, y] = [left + width / 2, top + height / 2];
	const name = (it: Element | null) => it?.getAttribute('aria-label') ?? it?.textContent?.trim() ?? 'nothing';
	if (element.matches(':disabled, :has(> input:disabled)')) return `"${name(element)}" cannot be pressed now`;
	const hit = document.elementFromPoint(x, y);
	return element.contains(hit) ? { x, y } : `"${name(element)}" is covered by "${name(hit)}"`;
}

async function middle(target: Locator): Promise<Point> {
	const found = await target.evaluate(middleOf);
	if (typeof found === 'string') throw new Error(found);
	return found;
}

/** Clicks an element with the mouse. */
export async function press(target: Locator): Promise<void> {
	const { x, y } = await middle(target);
	await target.page().mouse.click(x, y);
}

/** Taps an element with a finger. */
export async function tap(target: Locator): Promise<void> {
	const { x, y } = await middle(target);
	await target.page().touchscreen.tap(x, y);
}

/** One finger per list of points: all go down at the first point, along the others together, and up. */
export async function swipe(page: Page, ...ways: readonly (readonly Point[])[]): Promise<void> {
	const session = await page.context().newCDPSession(page);
	const steps = Math.max(...ways.map(({ length }) => length));
	for (let step = 0; step < steps; step++) {
		const touchPoints = ways.map((way, id) => ({ ...way[Math.min(step, way.length - 1)]!, id }));
		await touch(session, step === 0 ? 'touchStart' : 'touchMove', touchPoints);
	}
	await touch(session, 'touchEnd', []);
	await session.detach();
}

const touch = (
	session: CDPSession,
	type: 'touchStart' | 'touchMove' | 'touchEnd',
	touchPoints: readonly (Point & { id: number })[],
) => session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });

/** Two fingers on opposite sides of a point that rotate around it, clockwise for positive radians. */
export function twist(page: Page, { x, y }: Point, radians: number): Promise<void> {
	const [radius, steps] = [60, 8];
	const way = (from: number) =>
		Array.from({ length: steps + 1 }, (_, step) => {
			const angle = from + (radians * step) / steps;
			return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
		});
	return swipe(page, way(0), way(Math.PI));
}

/** The accessible name and role of the focused element. */
export const focused = (page: Page): Promise<string> =>
	page.evaluate(() => {
		const element = document.activeElement;
		const named = element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
		return `${element?.getAttribute('role') ?? element?.tagName.toLowerCase() ?? 'nothing'}: ${named}`;
	});

/** Presses Tab until an element with this selector has the focus; returns the stops on the way. */
export async function tabTo(page: Page, selector: string): Promise<readonly string[]> {
	const way: string[] = [];
	const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
	while (!(await isThere())) {
		if (way.length > 40) throw new Error(`Tab never reaches ${selector}, only ${way.join(' → ')}`);
		await page.keyboard.press('Tab');
		way.push(await focused(page));
	}
	return way;
}
