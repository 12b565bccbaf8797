import type { Command } from 'commander';
import { benchEngine, type EngineBench } from '../bench/engine.js';
import { benchRules, type RulesBench } from '../bench/rules.js';
import { benchSolver, solverBenchLines } from '../solve/bench.js';
import { makeProgress } from '../text/progress.js';
import { wholeNumber } from './setupOptions.js';

interface BenchOptions {
	readonly ms: number;
	readonly json?: boolean;
}

export function addBench(program: Command): void {
	const bench = program.command('bench').description('measure speed on fixed positions');
	bench
		.command('rules')
		.description('legal moves and play/undo a second, with a signature of behaviour')
		.option('--ms <n>', 'time for each measurement in milliseconds', wholeNumber, 200)
		.option('--json', 'print JSON')
		.action(({ ms, json }: BenchOptions) => {
			const progress = makeProgress('bench rules');
			const result = benchRules(ms, progress.update);
			progress.end();
			console.log(json ? JSON.stringify(result, null, 2) : table(result).join('\n'));
		});
	bench
		.command('engine')
		.description('random games and simulations a second, tree size and memory, with a signature of play')
		.option('--ms <n>', 'time for each measurement in milliseconds', wholeNumber, 500)
		.option('--json', 'print JSON')
		.action(({ ms, json }: BenchOptions) => {
			const progress = makeProgress('bench engine');
			const result = benchEngine(ms, progress.update);
			progress.end();
			console.log(json ? JSON.stringify(result, null, 2) : engineTable(result).join('\n'));
		});
	bench
		.command('solver')
		.description('counting and packing speeds of the solver')
		.option('--seeds <n>', 'how many solutions by chance are made of each kind', wholeNumber, 300)
		.option('--json', 'print JSON')
		.action(({ seeds, json }: { readonly seeds: number; readonly json?: boolean }) => {
			const progress = makeProgress('bench solver');
			const result = benchSolver({ seeds, onProgress: progress.update });
			progress.end();
			console.log(json ? JSON.stringify(result, null, 2) : solverBenchLines(result).join('\n'));
		});
}

function engineTable({ rows, heapMegabytes, signature }: EngineBench): string[] {
	return [
		cells('game', 'playouts/s', 'in wasm', 'stones', 'sims/s', 'nodes'),
		...rows.map((row) =>
			cells(
				row.name,
				Math.round(row.playoutsPerSecond),
				row.wasmPlayoutsPerSecond === null ? '–' : Math.round(row.wasmPlayoutsPerSecond),
				row.stones.toFixed(2),
				Math.round(row.simulationsPerSecond),
				row.nodes,
			),
		),
		`memory: ${heapMegabytes.toFixed(0)} MB`,
		`signature: ${signature}`,
	];
}

const cells = (...texts: readonly (string | number)[]): string =>
	texts.map((text, i) => (i === 0 ? String(text).padEnd(24) : String(text).padStart(13))).join('');

function table({ rows, gamesPerSecond, signature }: RulesBench): string[] {
	return [
		cells('position', 'legal moves', 'lists/s', 'µs a list', 'play+undo/s'),
		...rows.map(({ name, legalMoves, listsPerSecond, playsPerSecond }) =>
			cells(
				name,
				legalMoves,
				Math.round(listsPerSecond),
				(1e6 / listsPerSecond).toFixed(1),
				Math.round(playsPerSecond),
			),
		),
		`random games of chullpa for 2: ${Math.round(gamesPerSecond)}/s, ${(1000 / gamesPerSecond).toFixed(2)} ms each`,
		`signature: ${signature}`,
	];
}
