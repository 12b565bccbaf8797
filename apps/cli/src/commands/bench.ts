import { type Command, Option } from 'commander';
import { benchEngine, type EngineBench } from '../bench/engine.js';
import { runNative } from '../bench/native.js';
import { benchRules, type RulesBench } from '../bench/rules.js';
import type { BenchStore } from '../bench/server/places.js';
import { Failure } from '../shared/failure.js';
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
		.description('legal moves and play/undo per second, with a behaviour signature')
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
		.description('random games and simulations per second, tree size and memory, with a signature of play')
		.option('--ms <n>', 'time for each measurement in milliseconds', wholeNumber, 500)
		.option(
			'--native <command>',
			'a native program to compare with: it prints "N playouts/s" of chullpa for 2',
		)
		.option('--json', 'print JSON')
		.action(runEngineBench);
	bench
		.command('solver')
		.description('speed of the solver')
		.option('--seeds <n>', 'number of random solutions of each kind', wholeNumber, 300)
		.option('--json', 'print JSON')
		.action(({ seeds, json }: { readonly seeds: number; readonly json?: boolean }) => {
			const progress = makeProgress('bench solver');
			const result = benchSolver({ seeds, onProgress: progress.update });
			progress.end();
			console.log(json ? JSON.stringify(result, null, 2) : solverBenchLines(result).join('\n'));
		});
	bench
		.command('server')
		.description('acknowledged moves per second, latency and memory of the server')
		.option('--games <n>', 'number of games played in parallel', wholeNumber, 200)
		.option('--seconds <n>', 'duration of the measurement for each store', wholeNumber, 10)
		.option('--rate <n>', 'moves per second when stalls are measured', wholeNumber, 500)
		.addOption(
			new Option('--store <kind>', 'which store').choices(['sqlite', 'postgres', 'both']).default('both'),
		)
		.option('--database-url <url>', 'an empty PostgreSQL database (default: one made for the bench)')
		.option('--json', 'print JSON')
		.action(runServerBench);
}

function runEngineBench({ ms, json, native }: BenchOptions & { readonly native?: string }): void {
	const measured = native === undefined ? null : runNative(native);
	if (measured && !measured.ok) throw new Failure(`--native: ${measured.reason}`);
	const progress = makeProgress('bench engine');
	const result = benchEngine(ms, progress.update);
	progress.end();
	const speed = measured?.playoutsPerSecond ?? null;
	const lines = [...nativeLines(result, speed), ...engineTable(result)];
	console.log(json ? JSON.stringify({ ...result, native: speed }, null, 2) : lines.join('\n'));
}

/** WebAssembly compared with the native program, on the board that both play. */
function nativeLines({ rows }: EngineBench, native: number | null): string[] {
	const wasm = rows[0]?.wasmPlayoutsPerSecond ?? null;
	if (native === null) return [];
	const share = wasm === null ? 'no WebAssembly' : `WebAssembly reaches ${(wasm / native).toFixed(2)} of it`;
	return [`native: ${Math.round(native)} playouts/s of chullpa for 2, ${share}`];
}

interface ServerBenchArguments {
	readonly games: number;
	readonly seconds: number;
	readonly rate: number;
	readonly store: BenchStore | 'both';
	readonly databaseUrl?: string;
	readonly json?: boolean;
}

/** Lazily loaded: other commands do not need the server. */
async function runServerBench({
	games,
	seconds,
	rate,
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
			benchStore({ games, seconds, rate, place, onProgress: progress.update }),
		);
		progress.end();
	}
	console.log(
		json ? JSON.stringify(results, null, 2) : serverBenchLines(results, { games, rate }).join('\n'),
	);
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

function table({ rows, gamesPerSecond, tableMovesPerSecond, signature }: RulesBench): string[] {
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
		`moves at a table of huaca for 6, ply 60: ${Math.round(tableMovesPerSecond)}/s, ${(1000 / tableMovesPerSecond).toFixed(3)} ms each`,
		`random games of chullpa for 2: ${Math.round(gamesPerSecond)}/s, ${(1000 / gamesPerSecond).toFixed(2)} ms each`,
		`signature: ${signature}`,
	];
}
