import type { FastRandom } from './board/random.js';
import { BUILD_PHASE, type SearchBoard } from './board/searchBoard.js';
import { newWasm, WasmPlayer } from './board/wasmPlayer.js';
import { type PlayoutExports, putArray } from './board/wasmTables.js';
import type { Knowledge } from './knowledge/knowledge.js';
import type { TreeRunner } from './mcts/runner.js';
import type { SearchSettings } from './mcts/settings.js';
import { Tree, treeBytes } from './mcts/tree.js';
import { wideningSteps } from './mcts/widening.js';
import { NUMBER_TABLES } from './numbers/exponential.js';
import { PointSums } from './pointSums.js';

/** The game as the runner needs it. */
export interface RunnerGame {
	/** The root position; it changes between searches. */
	readonly root: SearchBoard;
	readonly random: FastRandom;
	readonly knowledge: Knowledge;
	readonly compared: number;
	readonly sideOf: Uint8Array;
	readonly sides: number;
	readonly moveNumbers: number;
}

/** Maximum number of children, as in `assembly/selection.ts`. */
const MOST_CHILDREN = 1024;

/** The current tree, and the one its subtree is copied to. */
const TREES = 2;

/**
 * The tree search in WebAssembly (`assembly/search.ts`), for the build phase. Each runner has its own instance,
 * so that its memory is freed with it.
 */
export class WasmRunner implements TreeRunner {
	readonly pointSums: PointSums;
	private readonly player: WasmPlayer;
	private readonly root: Uint8Array;
	private readonly totals: Float64Array;
	private readonly evaluatedSides: number;
	private readonly treesAt: number;
	private readonly treeSize: number;
	private trees = 0;

	constructor(
		private readonly wasm: PlayoutExports,
		private readonly game: RunnerGame,
		settings: SearchSettings,
		private readonly capacity: number,
	) {
		const { root, sides, sideOf, moveNumbers } = game;
		this.evaluatedSides = settings.valueShare > 0 ? sides : 0;
		this.treeSize = 4 * Math.ceil(treeBytes(capacity, this.evaluatedSides) / 4);
		this.treesAt = wasm.allocate(TREES * this.treeSize);
		wasm.setGame(root.colours, root.laterContact);
		wasm.prepareSearch(root.block.length, moveNumbers);
		wasm.setNumberTables(putArray(wasm, NUMBER_TABLES));
		this.putSettings(settings);
		this.player = new WasmPlayer(wasm, root);
		// The memory no longer grows, so views stay valid.
		const { buffer } = wasm.memory;
		wasm.setSides(sides);
		new Uint8Array(buffer, wasm.sideOf.value, sideOf.length).set(sideOf);
		this.root = new Uint8Array(buffer, wasm.root.value, root.block.length);
		this.totals = new Float64Array(buffer, wasm.totals.value, sides);
		const length = PointSums.lengthFor(root.colours, moveNumbers);
		const sums = new Float64Array(buffer, wasm.pointSums.value, length);
		this.pointSums = new PointSums(root.colours, moveNumbers, sums);
	}

	private putSettings(settings: SearchSettings): void {
		const { wasm } = this;
		const steps = wideningSteps(settings);
		wasm.setWidening(putArray(wasm, steps), steps.length);
		wasm.setSettings(
			settings.exploration,
			settings.sharpness,
			settings.raveWeight,
			settings.fpuReduction,
			settings.valueShare,
			settings.rootWidth,
			settings.width,
			settings.expandAt,
		);
	}

	newTree(): Tree {
		if (this.trees === TREES) throw new Error('no room for another tree');
		const at = this.treesAt + this.trees++ * this.treeSize;
		return new Tree(this.capacity, true, this.evaluatedSides, { buffer: this.wasm.memory.buffer, at });
	}

	canRun(): boolean {
		return this.game.root.phase === BUILD_PHASE;
	}

	run(tree: Tree, simulations: number, totals: Float64Array): number {
		const { wasm, game, player } = this;
		const { root, random, knowledge, compared } = game;
		player.prepare(root, random, knowledge.build, knowledge.value);
		this.root.set(root.block);
		this.totals.set(totals);
		wasm.setTree(tree.place.at, this.capacity, this.evaluatedSides);
		const done = wasm.run(simulations, compared);
		totals.set(this.totals);
		player.giveRandom(random);
		return done;
	}
}

/** Null if WebAssembly does not support these settings or this game, or if memory is short. */
export function makeWasmRunner(
	game: RunnerGame,
	settings: SearchSettings,
	capacity: number,
): WasmRunner | null {
	const { root, knowledge } = game;
	const isNarrow = Math.max(settings.rootWidth, settings.width) <= MOST_CHILDREN;
	const isKnown = settings.isLazy && !settings.isPlain && settings.raveWeight > 0 && isNarrow;
	const canEvaluate = settings.valueShare === 0 || knowledge.value !== null;
	if (!isKnown || !canEvaluate || root.outside !== null) return null;
	try {
		const wasm = newWasm(root.inside);
		return wasm && new WasmRunner(wasm, game, settings, capacity);
	} catch {
		return null;
	}
}
