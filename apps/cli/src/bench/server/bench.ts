/** Measures a server on one store: moves a second, how long an acknowledgement takes, stalls, and memory. */
import { openStore, type ServerOptions, type StallTimes, type StoreSize, sizeOfStore } from '@rumis/server';
import { BenchTable, type PlayOptions } from './benchTable.js';
import { inTurns } from './inTurns.js';
import { type MemoryCosts, measureMemory } from './memory.js';
import { Pacer } from './pacer.js';
import { type Pgbench, runPgbench } from './pgbench.js';
import { BENCH_GAMES, type BenchGame, scriptedGame } from './scripts.js';
import { type ServerChild, startChild } from './serverChild.js';

/** Stalls are measured at this many moves a second, which a server is to bear without any. */
const PACE = 500;
/** Memory is measured with at least so many, so that one of them can be told from noise. */
const MANY = 100;
/** So many tables are made at once. */
const WIDTH = 8;

export interface ServerBenchOptions {
	readonly games: number;
	readonly seconds: number;
	readonly place: Pick<ServerOptions, 'data' | 'databaseUrl'>;
	readonly onProgress: (fraction: number) => void;
}

/** What a server does for games of one kind. */
export interface ServerSpeed {
	readonly moves: number;
	readonly movesPerSecond: number;
	/** What the server computes for a move, in milliseconds of one core. */
	readonly computingPerMove: number;
	/** From sending a move to its acknowledgement, in milliseconds. */
	readonly latency: { readonly p50: number; readonly p95: number; readonly p99: number };
	/** How late the event loop is at 500 moves a second. */
	readonly stall: StallTimes;
}

export interface ServerBenchResult extends MemoryCosts {
	/** By the name of the kind of game. */
	readonly games: Readonly<Record<string, ServerSpeed>>;
	readonly residentMegabytes: number;
	/** What the database takes on its disk for a table with its game, and for each of its moves. */
	readonly storedKilobytesPerGame: number;
	readonly storedBytesPerMove: number;
	/** What the database does by itself; null where it is not PostgreSQL, or pgbench is not there. */
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

/** Rounds of so many games at once, until enough time was measured. Making tables is not part of it. */
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
	// It warms everything up, too.
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
