import { limitFor, seededRandom } from '@rumis/rules';
import {
	type BuiltStone,
	coloursNeeded,
	DIFFICULTIES,
	type Difficulty,
	generatePuzzle,
	gradePuzzle,
	makePuzzleText,
	PUZZLE_LEVELS,
	type PuzzleLevel,
	parseShapeId,
	puzzleOfTheDay,
	restOfPuzzle,
	type ShapePuzzle,
	shapeIdOf,
	shippedPuzzles,
	solvePuzzle,
} from '@rumis/solver';
import { type Command, Option } from 'commander';
import { findBoard } from '../shared/boards.js';
import { Failure } from '../shared/failure.js';
import { coloursText, gradingLines, puzzleJson, puzzleLines, readPuzzle } from '../solve/puzzleText.js';
import { orderLines, packingJson, packingLines } from '../solve/solutionText.js';
import { sayDate, sayGenerate, sayShape } from '../solve/wording.js';
import { addPuzzleFrom } from './puzzleFrom.js';
import { wholeNumber } from './setupOptions.js';

interface JsonOption {
	readonly json?: boolean;
}

export function addPuzzle(program: Command): void {
	const puzzle = program
		.command('puzzle')
		.description('puzzles for one player: built-in, daily, or generated; and puzzles from a game you played')
		.enablePositionalOptions();
	addPuzzleFrom(puzzle);
	addList(puzzle);
	addShowPuzzle(puzzle);
	addDaily(puzzle);
	addMake(puzzle);
	addGrade(puzzle);
}

const levelOption = (text: string): Option => new Option('--level <level>', text).choices(PUZZLE_LEVELS);

const gradeOption = (text: string): Option => new Option('--grade <grade>', text).choices(DIFFICULTIES);

interface ListOptions extends JsonOption {
	readonly grade?: Difficulty;
	readonly level: PuzzleLevel;
	readonly shape?: string;
}

function addList(puzzle: Command): void {
	puzzle
		.command('list')
		.description('list the built-in puzzles')
		.addOption(gradeOption('only this grade'))
		.addOption(levelOption('puzzles of this level').default('free'))
		.option('--shape <id>', 'only this shape: cube-4, pisac-3')
		.option('--json', 'print JSON')
		.action(({ grade, level, shape, json }: ListOptions) => {
			const chosen = shippedPuzzles(level).filter(
				(one) => (!grade || one.grade === grade) && (!shape || one.shapeId === shape),
			);
			const line = (one: ShapePuzzle): string =>
				`${one.name.padEnd(28)} ${String(one.box.length).padStart(2)} stones to place, ${coloursText(one)}`;
			console.log(json ? JSON.stringify(chosen.map(puzzleJson)) : chosen.map(line).join('\n'));
		});
}

interface ShowOptions extends JsonOption {
	readonly solution?: boolean;
	readonly level?: PuzzleLevel;
}

const solutionLevel = (): Option => levelOption('solve it at this level (default: its own)');

function addShowPuzzle(puzzle: Command): void {
	puzzle
		.command('show')
		.description('show a puzzle')
		.argument('<puzzle>', 'name of a built-in puzzle, a file, or - for standard input')
		.option('--solution', 'also show a solution')
		.addOption(solutionLevel())
		.option('--json', 'print JSON')
		.action((source: string, options: ShowOptions) => print(readPuzzle(source), options));
}

function addDaily(puzzle: Command): void {
	puzzle
		.command('daily')
		.description('the puzzle of the day')
		.argument('[date]', 'a day like 2026-11-15 (default: today)')
		.option('--solution', 'also show a solution')
		.addOption(solutionLevel())
		.option('--json', 'print JSON')
		.action((date: string | undefined, options: ShowOptions) => {
			const daily = puzzleOfTheDay(date ?? new Date().toISOString().slice(0, 10));
			if (!daily.ok) throw new Failure(sayDate(daily.error));
			print(daily.value, options);
		});
}

