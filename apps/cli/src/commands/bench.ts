import { type Command, Option } from 'commander';
import { benchEngine, type EngineBench } from '../bench/engine.js';
import { benchRules, type RulesBench } from '../bench/rules.js';
import type { BenchStore } from '../bench/server/places.js';
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
	bench
		.command('server')
		.description('acknowledged moves a second, how long they take, and memory of the server of online tables')
		.option('--games <n>', 'how many games are played at once', wholeNumber, 200)
		.option('--seconds <n>', 'how long each store is measured', wholeNumber, 10)
		.addOption(
			new Option('--store <kind>', 'which store').choices(['sqlite', 'postgres', 'both']).default('both'),
		)
		.option('--database-url <url>', 'an empty PostgreSQL database (default: one made for the bench)')
		.option('--json', 'print JSON')
		.action(runServerBench);
}

interface ServerBenchArguments {
	readonly games: number;
	readonly seconds: number;
	readonly store: BenchStore | 'both';
	readonly databaseUrl?: string;
	readonly json?: boolean;
}

/** Loaded only here: other commands need nothing of a server. */
async function runServerBench({
	games,
	seconds,
	store,
	databaseUrl,
	json,
}: ServerBenchArguments): Promise<void> {
	const { benchStore } = await import('../bench/server/bench.js');
	const { BENCH_STORES, inPlace } = await import('../bench/server/places.js');
	const { serverBenchLines } = await import('../bench/server/text.js');
	const results: Partial<Record<BenchStore, Awaited<ReturnType<typeof benchStore>>>> = {};
	for (const kind of BENCH_STORES) {
		if (store !== 'both' && store !== kind) continue;
		const progress = makeProgress(`bench server on ${kind}`);
		results[kind] = await inPlace(kind, databaseUrl, (place) =>
			benchStore({ games, seconds, place, onProgress: progress.update }),
		);
		progress.end();
	}
	console.log(json ? JSON.stringify(results, null, 2) : serverBenchLines(results, games).join('\n'));
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
