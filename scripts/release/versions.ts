/** The version of the packages, which is the same for all. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspacesIn } from '../workspaces.js';

const VERSION = /^(\d+)\.(\d+)\.(\d+)(-[\w.]+)?$/;

export const isVersion = (text: string): boolean => VERSION.test(text);

/** Whether a version is later than another; a suffix such as `-beta.1` comes before the plain one. */
export function isLater(version: string, than: string): boolean {
	const [a, b] = [VERSION.exec(version)!, VERSION.exec(than)!];
	for (const part of [1, 2, 3]) {
		if (Number(a[part]) !== Number(b[part])) return Number(a[part]) > Number(b[part]);
	}
	if (a[4] === undefined || b[4] === undefined) return a[4] === undefined && b[4] !== undefined;
	return a[4].localeCompare(b[4], 'en', { numeric: true }) > 0;
}

/** Edits the text in place, so that the diff shows only versions. */
function edit(path: string, change: (text: string) => string): void {
	writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** Sets the version of the project and all its packages, including references to each other. */
export function setVersions(root: string, version: string): void {
	const own = workspacesIn(root);
	const names = own.map(({ manifest }) => manifest.name).join('|');
	const needed = new RegExp(`^(\\s+"(?:${names})": )"\\d[^"]*"`, 'gm');
	for (const path of ['.', ...own.map((workspace) => workspace.path)]) {
		edit(join(root, path, 'package.json'), (text) =>
			text.replace(/^(\t"version": )"[^"]*"/m, `$1"${version}"`).replace(needed, `$1"${version}"`),
		);
	}
}
