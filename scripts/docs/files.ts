/** The files of the project, and whether a name in a document is one of them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { ROOT } from '../workspaces.js';
import type { Found, Page } from './page.js';

/** Generated files, which documents may also mention. */
const IGNORED = readFileSync(join(ROOT, '.gitignore'), 'utf8')
	.split('\n')
	.map((line) => line.replace(/^\/|\/$/g, ''))
	.filter((line) => line !== '' && !line.includes('*'));

function walk(folder: string): string[] {
	return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
		if (entry.name === '.git' || IGNORED.includes(entry.name)) return [];
		const path = posix.join(folder, entry.name);
		return entry.isDirectory() ? [`${path}/`, ...walk(path)] : [path];
	});
}

/** All files, and all folders with a trailing slash. */
export const FILES: readonly string[] = walk('.');

/** Sources also without `src` in their path, as documents abbreviate them. */
const KNOWN = FILES.flatMap((path) => [path, path.replace('/src/', '/')]).map((path) => `/${path}`);

const TOP_FOLDERS = FILES.filter((path) => /^[^/]+\/$/.test(path));
const isOfProject = (name: string): boolean =>
	/^[\w.*-]+(\/[\w.*-]+)*\/?$/.test(name) &&
	(/\.(tsx?|mjs|md|css)$|[^/]\/$/.test(name) || TOP_FOLDERS.some((folder) => name.startsWith(folder)));

/** `*`, `NAME` and the `x` of `x.test.ts` match any name. */
const patternOf = (name: string): RegExp =>
	new RegExp(
		`/${name
			.replace(/\./g, '\\.')
			.replace(/\*|\b[A-Z]{4,}(?=[./]|\\)|^x(?=\\)/g, '[^/]*')
			.replace(/\/$/, '')}/?$`,
	);

const exists = (name: string): boolean => {
	const pattern = patternOf(name);
	return KNOWN.some((path) => pattern.test(path));
};

/** Files that a page shows or creates itself. */
const ownFiles = ({ blocks }: Page): readonly string[] => blocks.map(({ label }) => label);

export const at = ({ path }: Page, { line }: { readonly line: number }, what: string): string =>
	`${path}:${line}: ${what}`;

/** Names of files and folders that do not exist. */
export function missingFiles(page: Page): string[] {
	const isMissing = ({ text }: Found): boolean =>
		isOfProject(text) &&
		!ownFiles(page).includes(text) &&
		!text.split('/').some((part) => IGNORED.includes(part)) &&
		!exists(text);
	return page.spans.filter(isMissing).map((span) => at(page, span, `there is no ${span.text}`));
}

/** Broken links. External links are not followed. */
export function brokenLinks(page: Page, pages: readonly Page[]): string[] {
	return page.links
		.filter(({ text }) => !/^[a-z]+:/.test(text))
		.filter(({ text }) => !leadsSomewhere(page, text, pages))
		.map((link) => at(page, link, `the link ${link.text} leads nowhere`));
}

function leadsSomewhere(page: Page, link: string, pages: readonly Page[]): boolean {
	const [file = '', anchor] = link.split('#');
	const path = file === '' ? page.path : posix.join(dirname(page.path), file);
	const target = pages.find((other) => other.path === path);
	if (anchor !== undefined) return target?.anchors.has(anchor) ?? false;
	return target !== undefined || existsSync(join(ROOT, path));
}
