/** Benchmarks a server on one store: moves per second, acknowledgement latency, stalls, and memory. */
import { openStore, type ServerOptions, type StallTimes, type StoreSize, sizeOfStore } from '@rumis/server';
import { BenchTable, type PlayOptions } from './benchTable.js';
import { inTurns } from './inTurns.js';
import { type MemoryCosts, measureMemory } from './memory.js';
import { Pacer } from './pacer.js';
import { type Pgbench, runPgbench } from './pgbench.js';
import { BENCH_GAMES, type BenchGame, scriptedGame } from './scripts.js';
import { type ServerChild, startChild } from './serverChild.js';

/** The minimum number of connections for measuring memory, so the result stands out from noise. */
const MANY = 100;
/** The number of tables created concurrently. */
const WIDTH = 8;

export interface ServerBenchOptions {
	readonly games: number;
	readonly seconds: number;
	/** So many moves a second are offered when stalls are measured. */
	readonly rate: number;
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
	readonly latency: Latency;
	/** With an even load of so many moves a second, whether or not earlier ones were acknowledged in time. */
	readonly paced: {
		readonly movesPerSecond: number;
		/** From when a move was due to its acknowledgement. */
		readonly latency: Latency;
		/** How late the event loop is. */
		readonly stall: StallTimes;
	};
}

export interface Latency {
	readonly p50: number;
	readonly p95: number;
	readonly p99: number;
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

/** Games of one kind at once. Making tables is not part of what is measured. */
async function measureSpeed(
	server: ServerChild,
	kind: BenchGame,
	{ games, seconds, rate, onProgress }: ServerBenchOptions,
): Promise<ServerSpeed> {
	const tables = Array.from({ length: games }, () => new BenchTable(server.url, kind));
	const scripts = tables.map((_, index) => scriptedGame(index, kind));
	const playRound = async (pace?: PlayOptions['pace']): Promise<Round> => {
		await inTurns(tables, WIDTH, (table) => table.sitDown());
		const latencies: number[] = [];
		const options = { onAck: (ms: number) => void latencies.push(ms), ...(pace ? { pace } : {}) };
		const before = await server.state();
		const began = performance.now();
		await Promise.all(tables.map((table, index) => table.play(scripts[index]!, options)));
		const took = performance.now() - began;
		const { computed, stall } = await server.state();
		return { latencies, took, computed: computed - before.computed, stall };
	};
	// The first one warms everything up.
	await playRound();
	const rounds: Round[] = [];
	while (sum(rounds, ({ took }) => took) < seconds * 1000) {
		rounds.push(await playRound());
		onProgress(Math.min(1, sum(rounds, ({ took }) => took) / (seconds * 1000)));
	}
	const pacer = new Pacer(rate);
	const paced = await playRound(() => pacer.pass());
	for (const table of tables) table.close();
	return { ...speedOf(rounds), paced: { ...speedOf([paced]), stall: paced.stall } };
}

/** All games played once. */
interface Round {
	readonly latencies: readonly number[];
	readonly took: number;
	readonly computed: number;
	readonly stall: StallTimes;
}

const sum = (rounds: readonly Round[], of: (round: Round) => number): number =>
	rounds.reduce((total, round) => total + of(round), 0);

function speedOf(rounds: readonly Round[]): Omit<ServerSpeed, 'paced'> {
	const latencies = rounds.flatMap((round) => round.latencies).sort((a, b) => a - b);
	const moves = latencies.length;
	const at = (share: number) => latencies[Math.floor(moves * share)] ?? 0;
	return {
		moves,
		movesPerSecond: (moves / sum(rounds, ({ took }) => took)) * 1000,
		computingPerMove: sum(rounds, ({ computed }) => computed) / moves,
		latency: { p50: at(0.5), p95: at(0.95), p99: at(0.99) },
	};
}
