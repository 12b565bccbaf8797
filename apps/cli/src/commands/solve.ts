import { cubeTable, type OrderLevel, UNIQUE, type Unique } from '@rumis/solver';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { Failure } from '../shared/failure.js';
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
	readonly touching?: boolean;
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
		.option('--scenario <id>', 'fill a whole scenario (id or file)')
		.option('-p, --players <n>', 'players on the scenario', wholeNumber)
		.option('--shape <file>', 'fill a shape drawn with # and dots, levels from the ground up')
		.option('--colours <n>', 'any stones of this many colours (default: as few as possible)', wholeNumber)
		.option('--coloured', 'count identical stones of different colours as different')
		.option('--stones <list>', 'exactly these stones: V3,L4*2,I2*0-4')
		.option('--count', 'count the solutions; the count is printed last')
		.addOption(new Option('--unique <what>', 'count solutions once up to').choices(UNIQUE).default('none'))
		.option('--touching', 'only solutions that can be built from above, each stone touching its own colour')
		.option('--by-rules', 'the same, with the colours taking turns')
		.option('--limit <k>', 'stop after this many solutions (default: 1, with --count: all)', positive)
		.option('--random', 'random solutions')
		.option('--seed <n>', 'random seed', wholeNumber, 1)
		.option('--threads <n>', 'threads for --count', threadCount, 1)
		.option('--resume <file>', 'save the progress in this file, and resume from it if it exists')
		.option('--save-every <seconds>', 'how often to save', seconds, 3)
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
	if (options.touching && options.byRules) return '--by-rules already includes --touching; give only one';
	if (options.resume !== undefined && !options.count) return '--resume needs --count';
	const isPlainCount = options.count && !levelOf(options) && options.limit === undefined;
	if (options.resume !== undefined && !isPlainCount)
		return '--resume works only for a plain count of all solutions';
	if (options.count && (options.random || options.estimate))
		return '--count cannot be combined with --random or --estimate';
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
	const { unique, threads, resume, saveEvery, limit = Number.POSITIVE_INFINITY } = options;
	const level = levelOf(options);
	const onProgress = progress.update;
	const isEach = level !== null || (unique !== 'none' && options.limit !== undefined);
	const count = isEach
		? countOneByOne(question, { ...listing(options), limit, onProgress })
		: await runCount(question, {
				...{ unique, threads, saveSeconds: saveEvery, limit, onProgress },
				...(resume === undefined ? {} : { resume }),
			});
	progress.end();
	const facts = {
		cells: question.puzzle.shape.cells.length,
		unique,
		level: level ?? 'free',
		byRules: level === 'rules',
		threads,
	};
	const time = (performance.now() - started) / 1000;
	console.log(options.json ? JSON.stringify({ ...facts, seconds: time, count }) : String(count));
}

const levelOf = ({ touching, byRules }: SolveOptions): OrderLevel | null =>
	byRules ? 'rules' : touching ? 'touching' : null;

const listing = (options: SolveOptions) => ({
	unique: options.unique,
	level: levelOf(options),
	random: options.random ?? false,
	seed: options.seed,
});

function printSolutions(question: SolveQuestion, options: SolveOptions, progress: Progress): void {
	const limit = options.limit ?? 1;
	const found = findSolutions(question, { ...listing(options), limit, onProgress: progress.update });
	progress.end();
	if (found.length === 0)
		throw new Failure(options.random || levelOf(options) ? 'no solution found' : 'there is no solution');
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
