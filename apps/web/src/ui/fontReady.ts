/** On a slow network the text comes first, and its font when it can. In milliseconds. */
const LONGEST_WAIT = 3000;

/**
 * Resolves when text can be drawn in the font of the page. In another one it wraps elsewhere, and buttons would
 * move away from under a finger a moment later.
 */
export function fontReady(): Promise<unknown> {
	const loaded = document.fonts.load('1em "Figtree Variable"').catch(() => {});
	return Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))]);
}
