import { benchPlayouts, benchSearch } from '@rumis/engine';
import { findBuiltin, type ModeId, type PlayerCount, type Setup } from '@rumis/rules';
import { signatureOf } from './signature.js';

/** Boards to measure on: small and large, few players and many, every mode. */
const GAMES: readonly (readonly [string, PlayerCount, ModeId])[] = [
	['chullpa', 2, 'standard'],
	['chullpa', 3, 'standard'],
	['chullpa', 4, 'standard'],
	['pirka', 2, 'standard'],
	['coricancha', 3, 'standard'],
	['pisac', 4, 'standard'],
	['colca', 5, 'standard'],
	['incahuasi', 6, 'standard'],
	['huaca', 6, 'standard'],
	['tambo', 3, 'inverse'],
	['cucho', 2, 'duo'],
	['pirka', 2, 'ruinas'],
	['colca', 2, 'transfer'],
];

export interface EngineBenchRow {
	readonly name: string;
	/** Uniformly random games from the opening per second, and their number of stones. */
	readonly playoutsPerSecond: number;
	/** Same in WebAssembly; null if it does not support this mode, or is missing. */
	readonly wasmPlayoutsPerSecond: number | null;
	readonly stones: number;
	/** The speed of the searching bot in the opening. */
	readonly simulationsPerSecond: number;
	readonly nodes: number;
}

export interface EngineBench {
	readonly rows: readonly EngineBenchRow[];
	/** Of this process, after all boards. */
	readonly heapMegabytes: number;
	/** Changes if and only if the engine plays differently on any of the boards. */
	readonly signature: string;
}

export function benchEngine(milliseconds: number, onProgress: (fraction: number) => void): EngineBench {
	const signatures: string[] = [];
	const rows = GAMES.map(([id, players, mode], index) => {
		onProgress(index / GAMES.length);
		const setup: Setup = { scenario: findBuiltin(id)!, players, mode, start: 'yellow' };
		const playouts = benchPlayouts(setup, milliseconds, false)!;
		const inWasm = benchPlayouts(setup, milliseconds, true);
		const search = benchSearch(setup, milliseconds);
		signatures.push(search.signature);
		const { playoutsPerSecond, stones } = playouts;
		const { simulationsPerSecond, nodes } = search;
		return {
			name: `${id}-${players}-${mode}`,
			playoutsPerSecond,
			wasmPlayoutsPerSecond: inWasm?.playoutsPerSecond ?? null,
			stones,
			simulationsPerSecond,
			nodes,
		};
	});
	const { heapUsed, arrayBuffers } = process.memoryUsage();
	return {
		rows,
		heapMegabytes: (heapUsed + arrayBuffers) / 2 ** 20,
		signature: signatureOf([signatures.join(' ')]),
	};
}
