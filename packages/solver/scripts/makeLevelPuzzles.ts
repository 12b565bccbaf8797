/**
 * Generates the shipped puzzles that ask for more than filling a shape: `npx tsx
 * packages/solver/scripts/makeLevelPuzzles.ts`. Deterministic.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '@rumis/rules';
import { generatePuzzle } from '../src/puzzles/generate.js';
import { DIFFICULTIES, type Difficulty } from '../src/puzzles/grade.js';
import { makePuzzleText, type ShapePuzzle } from '../src/puzzles/puzzle.js';
import { solvePuzzle } from '../src/puzzles/solvePuzzle.js';
import { ORDER_LEVELS, type OrderLevel } from '../src/rules/buildOrder.js';

const WANTED_A_GRADE = 8;
/**
 * Shapes with the number of colours that fill them: the cubes of the rulebooks, and boards for the fewest
 * players.
 */
const SHAPES: readonly (readonly [string, number])[] = [
	...[['cube-3', 1] as const, ['cube-3', 2] as const, ['cube-4', 2] as const, ['cube-5', 4] as const],
	...[['chullpa-2', 2] as const, ['pirka-2', 2] as const, ['tambo-2', 2] as const],
	...[['coricancha-2', 3] as const, ['pisac-2', 3] as const, ['cucho-2', 3] as const],
];
const ROUNDS = 6;

/** The solver must be able to give hints for it. */
const canBeSolved = (puzzle: ShapePuzzle): boolean =>
	solvePuzzle(puzzle, seededRandom(1)).kind === 'solution';

function puzzlesOf(level: OrderLevel, grade: Difficulty): readonly ShapePuzzle[] {
	const found: ShapePuzzle[] = [];
	for (let seed = 1; seed <= ROUNDS; seed++) {
		for (const [shapeId, colours] of SHAPES) {
			if (found.length >= WANTED_A_GRADE) return found;
			const number = found.filter((puzzle) => puzzle.shapeId === shapeId).length + 1;
			const name = `${shapeId}-${level}-${grade}-${number}`;
			const made = generatePuzzle({ shapeId, colours, grade, level, seed: 100 * colours + seed, name });
			if (made.ok && canBeSolved(made.value.puzzle)) found.push(made.value.puzzle);
			console.error(`${made.ok ? name : `nothing for ${name}`} (${found.length})`);
		}
	}
	return found;
}

const listOf = (level: OrderLevel): string =>
	[
		`export const ${level.toUpperCase()}_LINES: readonly string[] = [`,
		...DIFFICULTIES.flatMap((grade) => puzzlesOf(level, grade)).map(
			(puzzle) => `\t'${makePuzzleText(puzzle)}',`,
		),
		'];',
	].join('\n');

const head =
	'/** Shipped puzzles in which colours matter, one line each; made by `scripts/makeLevelPuzzles.ts`. */';
const file = fileURLToPath(new URL('../src/puzzles/levelPuzzleData.ts', import.meta.url));
writeFileSync(file, `${[head, ...ORDER_LEVELS.map(listOf)].join('\n')}\n`);
