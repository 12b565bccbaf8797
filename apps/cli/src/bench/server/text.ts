import type { ServerBenchResult } from './bench.js';
import type { BenchStore } from './places.js';

export type ServerBench = Partial<Readonly<Record<BenchStore, ServerBenchResult>>>;

/** The result as lines for the terminal. */
export function serverBenchLines(bench: ServerBench, games: number): string[] {
	const rows = Object.entries(bench).map(
		([store, { movesPerSecond, computingPerMove, latency, ...memory }]) =>
			cells(
				store,
				Math.round(movesPerSecond),
				`${computingPerMove.toFixed(2)} ms`,
				...[latency.p50, latency.p95, latency.p99].map((ms) => `${ms.toFixed(0)} ms`),
				`${memory.kilobytesPerTable.toFixed(1)} KB`,
				`${memory.kilobytesPerConnection.toFixed(1)} KB`,
				`${memory.residentMegabytes.toFixed(0)} MB`,
			),
	);
	return [
		`${games} games at once, each player moving as soon as it is their turn`,
		cells('store', 'moves/s', 'CPU a move', 'ack p50', 'p95', 'p99', 'a table', 'a socket', 'in all'),
		...rows,
	];
}

const cells = (...texts: readonly (string | number)[]): string =>
	texts.map((text, i) => (i === 0 ? String(text).padEnd(10) : String(text).padStart(11))).join('');
