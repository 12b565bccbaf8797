import {
	findCompletion,
	GRADES,
	type Grade,
	generatePuzzle,
	gradePuzzle,
	makePuzzleText,
	type Puzzle,
	parseShapeId,
	puzzleOfTheDay,
	restOfPuzzle,
	shippedPuzzles,
} from '@rumis/solver';
import { type Command, Option } from 'commander';
import { Failure } from '../failure.js';
import {
	coloursText,
	gradingLines,
	inBoxColours,
	puzzleJson,
	puzzleLines,
	readPuzzle,
} from '../solve/puzzleText.js';
import { packingJson, packingLines } from '../solve/solutionText.js';
import { sayDate, sayGenerate } from '../solve/wording.js';
import { wholeNumber } from './setupOptions.js';

interface JsonOption {
	readonly json?: boolean;
}

export function addPuzzle(program: Command): void {
	const puzzle = program
		.command('puzzle')
		.description('puzzles for one player: shipped, of the day, or made to order');
	addList(puzzle);
	addShowPuzzle(puzzle);
	addDaily(puzzle);
	addMake(puzzle);
	addGrade(puzzle);
}

const gradeOption = (text: string): Option => new Option('--grade <grade>', text).choices(GRADES);

interface ListOptions extends JsonOption {
	readonly grade?: Grade;
	readonly shape?: string;
}

function addList(puzzle: Command): void {
	puzzle
		.command('list')
		.description('list the shipped puzzles')
		.addOption(gradeOption('only of this grade'))
		.option('--shape <id>', 'only of this shape: cube-4, pisac-3')
		.option('--json', 'print JSON')
		.action(({ grade, shape, json }: ListOptions) => {
			const chosen = shippedPuzzles().filter(
				(one) => (!grade || one.grade === grade) && (!shape || one.shapeId === shape),
			);
			const line = (one: Puzzle): string =>
				`${one.name.padEnd(28)} ${String(one.box.length).padStart(2)} stones to place, ${coloursText(one)}`;
			console.log(json ? JSON.stringify(chosen.map(puzzleJson)) : chosen.map(line).join('\n'));
		});
}

interface ShowOptions extends JsonOption {
	readonly solution?: boolean;
}

function addShowPuzzle(puzzle: Command): void {
	puzzle
		.command('show')
		.description('show a puzzle')
		.argument('<puzzle>', 'name of a shipped puzzle, a file, or - for standard input')
		.option('--solution', 'also show a solution')
		.option('--json', 'print JSON')
		.action((source: string, options: ShowOptions) => print(readPuzzle(source), options));
}

function addDaily(puzzle: Command): void {
	puzzle
		.command('daily')
		.description('the puzzle of the day')
		.argument('[date]', 'a day like 2026-11-15 (default: today)')
		.option('--solution', 'also show a solution')
		.option('--json', 'print JSON')
		.action((date: string | undefined, options: ShowOptions) => {
			const daily = puzzleOfTheDay(date ?? new Date().toISOString().slice(0, 10));
			if (!daily.ok) throw new Failure(sayDate(daily.error));
			print(daily.value, options);
		});
}

function print(puzzle: Puzzle, { solution, json }: ShowOptions): void {
	const found = solution ? findCompletion(restOfPuzzle(puzzle)) : null;
	if (typeof found === 'string') throw new Failure(`${puzzle.name}: no solution found`);
	const answer = found && inBoxColours(puzzle, found);
	if (json) {
		const extra = answer ? { solution: packingJson(answer) } : {};
		console.log(JSON.stringify({ ...puzzleJson(puzzle), ...extra }));
		return;
	}
	const whole = answer ? ['a solution:', ...packingLines(puzzle.shape, [...puzzle.given, ...answer])] : [];
	console.log([...puzzleLines(puzzle), ...whole].join('\n'));
}

interface MakeOptions extends JsonOption {
	readonly shape: string;
	readonly colours?: number;
	readonly grade: Grade | 'whole';
	readonly seed: number;
}

const CUBES_A_COLOUR = 40;

function addMake(puzzle: Command): void {
	puzzle
		.command('make')
		.description('make a puzzle by chance; the same seed makes the same puzzle')
		.requiredOption('--shape <id>', 'shape: cube-4, box-2x4x8, or a scenario and its players, pisac-3')
		.option('--colours <n>', 'colours (default: as few as have enough cubes)', wholeNumber)
		.addOption(
			new Option('--grade <grade>', 'how hard it is to be; whole: the empty shape')
				.choices([...GRADES, 'whole'])
				.default('medium'),
		)
		.option('--seed <n>', 'seed of chance', wholeNumber, 1)
		.option('--json', 'print JSON')
		.action(({ shape, colours, grade, seed, json }: MakeOptions) => {
			const parsed = parseShapeId(shape);
			const fewest = parsed.ok ? Math.ceil(parsed.value.cells.length / CUBES_A_COLOUR) : 1;
			const made = generatePuzzle({ shapeId: shape, colours: colours ?? fewest, grade, seed });
			if (!made.ok) throw new Failure(sayGenerate(made.error));
			const { puzzle: one, grading, solution } = made.value;
			const facts = { ...puzzleJson(one), grading, solution: packingJson(solution) };
			console.log(json ? JSON.stringify(facts) : makePuzzleText(one));
		});
}

function addGrade(puzzle: Command): void {
	puzzle
		.command('grade')
		.description('say how hard a puzzle is, and why')
		.argument('<puzzle>', 'name of a shipped puzzle, a file, or - for standard input')
		.option('--json', 'print JSON')
		.action((source: string, { json }: JsonOption) => {
			const grading = gradePuzzle(restOfPuzzle(readPuzzle(source)));
			console.log(json ? JSON.stringify(grading) : gradingLines(grading).join('\n'));
		});
}
