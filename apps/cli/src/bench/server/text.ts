import type { Latency, ServerBenchOptions, ServerBenchResult, ServerSpeed } from './bench.js';
import type { BenchStore } from './places.js';

type Load = Pick<ServerBenchOptions, 'games' | 'rate'>;
export type ServerBench = Partial<Readonly<Record<BenchStore, ServerBenchResult>>>;

/** The result as lines for the terminal. */
export function serverBenchLines(bench: ServerBench, { games, rate }: Load): string[] {
	const rows = (rowOf: (speed: ServerSpeed) => readonly string[]): string[] =>
		Object.entries(bench).flatMap(([store, { games: kinds }]) =>
			Object.entries(kinds).map(([name, speed]) => cells(store, name, ...rowOf(speed))),
		);
	const memory = Object.entries(bench).map(([store, costs]) => {
		const { kilobytesPerTable: table, kilobytesPerConnection: socket, residentMegabytes: all } = costs;
		return `memory on ${store}: ${table.toFixed(1)} KB a table, ${socket.toFixed(1)} KB a socket, ${all.toFixed(0)} MB in all`;
	});
	const stored = Object.entries(bench).map(
		([store, { storedKilobytesPerGame: game, storedBytesPerMove: move }]) =>
			`stored on ${store}: ${game.toFixed(1)} KB a game with its indexes, of which a move ${move.toFixed(0)} bytes`,
	);
	const { pgbench } = bench.postgres ?? {};
	const alone = pgbench
		? [
				`pgbench: ${Math.round(pgbench.insertsPerSecond)} inserts/s of ${Math.round(pgbench.rowBytes)} bytes, one a transaction, 10 connections`,
			]
		: [];
	return [
		`${games} games at once, each player moving as soon as it is their turn`,
		cells('store', 'game', 'moves/s', 'CPU a move', 'ack p50', 'p95', 'p99'),
		...rows(freeRow),
		`the same games with ${rate} moves/s, evenly`,
		cells('store', 'game', 'moves/s', 'ack p50', 'p95', 'p99', 'stall p99', 'of it its own'),
		...rows(pacedRow),
		...memory,
		...stored,
		...alone,
	];
}

const freeRow = ({ movesPerSecond, computingPerMove, latency }: ServerSpeed): string[] => [
	movesPerSecond.toFixed(0),
	`${computingPerMove.toFixed(2)} ms`,
	...latencyCells(latency),
];

const pacedRow = ({ paced: { movesPerSecond, latency, stall } }: ServerSpeed): string[] => [
	movesPerSecond.toFixed(0),
	...latencyCells(latency),
	...[stall.late, stall.computing].map(inMilliseconds),
];

const inMilliseconds = (ms: number): string => `${ms.toFixed(0)} ms`;
const latencyCells = ({ p50, p95, p99 }: Latency): string[] => [p50, p95, p99].map(inMilliseconds);

const cells = (...texts: readonly string[]): string =>
	texts.map((text, i) => (i === 0 ? text.padEnd(10) : text.padStart(14))).join('');
