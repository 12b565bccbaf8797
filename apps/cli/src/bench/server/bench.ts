/** Measures a server on one store: moves a second, how long an acknowledgement takes, and memory. */
import type { ServerOptions } from '@rumis/server';
import { measureMemory } from './memory.js';
import { Pair } from './pair.js';
import { scriptedGame } from './scripts.js';
import { type ServerChild, startChild } from './serverChild.js';

/** Each game is played so far, so that all games go on for about as long. */
const PLIES = 14;
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

export interface ServerBenchResult {
	readonly moves: number;
	readonly movesPerSecond: number;
	/** What the server computes for a move, in milliseconds of one core. */
	readonly computingPerMove: number;
	/** From sending a move to its acknowledgement, in milliseconds. */
	readonly latency: { readonly p50: number; readonly p95: number; readonly p99: number };
	readonly kilobytesPerConnection: number;
	readonly kilobytesPerTable: number;
	readonly residentMegabytes: number;
}

export async function benchStore(options: ServerBenchOptions): Promise<ServerBenchResult> {
	const server = await startChild(options.place);
	try {
		const memory = await measureMemory(server, Math.max(options.games, MANY));
		const speed = await measureSpeed(server, options);
		const { resident } = await server.state();
		return { ...speed, ...memory, residentMegabytes: resident / 2 ** 20 };
	} finally {
		await server.stop();
	}
}

/** Rounds of so many games at once, until enough time was measured. Making tables is not part of it. */
async function measureSpeed(server: ServerChild, { games, seconds, onProgress }: ServerBenchOptions) {
	const pairs = Array.from({ length: games }, () => new Pair(server.url));
	const scripts = pairs.map((_, index) => scriptedGame(index, PLIES));
	const latencies: number[] = [];
	let measured = 0;
	let computed = 0;
	// The first round warms everything up.
	for (let round = 0; round === 0 || measured < seconds * 1000; round++) {
		await inTurns(pairs, WIDTH, (pair) => pair.sitDown());
		const before = await server.state();
		const began = performance.now();
		const onAck = (ms: number) => void (round > 0 && latencies.push(ms));
		await Promise.all(pairs.map((pair, index) => pair.play(scripts[index]!, onAck)));
		const took = performance.now() - began;
		const after = await server.state();
		if (round > 0) {
			measured += took;
			computed += after.computed - before.computed;
		}
		onProgress(Math.min(1, measured / (seconds * 1000)));
	}
	for (const pair of pairs) pair.close();
	latencies.sort((a, b) => a - b);
	const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0;
	return {
		moves: latencies.length,
		movesPerSecond: (latencies.length / measured) * 1000,
		computingPerMove: computed / latencies.length,
		latency: { p50: at(0.5), p95: at(0.95), p99: at(0.99) },
	};
}

/** Does the task for each, so many at once. */
export async function inTurns<Item>(
	items: readonly Item[],
	width: number,
	task: (item: Item) => Promise<unknown>,
): Promise<void> {
	const waiting = [...items];
	const work = async () => {
		for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await task(item);
	};
	await Promise.all(Array.from({ length: width }, work));
}