function print(puzzle: ShapePuzzle, { solution, level = puzzle.level, json }: ShowOptions): void {
	const answer = solution || level !== puzzle.level ? solutionOf(puzzle, level) : null;
	if (json) {
		const extra = answer ? { solvedAt: level, solution: packingJson(answer) } : {};
		console.log(JSON.stringify({ ...puzzleJson(puzzle), ...extra }));
		return;
	}
	const order = answer && level !== 'free' ? orderLines(answer) : [];
	const whole = answer
		? ['a solution:', ...packingLines(puzzle.shape, [...puzzle.given, ...answer]), ...order]
		: [];
	console.log([...puzzleLines(puzzle), ...whole].join('\n'));
}

/** In build order, if the level demands one. */
function solutionOf(puzzle: ShapePuzzle, level: PuzzleLevel): readonly BuiltStone[] {
	const answer = solvePuzzle(puzzle, seededRandom(1), level);
	if (answer.kind === 'solution') return answer.stones;
	const at = level === 'free' ? '' : ` at the level ${level}`;
	throw new Failure(
		answer.kind === 'none'
			? `${puzzle.name}: there is no solution${at}`
			: `${puzzle.name}: no solution found${at}, but there may be one`,
	);
}

interface MakeOptions extends JsonOption {
	readonly shape: string;
	readonly players?: number;
	readonly colours?: number;
	readonly grade: Difficulty | 'whole';
	readonly level: PuzzleLevel;
	readonly seed: number;
}

function addMake(puzzle: Command): void {
	puzzle
		.command('make')
		.description('generate a random puzzle; the same seed gives the same puzzle')
		.requiredOption(
			'--shape <id>',
			'shape: cube-4, box-2x4x8, or a scenario and a number of players, pisac-3; or with --players a board file or link',
		)
		.option('-p, --players <n>', 'the shape is a board (id, file or link) for so many players', wholeNumber)
		.option('--colours <n>', 'colours (default: as few as have enough cubes)', wholeNumber)
		.addOption(
			new Option('--grade <grade>', 'difficulty; whole: the empty shape')
				.choices([...DIFFICULTIES, 'whole'])
				.default('medium'),
		)
		.addOption(levelOption('it can be solved at this level').default('free'))
		.option('--seed <n>', 'random seed', wholeNumber, 1)
		.option('--json', 'print JSON')
		.action(({ colours, grade, level, seed, json, ...what }: MakeOptions) => {
			const shape = shapeFrom(what);
			const parsed = parseShapeId(shape.shapeId);
			const fewest = parsed.ok ? coloursNeeded(parsed.value.cells.length) : 1;
			const made = generatePuzzle({ ...shape, colours: colours ?? fewest, grade, level, seed });
			if (!made.ok) throw new Failure(sayGenerate(made.error));
			const { puzzle: one, grading, solution } = made.value;
			const facts = { ...puzzleJson(one), grading, solution: packingJson(solution) };
			console.log(json ? JSON.stringify(facts) : makePuzzleText(one));
		});
}

/** Names of puzzles on this shape start with `shapeName`; a link would not be a name. */
function shapeFrom({ shape, players }: Pick<MakeOptions, 'shape' | 'players'>) {
	if (players === undefined) return { shapeId: shape, shapeName: shape };
	const board = findBoard(shape);
	if (!board.ok) throw new Failure(board.error);
	const shapeId = shapeIdOf(board.value, players);
	if (shapeId === null) throw new Failure('the name of this board is too long');
	if (!limitFor(board.value, players)) throw new Failure(sayShape({ code: 'shapePlayers' }));
	return { shapeId, shapeName: `${board.value.id}-${players}` };
}

function addGrade(puzzle: Command): void {
	puzzle
		.command('grade')
		.description('rate the difficulty of a puzzle, and explain it')
		.argument('<puzzle>', 'name of a built-in puzzle, a file, or - for standard input')
		.option('--json', 'print JSON')
		.action((source: string, { json }: JsonOption) => {
			const grading = gradePuzzle(restOfPuzzle(readPuzzle(source)));
			console.log(json ? JSON.stringify(grading) : gradingLines(grading).join('\n'));
		});
}
