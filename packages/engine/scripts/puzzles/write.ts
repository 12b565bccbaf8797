/** Writes the collection to ship. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeMove } from '@rumis/rules';
import { openPuzzle, parsePuzzleEntry } from '../../src/puzzles/puzzleText.js';

const pathOf = (file: string): string => fileURLToPath(new URL(`../../src/puzzles/${file}`, import.meta.url));

/** Each position once, easy ones first. */
export function writePuzzles(lines: readonly string[]): void {
	const byId = new Map(lines.map((line) => [parsePuzzleEntry(line)!.id, line]));
	const sorted = [...byId.values()].sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
	writeLines('puzzleData.ts', 'PUZZLES', 'a puzzle a line', sorted);
	writeLines('solutionData.ts', 'SOLUTIONS', 'the solutions, in the same order', sorted.map(solutionOf));
	console.log(`${sorted.length} puzzles, ${sorted.join('\n').length} characters`);
}

const solutionOf = (line: string): string => makeMove(openPuzzle(parsePuzzleEntry(line)!)!.solution);

function writeLines(file: string, name: string, about: string, lines: readonly string[]): void {
	const text = lines.map((line) => `${line}\n`).join('');
	writeFileSync(
		pathOf(file),
		`/** Written by scripts/puzzles: ${about}. */\nexport const ${name} = \`\n${text}\`;\n`,
	);
}
