/**
 * Generates the shipped puzzles: `npx tsx packages/solver/scripts/makePuzzleData.ts`. Deterministic, so the
 * file only changes when the generator does.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { playerCounts, SCENARIOS } from '@rumis/rules';
import { findCompletion } from '../src/polycube/partial.js';
import { coloursNeeded } from '../src/polycube/stock.js';
import { generatePuzzle } from '../src/puzzles/generate.js';
import { DIFFICULTIES, type Difficulty } from '../src/puzzles/grade.js';
import { makePuzzleText, restOfPuzzle, type ShapePuzzle } from '../src/puzzles/puzzle.js';
import { parseShapeId } from '../src/puzzles/shapeId.js';

const WANTED_A_GRADE = 40;
const WANTED = WANTED_A_GRADE * DIFFICULTIES.length;
const SEEDS = 3;
const MOST_COLOURS = 6;

/**
 * The fewest colours with enough cubes; a shape that they fill exactly may still be impossible, hence one
 * more.
 */
function coloursFor(shapeId: string): readonly number[] {
	const shape = parseShapeId(shapeId);
	if (!shape.ok) throw new Error(shapeId);
	const fewest = coloursNeeded(shape.value.cells.length);
	return [fewest, fewest + 1].filter((colours) => colours <= MOST_COLOURS);
}

/** Every scenario for the fewest and the most players that six colours can fill, and the cubes. */
function shapeIds(): readonly string[] {
	const boards = SCENARIOS.flatMap((scenario) => {
		const ids = playerCounts(scenario).map((players) => `${scenario.id}-${players}`);
		const fillable = ids.filter((id) => coloursFor(id).length > 0);
		return [fillable[0]!, fillable.at(-1)!];
	});
	return ['cube-3', 'cube-4', 'cube-5', ...boards];
}

/** If the solver cannot finish it within its default budget, there would be no hints. */
const canBeSolved = (puzzle: ShapePuzzle): boolean =>
	typeof findCompletion(restOfPuzzle(puzzle)) !== 'string';

function findPuzzle(shapeId: string, grade: Difficulty | 'whole', nth: number): ShapePuzzle | null {
	const name = grade === 'whole' ? `${shapeId}-whole` : `${shapeId}-${grade}-${nth + 1}`;
	for (const colours of coloursFor(shapeId)) {
		for (let seed = nth * SEEDS; seed < (nth + 1) * SEEDS; seed++) {
			const made = generatePuzzle({ shapeId, colours, grade, seed, name });
			if (made.ok && canBeSolved(made.value.puzzle)) return made.value.puzzle;
			if (!made.ok && made.error.code !== 'wishGrade') break;
		}
	}
	return null;
}

/**
 * Empty shapes of a size that a person can hope to fill: the cubes, and every board for the fewest players.
 */
function wholeShapes(): readonly string[] {
	const boards = shapeIds().slice(3);
	return ['cube-3', 'cube-4', 'cube-5', 'coricancha-3', ...boards.filter((_, index) => index % 2 === 0)];
}

const found: ShapePuzzle[] = [];
for (const shapeId of wholeShapes()) {
	const puzzle = findPuzzle(shapeId, 'whole', 0);
	console.error(`${puzzle ? `${puzzle.name} ${puzzle.grade}` : `nothing for ${shapeId}`}`);
	if (puzzle) found.push(puzzle);
}
for (let nth = 0; found.length < WANTED; nth++) {
	for (const shapeId of shapeIds()) {
		for (const grade of DIFFICULTIES) {
			if (found.filter((puzzle) => puzzle.grade === grade).length >= WANTED_A_GRADE) continue;
			// The small cube has no puzzles of the upper grades: trying every seed would only cost time.
			if (shapeId === 'cube-3' && (grade === 'expert' || grade === 'devilish')) continue;
			const puzzle = findPuzzle(shapeId, grade, nth);
			console.error(`${puzzle?.name ?? `nothing for ${shapeId} ${grade}`} (${found.length})`);
			if (puzzle) found.push(puzzle);
		}
	}
}

const ids = [...new Set([...shapeIds(), ...wholeShapes()])];
const rank = ({ shapeId, grade }: ShapePuzzle): number =>
	ids.indexOf(shapeId) * DIFFICULTIES.length + DIFFICULTIES.indexOf(grade);
const lines = found.sort((a, b) => rank(a) - rank(b)).map((puzzle) => `\t'${makePuzzleText(puzzle)}',`);
const file = fileURLToPath(new URL('../src/puzzles/puzzleData.ts', import.meta.url));
writeFileSync(
	file,
	[
		'/** The shipped puzzles, one line each as `parsePuzzleText` reads them; made by `scripts/makePuzzleData.ts`. */',
		'export const PUZZLE_LINES: readonly string[] = [',
		...lines,
		'];',
		'',
	].join('\n'),
);
