/** The changes to the project that a page tells its readers to make. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Block } from './page.js';

export interface Change {
	readonly path: string;
	/** Stands in the file exactly once; null for a new file. */
	readonly before: string | null;
	readonly after: string;
}

/** A diff, and a program that is a file of the project. Others are examples. */
export function changesOf({ language, label, lines }: Block): readonly Change[] {
	if (language === 'ts' && label.includes('/')) return [{ path: label, before: null, after: textOf(lines) }];
	if (language !== 'diff') return [];
	return label === '' ? filesOf(lines).flatMap(hunksOf) : hunksOf([label, ...lines]);
}

const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** A diff without a label is about several files, each after a line `+++ path`. */
function filesOf(lines: readonly string[]): readonly (readonly string[])[] {
	const files = lines.join('\n').split(/^\+\+\+ /m);
	return files.slice(1).map((file) => file.trimEnd().split('\n'));
}

/** Changes of one file at several places have `@@` between them. */
function hunksOf([path = '', ...lines]: readonly string[]): readonly Change[] {
	const hunks = lines.join('\n').split('\n@@\n');
	return hunks.map((hunk) => {
		const side = (other: string) =>
			textOf(hunk.split('\n').flatMap((line) => (line[0] === other ? [] : [line.slice(1)])));
		return { path, before: side('+'), after: side('-') };
	});
}

/** Makes the change in a copy of the project. The reader must find the one place that is meant. */
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
