/** Benchmarks a server on one store: moves per second, acknowledgement latency, stalls, and memory. */
import { openStore, type ServerOptions, type StallTimes, type StoreSize, sizeOfStore } from '@rumis/server';
import { BenchTable, type PlayOptions } from './benchTable.js';
import { inTurns } from './inTurns.js';
import { type MemoryCosts, measureMemory } from './memory.js';
import { Pacer } from './pacer.js';
import { type Pgbench, runPgbench } from './pgbench.js';
import { BENCH_GAMES, type BenchGame, scriptedGame } from './scripts.js';
import { type ServerChild, startChild } from './serverChild.js';

/** Stalls are measured at this rate of moves per second, which a server should handle without any. */
const PACE = 500;
/** The minimum number of connections for measuring memory, so the result stands out from noise. */
const MANY = 100;
/** The number of tables created concurrently. */
const WIDTH = 8;

export interface ServerBenchOptions {
	readonly games: number;
	readonly seconds: number;
	readonly place: Pick<ServerOptions, 'data' | 'databaseUrl'>;
	readonly onProgress: (fraction: number) => void;
}

/** The performance for one kind of game. */
export interface ServerSpeed {
	readonly moves: number;
	readonly movesPerSecond: number;
	/** CPU time of the server per move, in milliseconds. */
	readonly computingPerMove: number;
	/** From sending a move to its acknowledgement, in milliseconds. */
	readonly latency: { readonly p50: number; readonly p95: number; readonly p99: number };
	/** Event loop delays at 500 moves per second. */
	readonly stall: StallTimes;
}

export interface ServerBenchResult extends MemoryCosts {
	/** By kind of game. */
	readonly games: Readonly<Record<string, ServerSpeed>>;
	readonly residentMegabytes: number;
	/** Disk space of the database per table with its game, and per move. */
	readonly storedKilobytesPerGame: number;
	readonly storedBytesPerMove: number;
	/** The raw performance of the database; null if it is not PostgreSQL, or pgbench is missing. */
	readonly pgbench: Pgbench | null;
}

export async function benchStore(options: ServerBenchOptions): Promise<ServerBenchResult> {
	const { place } = options;
	const server = await startChild(place);
	const measured = await measureServer(server, options).finally(() => server.stop());
	const { bytes, bytesPerMove, games } = await sizeIn(place);
	const { databaseUrl } = place;
	return {
		...measured,
		storedKilobytesPerGame: bytes / games / 1024,
		storedBytesPerMove: bytesPerMove,
		pgbench: databaseUrl === undefined ? null : runPgbench(databaseUrl, bytesPerMove, options.seconds),
	};
}

async function measureServer(server: ServerChild, options: ServerBenchOptions) {
	const memory = await measureMemory(server, Math.max(options.games, MANY));
	const games: Record<string, ServerSpeed> = {};
	for (const [index, kind] of BENCH_GAMES.entries()) {
		const onProgress = (part: number) => options.onProgress((index + part) / BENCH_GAMES.length);
		games[kind.name] = await measureSpeed(server, kind, { ...options, onProgress });
	}
	const { resident } = await server.state();
	return { games, ...memory, residentMegabytes: resident / 2 ** 20 };
}

async function sizeIn({ data, databaseUrl }: ServerBenchOptions['place']): Promise<StoreSize> {
	const store = await openStore(databaseUrl === undefined ? { folder: data! } : { url: databaseUrl });
	return sizeOfStore(store).finally(() => store.close());
}

/** Rounds of this many concurrent games, until enough time was measured. Creating tables is not included. */
async function measureSpeed(
	server: ServerChild,
	kind: BenchGame,
	{ games, seconds, onProgress }: ServerBenchOptions,
): Promise<ServerSpeed> {
	const tables = Array.from({ length: games }, () => new BenchTable(server.url, kind));
	const scripts = tables.map((_, index) => scriptedGame(index, kind));
	const latencies: number[] = [];
	const playRound = async (options: PlayOptions) => {
		await inTurns(tables, WIDTH, (table) => table.sitDown());
		const before = await server.state();
		const began = performance.now();
		await Promise.all(tables.map((table, index) => table.play(scripts[index]!, options)));
		const took = performance.now() - began;
		const { computed, stall } = await server.state();
		return { took, computed: computed - before.computed, stall };
	};
	// This also serves as the warm-up.
	const pacer = new Pacer(PACE);
	const { stall } = await playRound({ onAck: () => {}, pace: () => pacer.pass() });
	let [measured, computed] = [0, 0];
	while (measured < seconds * 1000) {
		const round = await playRound({ onAck: (ms) => void latencies.push(ms) });
		measured += round.took;
		computed += round.computed;
		onProgress(Math.min(1, measured / (seconds * 1000)));
	}
	for (const table of tables) table.close();
	return { ...speedOf(latencies, measured, computed), stall };
}

function speedOf(latencies: number[], measured: number, computed: number): Omit<ServerSpeed, 'stall'> {
	const moves = latencies.length;
	latencies.sort((a, b) => a - b);
	const at = (share: number) => latencies[Math.floor(moves * share)] ?? 0;
	return {
		moves,
		movesPerSecond: (moves / measured) * 1000,
		computingPerMove: computed / moves,
		latency: { p50: at(0.5), p95: at(0.95), p99: at(0.99) },
	};
}
