/** The maximum wait on a slow network, in milliseconds; then text is shown in a fallback font. */
const LONGEST_WAIT = 3000;

/**
 * Resolves when the page's font is ready. With a fallback font, text would wrap differently and buttons would
 * move a moment later.
 */
export function fontReady(): Promise<unknown> {
	const loaded = document.fonts.load('1em "Figtree Variable"').catch(() => {});
	return Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))]);
}
