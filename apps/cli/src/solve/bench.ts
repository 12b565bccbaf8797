import { seededRandom } from '@rumis/rules';
import {
	boxShape,
	CountJob,
	coverOf,
	cubeTable,
	type PuzzleCover,
	parseStock,
	randomCover,
	randomRuleGame,
	stockOfColours,
} from '@rumis/solver';

/** The speed of the solver on fixed questions. */
export interface SolverBench {
	/** All 14 sets of the 3 × 3 × 3 cube, in milliseconds: the best and the median of many. */
	readonly table: { readonly best: number; readonly median: number; readonly all: number };
	/** Exactly the 16 stones of four cubes of two colours in 4 × 4 × 4, on one core. */
	readonly tetracubes: { readonly solutionsPerSecond: number; readonly foundPerSecond: number };
	/** Random solutions, in milliseconds. */
	readonly random: readonly { readonly name: string; readonly mean: number; readonly max: number }[];
	/** Complete games by the rules in 5 × 5 × 5, milliseconds each. */
	readonly gameMean: number;
}

const TETRACUBES = 'I4*2,L4*2,T4*2,Z4*2,O4*2,P4*2,A4*2,B4*2';

function cubeCover(edge: number, stones: number | string): PuzzleCover {
	const shape = boxShape(edge, edge, edge);
	const stock = typeof stones === 'number' ? stockOfColours(stones) : parseStock(stones);
	if (!shape.ok || !stock.ok) throw new Error('the cubes of the bench are sound');
	return coverOf({ shape: shape.value, stock: stock.value });
}

function timed(work: () => void): number {
	const started = performance.now();
	work();
	return performance.now() - started;
}

export interface SolverBenchOptions {
	/** The number of random solutions of each cube; a tenth as many games. */
	readonly seeds?: number;
	readonly onProgress?: (fraction: number) => void;
}

export function benchSolver({ seeds = 300, onProgress = () => {} }: SolverBenchOptions = {}): SolverBench {
	const table = benchTable();
	onProgress(0.1);
	const tetracubes = benchTetracubes();
	onProgress(0.4);
	const random = [
		benchRandom('4³, two colours', cubeCover(4, 2), seeds),
		benchRandom('5³, four colours', cubeCover(5, 4), seeds),
	];
	onProgress(0.8);
	const games = Math.ceil(seeds / 10);
	const cover = cubeCover(5, 4);
	const time = timed(() => {
		for (let seed = 0; seed < games; seed++) randomRuleGame(cover, seededRandom(seed), { colours: 4 });
	});
	return { table, tetracubes, random, gameMean: time / games };
}

function benchTable(): SolverBench['table'] {
	const { all } = cubeTable();
	const times = Array.from({ length: 60 }, () => timed(cubeTable)).sort((a, b) => a - b);
	return { best: times[0]!, median: times[times.length >> 1]!, all };
}

const UNITS_SAMPLED = 40;
const NODES_A_UNIT = 1_000_000;

/** Units spread over the whole tree, because the density of solutions varies. */
function benchTetracubes(): SolverBench['tetracubes'] {
	const started = CountJob.start(cubeCover(4, TETRACUBES), 'none');
	if (!started.ok) throw new Error('no symmetry was asked for');
	const job = started.value;
	const seconds =
		timed(() => {
			for (let i = 0; i < UNITS_SAMPLED; i++) {
				const unit = Math.floor((i * job.units.length) / UNITS_SAMPLED);
				job.update(unit, job.workOn(unit, job.stateOf(unit), NODES_A_UNIT));
			}
		}) / 1000;
	const found = job.units.reduce((sum, _, unit) => sum + job.stateOf(unit).solutions, 0);
	return { solutionsPerSecond: job.count / seconds, foundPerSecond: found / seconds };
}

function benchRandom(name: string, cover: PuzzleCover, seeds: number): SolverBench['random'][number] {
	for (let seed = 0; seed < 20; seed++) randomCover(cover.problem, seededRandom(1e6 + seed));
	const times = Array.from({ length: seeds }, (_, seed) =>
		timed(() => void randomCover(cover.problem, seededRandom(seed))),
	);
	return { name, mean: times.reduce((sum, time) => sum + time, 0) / seeds, max: Math.max(...times) };
}

export function solverBenchLines({ table, tetracubes, random, gameMean }: SolverBench): string[] {
	return [
		`3³ from one colour, all 14 sets: best ${table.best.toFixed(2)} ms, median ${table.median.toFixed(2)} ms (${table.all} solutions)`,
		`4³ from 16 tetracubes: ${Math.round(tetracubes.solutionsPerSecond)} solutions/s counted, ${Math.round(tetracubes.foundPerSecond)}/s visited`,
		...random.map(
			({ name, mean, max }) => `random ${name}: mean ${mean.toFixed(2)} ms, max ${max.toFixed(1)} ms`,
		),
		`5³ game by the rules: mean ${gameMean.toFixed(0)} ms`,
	];
}
