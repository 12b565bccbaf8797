/** Writes the collection that is shipped. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parsePuzzleEntry } from '../../src/puzzles/puzzleText.js';

const PATH = fileURLToPath(new URL('../../src/puzzles/puzzleData.ts', import.meta.url));

/** Each position once, easy ones first. */
export function writePuzzles(lines: readonly string[]): void {
	const byId = new Map(lines.map((line) => [parsePuzzleEntry(line)!.id, line]));
	const sorted = [...byId.values()].sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
	const text = sorted.map((line) => `${line}\n`).join('');
	writeFileSync(
		PATH,
		`/** Written by scripts/puzzles: a puzzle a line. */\nexport const PUZZLES = \`\n${text}\`;\n`,
	);
	console.log(`${sorted.length} puzzles, ${text.length} characters`);
}
