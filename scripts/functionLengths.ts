/** Measures how long functions are: `npx tsx scripts/functionLengths.ts`. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-api';
import { readSources } from './imports/sources.js';

/** How many of the longest functions are listed. */
const NAMED = 10;

interface Measured {
	readonly path: string;
	readonly name: string;
	readonly lines: number;
}

/** Named functions count: declarations, methods, and assigned functions. Callbacks are part of these. */
function nameOf(node: ts.Node): string | null {
	if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return null;
	const named = ts.isVariableDeclaration(node.parent) || ts.isPropertyAssignment(node.parent);
	return (node.name ?? (named ? node.parent.name : null))?.getText() ?? null;
}

export function functionsIn(path: string, text: string): readonly Measured[] {
	const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
	const lineAt = (at: number) => file.getLineAndCharacterOfPosition(at).line;
	const found: Measured[] = [];
	const visit = (node: ts.Node): void => {
		const name = nameOf(node);
		if (name !== null) found.push({ path, name, lines: lineAt(node.end) - lineAt(node.getStart()) + 1 });
		ts.forEachChild(node, visit);
	};
	visit(file);
	return found;
}

/** All functions of the project, except those in language files. */
export function measureAll(): readonly Measured[] {
	const root = fileURLToPath(new URL('..', import.meta.url));
	const paths = [...readSources(root).keys()].filter((path) => !/\/i18n\/..\//.test(path));
	return paths.flatMap((path) => functionsIn(path, readFileSync(`${root}${path}`, 'utf8')));
}

/** Function lengths: median, 95th percentile, and maximum. */
export function summaryOf(all: readonly Measured[]) {
	const lengths = all.map(({ lines }) => lines).sort((a, b) => a - b);
	const at = (share: number) => lengths[Math.floor((lengths.length - 1) * share)] ?? 0;
	return { median: at(0.5), most95: at(0.95), most: at(1) };
}

const row = (name: string, ...cells: readonly (string | number)[]): string =>
	name.padEnd(18) + cells.map((cell) => String(cell).padStart(10)).join('');

function print(all: readonly Measured[]): void {
	const workspaces = new Set(all.map(({ path }) => path.split('/', 2).join('/')));
	console.log(row('lines a function', 'functions', 'median', '95 %', 'most'));
	for (const name of [...workspaces, '']) {
		const some = all.filter(({ path }) => path.startsWith(name));
		console.log(row(name || 'all', some.length, ...Object.values(summaryOf(some))));
	}
	const longest = all.toSorted((a, b) => b.lines - a.lines).slice(0, NAMED);
	for (const { lines, path, name } of longest) console.log(`${lines} ${path} ${name}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) print(measureAll());
