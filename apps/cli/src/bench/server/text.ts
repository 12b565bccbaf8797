import type { ServerBenchResult } from './bench.js';
import type { BenchStore } from './places.js';

export type ServerBench = Partial<Readonly<Record<BenchStore, ServerBenchResult>>>;

/** The result as lines for the terminal. */
export function serverBenchLines(bench: ServerBench, games: number): string[] {
	const rows = Object.entries(bench).flatMap(([store, { games: kinds }]) =>
		Object.entries(kinds).map(([name, { movesPerSecond, computingPerMove, latency, stall }]) =>
			cells(
				store,
				name,
				Math.round(movesPerSecond),
				`${computingPerMove.toFixed(2)} ms`,
				...[latency.p50, latency.p95, latency.p99, stall.late, stall.computing].map(
					(ms) => `${ms.toFixed(0)} ms`,
				),
			),
		),
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
		`${games} games at once, each player moving as soon as it is their turn; stalls at 500 moves/s`,
		cells('store', 'game', 'moves/s', 'CPU a move', 'ack p50', 'p95', 'p99', 'stall p99', 'of it its own'),
		...rows,
		...memory,
		...stored,
		...alone,
	];
}

const cells = (...texts: readonly (string | number)[]): string =>
	texts.map((text, i) => (i === 0 ? String(text).padEnd(10) : String(text).padStart(13))).join('');
