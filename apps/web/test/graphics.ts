/** Instruments the WebGL calls of a page from outside, without support from the app. */
import type { Page } from 'playwright-core';

export interface Graphics {
	/** Draw calls of the most expensive frame so far, including shadows. */
	mostCalls: number;
	/** Frames that drew something. */
	frames: number;
	/** Buffers, textures and other GPU objects. */
	objects: number;
}

/** Runs in the page before anything else. Without drawing, everything but the GPU's own work is done. */
function watch(isDrawing: boolean): void {
	const graphics: Graphics = { mostCalls: 0, frames: 0, objects: 0 };
	let calls = 0;
	type Method = (this: unknown, ...args: unknown[]) => unknown;
	const card = WebGL2RenderingContext.prototype as unknown as Record<string, Method>;
	const wrap = (name: string, before: () => boolean) => {
		const method = card[name]!;
		card[name] = function (...args) {
			return before() ? method.apply(this, args) : undefined;
		};
	};
	for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced']) {
		wrap(name, () => {
			calls++;
			return isDrawing;
		});
	}
	for (const kind of ['Buffer', 'Texture', 'VertexArray', 'Framebuffer', 'Renderbuffer', 'Program']) {
		for (const [deed, by] of [['create', 1] as const, ['delete', -1] as const]) {
			wrap(`${deed}${kind}`, () => {
				graphics.objects += by;
				return true;
			});
		}
	}
	const ask = requestAnimationFrame;
	globalThis.requestAnimationFrame = (draw) =>
		ask((now) => {
			calls = 0;
			draw(now);
			graphics.mostCalls = Math.max(graphics.mostCalls, calls);
			if (calls > 0) graphics.frames++;
		});
	Object.assign(globalThis, { graphics });
}

/** Navigates this page to a URL with its graphics instrumented. */
export async function gotoWatched(page: Page, link: string, { isDrawing = false } = {}): Promise<void> {
	await page.addInitScript(watch, isDrawing);
	await page.goto('about:blank');
	await page.goto(link);
}

export const graphicsOf = (page: Page): Promise<Graphics> =>
	page.evaluate(() => (globalThis as unknown as { graphics: Graphics }).graphics);

/** Waits until a number of frames have been drawn. */
export const framesDrawn = async (page: Page, count: number): Promise<void> => {
	await page.waitForFunction(
		(wanted) => (globalThis as unknown as { graphics: Graphics }).graphics.frames >= wanted,
		count,
		{ polling: 30 },
	);
};
