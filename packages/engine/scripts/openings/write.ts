/** Writes the data to ship: one file per board, and the list of files. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface KindText {
	readonly name: string;
	readonly text: string;
}

const FOLDER = fileURLToPath(new URL('../../src/openings', import.meta.url));
const WRITTEN = '/** Written by scripts/openings. */';

export function writeOpenings(kinds: readonly KindText[]): void {
	mkdirSync(join(FOLDER, 'data'), { recursive: true });
	const boards = [...new Set(kinds.map(({ name }) => boardOf(name)))];
	for (const board of boards) {
		writeFileSync(
			join(FOLDER, 'data', `${board}.ts`),
			boardFile(kinds.filter(({ name }) => boardOf(name) === board)),
		);
	}
	writeFileSync(join(FOLDER, 'files.ts'), listFile(boards));
	console.log(`${kinds.reduce((sum, { text }) => sum + text.length, 0)} characters`);
}

const boardOf = (name: string): string => name.split('-')[0]!;

/** Keys consist of the number of players and the mode. */
function boardFile(kinds: readonly KindText[]): string {
	const entries = kinds.map(
		({ name, text }) => `\t'${name.slice(boardOf(name).length + 1)}': \`\n${text}\`,\n`,
	);
	return `${WRITTEN}\nexport const OPENINGS: Readonly<Record<string, string>> = {\n${entries.join('')}};\n`;
}

function listFile(boards: readonly string[]): string {
	const entries = boards.map((board) => `\t${board}: () => import('./data/${board}.js'),\n`).join('');
	return [
		WRITTEN,
		'/** A file a board. */',
		'interface OpeningFile {',
		'\treadonly OPENINGS: Readonly<Record<string, string>>;',
		'}',
		'',
		'export const OPENING_FILES: Readonly<Record<string, () => Promise<OpeningFile>>> = {',
		`${entries}};`,
		'',
	].join('\n');
}
