import { findPuzzle, type Grading, type PuzzleLevel, parsePuzzleText, type ShapePuzzle } from '@rumis/solver';
import { Failure } from '../shared/failure.js';
import { readText } from '../shared/files.js';
import { levelLines, packingJson } from './solutionText.js';
import { sayPuzzleText } from './wording.js';

/** A shipped puzzle by name, or the first line of a file. */
export function readPuzzle(source: string): ShapePuzzle {
	const shipped = findPuzzle(source);
	if (shipped) return shipped;
	const text = readText(source);
	if (!text.ok) throw new Failure(`no built-in puzzle has this name, and ${text.error}`);
	const puzzle = parsePuzzleText(text.value.split('\n', 1)[0] ?? '');
	if (!puzzle.ok) throw new Failure(`${source}: ${sayPuzzleText(puzzle.error)}`);
	return puzzle.value;
}

export const coloursText = ({ colours }: ShapePuzzle): string =>
	`${colours} ${colours === 1 ? 'colour' : 'colours'}`;

const LEVELS: Readonly<Record<PuzzleLevel, string>> = {
	free: 'stones go wherever they fit',
	touching: 'place stones from above; every stone after a colour’s first touches its own colour',
	rules: 'place stones from above; the colours take turns, and stones touch their own colour',
};

export function puzzleLines(puzzle: ShapePuzzle): string[] {
	const { name, grade, shape, given, box, level } = puzzle;
	const boxText = box.map(({ stone, colour }) => `${colour} ${stone}`).join(', ');
	return [
		`${name}: ${grade}, ${shape.cells.length} cells, ${coloursText(puzzle)}`,
		'levels from the ground up; fill the dots:',
		...levelLines(shape, given),
		`with all of these: ${boxText}`,
		...(level === 'free' ? [] : [`level ${level}: ${LEVELS[level]}`]),
	];
}

export const puzzleJson = ({ name, shapeId, colours, grade, level, shape, given, box }: ShapePuzzle) => ({
	...{ name, shape: shapeId, colours, grade, level },
	cells: shape.cells.map(({ x, y, z }) => [x, y, z]),
	given: packingJson(given),
	box,
});

export function gradingLines({
	grade,
	stones,
	completions,
	exact,
	forced,
	branching,
	effort,
}: Grading): string[] {
	return [
		`grade        ${grade}`,
		`stones       ${stones}`,
		`completions  ${exact ? completions : completions > 0 ? `${completions} or more` : 'none found quickly'}`,
		`forced       ${Math.round(forced * 100)} % of the steps`,
		`branching    ${branching.toFixed(1)} moves at the others`,
		`effort       ${effort.toFixed(1)} moves for each completion`,
	];
}
