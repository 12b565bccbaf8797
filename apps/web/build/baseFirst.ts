import type { Plugin } from 'vite';

const STYLE = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g;

/** Puts the base styles (`assets/base-….css`) first, so that all others override them. */
function withBaseFirst(html: string): string {
	const styles = html.match(STYLE) ?? [];
	const isBase = (style: string) => style.includes('/base-');
	const sorted = [...styles.filter(isBase), ...styles.filter((style) => !isBase(style))];
	let at = 0;
	return html.replace(STYLE, () => sorted[at++] ?? '');
}

/** Styles are split like the scripts and would be loaded in arbitrary order. */
export const baseFirst = (): Plugin => ({
	name: 'base-first',
	apply: 'build',
	transformIndexHtml: { order: 'post', handler: withBaseFirst },
});
