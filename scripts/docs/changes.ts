/** The changes to the project that a walkthrough describes. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Block } from './page.js';

export interface Change {
	readonly path: string;
	/** Occurs exactly once in the file; null for a new file. */
	readonly before: string | null;
	readonly after: string;
}

/** A diff, or a program with a path in the project. Other blocks are examples. */
export function changesOf({ language, label, lines }: Block): readonly Change[] {
	if (language === 'ts' && label.includes('/')) return [{ path: label, before: null, after: textOf(lines) }];
	if (language !== 'diff') return [];
	return label === '' ? filesOf(lines).flatMap(hunksOf) : hunksOf([label, ...lines]);
}

const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** A diff without a label covers several files, each after a line `+++ path`. */
function filesOf(lines: readonly string[]): readonly (readonly string[])[] {
	const files = lines.join('\n').split(/^\+\+\+ /m);
	return files.slice(1).map((file) => file.trimEnd().split('\n'));
}

/** Changes at several places of one file are separated by `@@`. */
function hunksOf([path = '', ...lines]: readonly string[]): readonly Change[] {
	const hunks = lines.join('\n').split('\n@@\n');
	return hunks.map((hunk) => {
		const side = (other: string) =>
			textOf(hunk.split('\n').flatMap((line) => (line[0] === other ? [] : [line.slice(1)])));
		return { path, before: side('+'), after: side('-') };
	});
}

/** Applies the change in a copy of the project. The place must be unambiguous. */
export function applyChange(root: string, { path, before, after }: Change): void {
	const file = join(root, path);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, before === null ? after : replaced(path, readFileSync(file, 'utf8'), before, after));
}

function replaced(path: string, text: string, before: string, after: string): string {
	const parts = text.split(before);
	if (parts.length !== 2) throw new Error(`${path}: found ${parts.length - 1} times:\n${before}`);
	return parts.join(after);
}
