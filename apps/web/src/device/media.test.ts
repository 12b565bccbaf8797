import { afterEach, expect, it, vi } from 'vitest';
import { watchMedia } from './media.js';

/** Mimics browsers: the event is skipped if `matches` has been read since the change. */
class List extends EventTarget {
	known = false;
	now = false;

	get matches(): boolean {
		this.known = this.now;
		return this.known;
	}

	drawFrame(): void {
		if (this.known === this.now) return;
		this.known = this.now;
		this.dispatchEvent(Object.assign(new Event('change'), { matches: this.now }));
	}
}

afterEach(() => void vi.unstubAllGlobals());

it('notifies all listeners of a change, also if the value was read just before', () => {
	const list = new List();
	vi.stubGlobal('matchMedia', () => list);
	const dark = watchMedia('(prefers-color-scheme: dark)');
	const told = vi.fn();
	dark.listen(told);
	list.now = true;
	dark.matches();
	list.drawFrame();
	expect(told).toHaveBeenCalledTimes(1);
	expect(dark.matches()).toBe(true);
});

it('does not notify removed listeners', () => {
	const list = new List();
	vi.stubGlobal('matchMedia', () => list);
	const dark = watchMedia('(prefers-color-scheme: dark)');
	const told = vi.fn();
	dark.listen(told)();
	list.now = true;
	list.drawFrame();
	expect(told).not.toHaveBeenCalled();
});
