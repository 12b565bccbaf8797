/** The tree of folders in docs/ARCHITECTURE.md. */
import { posix } from 'node:path';
import { FILES } from './files.js';

/** Lines indented at least this far continue the line above. */
const CONTINUED = 10;

interface Line {
	readonly depth: number;
	readonly text: string;
}

/** Joins continuation lines; each result begins with a folder. */
function joinLines(lines: readonly string[]): Line[] {
	const joined: Line[] = [];
	for (const line of lines) {
		const indent = line.search(/\S/);
		const last = joined.at(-1);
		if (indent >= CONTINUED && last) {
			joined.splice(-1, 1, { ...last, text: `${last.text}  ${line.trim()}` });
		} else joined.push({ depth: indent / 2, text: line.trim() });
	}
	return joined;
}

/** Every folder of the tree by its path. Names in brackets are inside the folder before them. */
function foldersIn(lines: readonly Line[]): string[] {
	const above: string[] = [];
	return lines.flatMap(({ depth, text }) => {
		const [own = '', ...words] = text.split(/\s+/);
		above.splice(depth, above.length, posix.join(above[depth - 1] ?? '', own));
		return [above[depth]!, ...inside(above[depth]!, words)];
	});
}

function inside(folder: string, words: readonly string[]): string[] {
	let [around, last] = [folder, folder];
	return words.flatMap((word) => {
		if (word.startsWith('(')) around = last;
		const name = word.replace(/[(),;]/g, '');
		const found = name.endsWith('/') ? [posix.join(around, name)] : [];
		if (word.endsWith(')')) around = folder;
		last = found[0] ?? last;
		return found;
	});
}

/** The direct subfolders of a folder. */
const childrenOf = (folder: string): string[] =>
	FILES.filter((path) => path.endsWith('/') && posix.join(posix.dirname(path), '/') === folder);

/** Whether a line lists only some folders. */
const isOpen = ({ text }: Line): boolean => text.includes('…');

/**
 * Folders in the tree that do not exist, and missing ones: every top-level folder, every workspace, and every
 * folder in a `src` whose line does not omit some with `…`.
 */
export function treeFaults(lines: readonly string[]): string[] {
	const joined = joinLines(lines);
	const drawn = foldersIn(joined);
	const sources = foldersIn(joined.filter((line) => !isOpen(line))).filter((path) => path.endsWith('/src/'));
	const top = FILES.filter((path) => /^[^/.]+\/$/.test(path));
	const needed = [...top, ...['packages/', 'apps/', ...sources].flatMap(childrenOf)];
	return [
		...drawn.filter((path) => !FILES.includes(path)).map((path) => `there is no ${path}`),
		...needed.filter((path) => !drawn.includes(path)).map((path) => `${path} is missing`),
	];
}
