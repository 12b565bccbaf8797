import type { Plugin } from 'vite';

const STYLE = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g;

/** The page's styles with the basic ones (`assets/base-….css`) first, so that all others win over them. */
function withBaseFirst(html: string): string {
	const styles = html.match(STYLE) ?? [];
	const isBase = (style: string) => style.includes('/base-');
	const sorted = [...styles.filter(isBase), ...styles.filter((style) => !isBase(style))];
	let at = 0;
	return html.replace(STYLE, () => sorted[at++] ?? '');
}

/** Styles are split along with the scripts, and then come in the order of the scripts, which says nothing. */
export const baseFirst = (): Plugin => ({
	name: 'base-first',
	apply: 'build',
	transformIndexHtml: { order: 'post', handler: withBaseFirst },
});
