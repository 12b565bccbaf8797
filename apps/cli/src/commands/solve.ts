import { cubeTable, UNIQUE, type Unique } from '@rumis/solver';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { Failure } from '../failure.js';
import { makeBurrTools } from '../solve/burrTools.js';
import { runCount } from '../solve/countRun.js';
import { estimateText, runEstimate } from '../solve/estimateRun.js';
import { type QuestionOptions, questionFrom, type SolveQuestion, usageTrouble } from '../solve/question.js';
import { countOneByOne, type FoundSolution, findSolutions } from '../solve/solutionsRun.js';
import { orderLines, packingJson, packingLines } from '../solve/solutionText.js';
import { tableLines } from '../solve/table.js';
import { makeProgress, type Progress } from '../text/progress.js';
import { wholeNumber } from './setupOptions.js';

interface SolveOptions extends QuestionOptions {
	readonly count?: boolean;
	readonly unique: Unique;
	readonly byRules?: boolean;
	readonly limit?: number;
	readonly random?: boolean;
	readonly seed: number;
	readonly threads: number;
	readonly resume?: string;
	readonly saveEvery: number;
	readonly table?: boolean;
	readonly estimate?: boolean;
	readonly walkers: number;
	readonly runs: number;
	readonly format: 'text' | 'json' | 'burrtools';
	readonly json?: boolean;
}

export function addSolve(program: Command): void {
	const solve = program
		.command('solve')
		.description('fill a shape with stones: find, count, build by the rules');
	solve
		.option('--cube <n>', 'fill a cube of this edge', wholeNumber)
		.option('--box <XxYxZ>', 'fill a block')
		.option('--scenario <id>', 'fill all that may be built on a scenario (id or file)')
		.option('-p, --players <n>', 'players on the scenario', wholeNumber)
		.option('--shape <file>', 'fill a shape drawn with # and dots, levels from the ground up')
		.option('--colours <n>', 'any stones of so many colours (default: as few as suffice)', wholeNumber)
		.option('--coloured', 'tell equal stones of different colours apart')
		.option('--stones <list>', 'exactly these stones: V3,L4*2,I2*0-4')
		.option('--count', 'count the solutions; the count is printed last')
		.addOption(
			new Option('--unique <what>', 'count as one what is the same up to').choices(UNIQUE).default('none'),
		)
		.option('--by-rules', 'only what can be built from above, in turns, touching its own colour')
		.option('--limit <k>', 'stop after so many solutions (default 1, with --count all)', positive)
		.option('--random', 'solutions by chance')
		.option('--seed <n>', 'seed of chance', wholeNumber, 1)
		.option('--threads <n>', 'threads for --count', threadCount, 1)
		.option('--resume <file>', 'save the count in this file, and go on from it if it exists')
		.option('--save-every <seconds>', 'how often', seconds, 3)
		.option('--estimate', 'estimate a number of solutions that is too large to count')
		.option('--walkers <n>', 'walkers in each run of the estimate', positive, 4000)
		.option('--runs <n>', 'runs of the estimate', positive, 20)
		.option('--table', 'the 3 x 3 x 3 cube from one colour: all 14 sets of stones')
		.addOption(
			new Option('--format <form>', 'solutions as').choices(['text', 'json', 'burrtools']).default('text'),
		)
		.option('--json', 'print JSON')
		.action((options: SolveOptions) => {
			const trouble = troubleWith(options);
			if (trouble) solve.error(`error: ${trouble}`);
			return run(options);
		});
}

function positive(text: string): number {
	const value = wholeNumber(text);
	if (value === 0) throw new InvalidArgumentError('Must be at least 1.');
	return value;
}

const MAX_THREADS = 64;

function threadCount(text: string): number {
	const value = positive(text);
	if (value > MAX_THREADS) throw new InvalidArgumentError(`Must be at most ${MAX_THREADS}.`);
	return value;
}

function seconds(text: string): number {
	if (!/^\d+(\.\d+)?$/.test(text)) throw new InvalidArgumentError('Not a number of seconds.');
	return Number(text);
}

function troubleWith(options: SolveOptions): string | null {
	if (options.table) return null;
	if (options.resume !== undefined && !options.count) return '--resume goes with --count';
	const isPlainCount = options.count && !options.byRules && options.limit === undefined;
	if (options.resume !== undefined && !isPlainCount) return '--resume goes with a count of everything';
	if (options.count && (options.random || options.estimate))
		return '--count goes without --random and --estimate';
	return usageTrouble(options);
}

async function run(options: SolveOptions): Promise<void> {
	if (options.table) return printTable(options);
	const question = questionFrom(options);
	const progress = makeProgress('solve');
	try {
		if (options.estimate) printEstimate(question, options, progress);
		else if (options.count) await printCount(question, options, progress);
		else printSolutions(question, options, progress);
	} finally {
		progress.end();
	}
}

function printTable({ json }: SolveOptions): void {
	const table = cubeTable();
	console.log(json ? JSON.stringify(table, null, 2) : tableLines(table).join('\n'));
}

function printEstimate(question: SolveQuestion, options: SolveOptions, progress: Progress): void {
	const { seed, walkers, runs } = options;
	const estimate = runEstimate(question, { seed, walkers, runs, onProgress: progress.update });
	progress.end();
	console.log(options.json ? JSON.stringify({ ...estimate, walkers, seed }) : estimateText(estimate));
}

async function printCount(question: SolveQuestion, options: SolveOptions, progress: Progress): Promise<void> {
	const started = performance.now();
	const { unique, threads, resume, saveEvery, byRules, limit = Number.POSITIVE_INFINITY } = options;
	const onProgress = progress.update;
	const isEach = byRules || (unique !== 'none' && options.limit !== undefined);
	const count = isEach
		? countOneByOne(question, { ...listing(options), limit, onProgress })
		: await runCount(question, {
				...{ unique, threads, saveSeconds: saveEvery, limit, onProgress },
				...(resume === undefined ? {} : { resume }),
			});
	progress.end();
	const facts = { cells: question.puzzle.shape.cells.length, unique, byRules: byRules ?? false, threads };
	const time = (performance.now() - started) / 1000;
	console.log(options.json ? JSON.stringify({ ...facts, seconds: time, count }) : String(count));
}

const listing = ({ unique, byRules = false, random = false, seed }: SolveOptions) => ({
	unique,
	byRules,
	random,
	seed,
});

function printSolutions(question: SolveQuestion, options: SolveOptions, progress: Progress): void {
	const limit = options.limit ?? 1;
	const found = findSolutions(question, { ...listing(options), limit, onProgress: progress.update });
	progress.end();
	if (found.length === 0)
		throw new Failure(options.random || options.byRules ? 'no solution found' : 'there is no solution');
	const format = options.json ? 'json' : options.format;
	if (format === 'json') console.log(JSON.stringify(solutionsJson(found)));
	else if (format === 'burrtools') {
		process.stdout.write(
			makeBurrTools(
				question.puzzle,
				found.map(({ packing }) => packing),
			),
		);
	} else console.log(found.map((solution) => solutionText(question, solution)).join('\n\n'));
}

const solutionsJson = (found: readonly FoundSolution[]) => ({
	solutions: found.map(({ packing, steps }) => ({
		stones: packingJson(packing),
		inBuildOrder: steps !== null,
	})),
});

function solutionText({ puzzle }: SolveQuestion, { packing, steps }: FoundSolution): string {
	return [...packingLines(puzzle.shape, packing), ...(steps ? orderLines(steps) : [])].join('\n');
}
