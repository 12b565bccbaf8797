import { PLAYOUT_WASM } from './playoutWasm.js';
import type { FastRandom } from './random.js';
import type { SearchBoard } from './searchBoard.js';
import type { SearchTables } from './tables.js';
import { type NetworkWeights, WasmNetwork } from './wasmNetwork.js';
import { type PlayoutExports, putTables } from './wasmTables.js';
import { compileBase64, type Instantiate, platformWebAssembly } from './webAssembly.js';

/** More than all stones of six colours. */
const MOST_PLIES = 128;
/** As in `assembly/layout.ts` and `assembly/survey.ts`: number of move features, and of position counts. */
const FEATURES = 24;
const MOST_COUNTS = 6 * 52;

/** As in `knowledge/features.ts`: move weights, by number of stones in hand. */
type MoveWeights = readonly Float64Array[];

/**
 * The build phase in WebAssembly: the same results as `Policy`, `MoveFinder` and `scoreMove` from the same random
 * numbers, several times as fast. Boards are copied in and, if changed, out again. That is cheap, and one
 * instance can serve all games on a plan.
 */
export class WasmPlayer {
	private readonly block: Uint8Array;
	private readonly plies: Uint32Array;
	private readonly random: Int32Array;
	private readonly weights: Float64Array;
	private readonly counts: Int32Array;
	private readonly movesAt: number;
	private readonly scoresAt: number;
	private readonly moves: Uint16Array;
	private readonly scores: Float32Array;
	private readonly network: WasmNetwork;
	private colours = 0;
	private laterContact = 0;
	private moveWeights: MoveWeights | null = null;

	constructor(
		/** An instance with the tables of the board's plan: `putTables`. */
		private readonly wasm: PlayoutExports,
		board: SearchBoard,
	) {
		const { inside } = board;
		const blockAt = wasm.allocate(board.block.length);
		wasm.setBoard(blockAt);
		this.movesAt = wasm.allocate(2 * inside.size);
		this.scoresAt = wasm.allocate(4 * inside.size);
		const networkAt = WasmNetwork.allocate(wasm, inside.size);
		// Create views last: they are detached when the memory grows, which it does not do after this.
		const { buffer } = wasm.memory;
		this.block = new Uint8Array(buffer, blockAt, board.block.length);
		this.plies = new Uint32Array(buffer, wasm.moves.value, MOST_PLIES);
		this.random = new Int32Array(buffer, wasm.randomState.value, 2);
		this.weights = new Float64Array(buffer, wasm.moveWeights.value, 12 * FEATURES);
		this.counts = new Int32Array(buffer, wasm.counts.value, MOST_COUNTS);
		this.moves = new Uint16Array(buffer, this.movesAt, inside.size);
		this.scores = new Float32Array(buffer, this.scoresAt, inside.size);
		this.network = new WasmNetwork(wasm, networkAt, inside.size);
	}

	/** Plays to the end of the build phase: `Policy.finish`. */
	finish(
		board: SearchBoard,
		random: FastRandom,
		moveWeights: MoveWeights,
		compared: number,
		onMove: (mover: number, move: number) => void,
	): void {
		this.take(board);
		this.takeMoveWeights(moveWeights);
		this.random.set(random.state);
		const count = this.wasm.finish(compared);
		random.state.set(this.random);
		board.block.set(this.block);
		board.endBuild();
		for (let i = 0; i < count; i++) {
			const ply = this.plies[i]!;
			onMove(ply >>> 16, ply & 0xffff);
		}
	}

	/** Loads position, random state and weights for a search. */
	prepare(
		board: SearchBoard,
		random: FastRandom,
		moveWeights: MoveWeights,
		weights: NetworkWeights | null,
	): void {
		this.take(board);
		this.takeMoveWeights(moveWeights);
		if (weights) this.network.take(weights);
		this.random.set(random.state);
	}

	/** Copies the random state back after a search. */
	giveRandom(random: FastRandom): void {
		random.state.set(this.random);
	}

	/** Computes the position features: `Survey.take`. Results are in `surveyCounts`. */
	survey(board: SearchBoard): void {
		this.take(board);
		this.wasm.survey();
	}

	/** A view of the first `count` results of `survey`. */
	surveyCounts(count: number): Int32Array {
		return this.counts.subarray(0, count);
	}

	/** The strength of every colour for `StaticValue`; overwritten by the next call. */
	weigh(board: SearchBoard, weights: NetworkWeights, left: number): Float64Array {
		this.take(board);
		this.network.take(weights);
		this.wasm.weigh(left);
		return this.network.strengths;
	}

	/** Passes the turn until a colour can move or the game is over: `MoveFinder.settle`. */
	settle(board: SearchBoard): void {
		this.take(board);
		if (this.wasm.settle() === 0) return;
		board.block.set(this.block);
		board.endBuild();
	}

	/** Writes the legal moves and returns their number: `MoveFinder.list`. */
	list(board: SearchBoard, moves: Uint16Array): number {
		this.take(board);
		const count = this.wasm.listMoves(this.movesAt);
		moves.set(this.moves.subarray(0, count));
		return count;
	}

	/** The same with move scores: `scoreMove`. */
	listScored(board: SearchBoard, moveWeights: MoveWeights, moves: Uint16Array, scores: Float32Array): number {
		const count = this.list(board, moves);
		this.takeMoveWeights(moveWeights);
		this.wasm.scoreMoves(this.movesAt, count, this.scoresAt);
		scores.set(this.scores.subarray(0, count));
		return count;
	}

	private take(board: SearchBoard): void {
		const { colours, laterContact } = board;
		this.block.set(board.block);
		if (colours === this.colours && laterContact === this.laterContact) return;
		this.colours = colours;
		this.laterContact = laterContact;
		this.wasm.setGame(colours, laterContact);
	}

	private takeMoveWeights(moveWeights: MoveWeights): void {
		if (moveWeights === this.moveWeights) return;
		this.moveWeights = moveWeights;
		moveWeights.forEach((weights, stones) => {
			this.weights.set(weights, stones * weights.length);
		});
	}
}

/** Compiled lazily; null where that is impossible. */
let instantiate: Instantiate | null | undefined;

/** A new instance of the module for a plan; null without WebAssembly. Throws when memory has run out. */
export function newWasm(tables: SearchTables): PlayoutExports | null {
	if (instantiate === undefined) instantiate = compileBase64(platformWebAssembly(), PLAYOUT_WASM);
	if (!instantiate) return null;
	const wasm = instantiate() as PlayoutExports;
	putTables(wasm, tables);
	return wasm;
}

const PLAYERS = new WeakMap<SearchTables, WasmPlayer | null>();

/** The shared player for a board's plan; null for TypeScript only. */
export function wasmPlayerFor(board: SearchBoard): WasmPlayer | null {
	const known = PLAYERS.get(board.inside);
	if (known !== undefined) return known;
	const made = makePlayer(board);
	PLAYERS.set(board.inside, made);
	return made;
}

/** Also null when memory for another instance has run out. */
function makePlayer(board: SearchBoard): WasmPlayer | null {
	try {
		const wasm = newWasm(board.inside);
		return wasm && new WasmPlayer(wasm, board);
	} catch {
		return null;
	}
}
