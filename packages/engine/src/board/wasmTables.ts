import { GUESS_FROM, TRIES } from './guessing.js';
import { shapesFor } from './shapes.js';
import type { SearchTables } from './tables.js';

/** The exports of `assembly/`; addresses are numbers. */
export interface PlayoutExports {
	readonly memory: { readonly buffer: ArrayBuffer };
	readonly moves: { readonly value: number };
	readonly moveWeights: { readonly value: number };
	readonly randomState: { readonly value: number };
	readonly counts: { readonly value: number };
	readonly strengths: { readonly value: number };
	readonly sideOf: { readonly value: number };
	readonly totals: { readonly value: number };
	readonly root: { readonly value: number };
	readonly pointSums: { readonly value: number };
	readonly endgameBoards: { readonly value: number };
	readonly endgameLine: { readonly value: number };
	readonly positionsLeft: { readonly value: number };
	allocate(bytes: number): number;
	setTables(
		squares: number,
		size: number,
		placements: number,
		limit: number,
		beside: number,
		across: number,
	): void;
	setShapes(width: number, valid: number, placementOf: number): void;
	setGuessing(tries: number, guessFrom: number): void;
	prepareScoring(): void;
	setBoard(at: number): void;
	setGame(colours: number, laterContact: number): void;
	setLogarithms(at: number): void;
	setNetwork(units: number, linear: number, bias: number, own: number, others: number, out: number): void;
	survey(): void;
	weigh(left: number): void;
	finish(compared: number): number;
	settle(): number;
	listMoves(into: number): number;
	scoreMoves(moves: number, count: number, scores: number): void;
	setNumberTables(at: number): void;
	setSides(sides: number): void;
	setWidening(reachedAt: number, steps: number): void;
	setTree(at: number, capacity: number, evaluatedSides: number): void;
	setSettings(
		exploration: number,
		sharpness: number,
		raveWeight: number,
		fpuReduction: number,
		valueShare: number,
		rootWidth: number,
		width: number,
		expandAt: number,
	): void;
	prepareSearch(boardBytes: number, moveNumbers: number): void;
	run(simulations: number, compared: number): number;
	prepareEndgame(boardBytes: number): void;
	solveEndgame(positions: number, deadline: number): number;
}

/** Sizes from `assembly/layout.ts`: a placement record, and squares with padding for vector loads. */
const PLACEMENT_SIZE = 16;
const MOST_SQUARES = 320;

/** Copies an array into the memory of an instance, permanently, and returns its address. */
export function putArray(wasm: PlayoutExports, array: ArrayBufferView): number {
	const at = wasm.allocate(array.byteLength);
	const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
	new Uint8Array(wasm.memory.buffer, at, bytes.length).set(bytes);
	return at;
}

/** Initialises a new instance for a plan. */
export function putTables(wasm: PlayoutExports, tables: SearchTables): void {
	const put = (array: ArrayBufferView): number => putArray(wasm, array);
	const limit = new Uint8Array(MOST_SQUARES);
	limit.set(tables.limit);
	const { squares, size, beside, across } = tables;
	wasm.setTables(squares, size, put(placementRecords(tables)), put(limit), put(beside), put(across));
	wasm.setShapes(tables.plan.width, put(validByWord(tables)), put(shapesFor(tables).placement));
	wasm.setGuessing(TRIES, GUESS_FROM);
	wasm.prepareScoring();
}

/** The layout of `Placement` in `assembly/layout.ts`. */
function placementRecords(tables: SearchTables): Uint8Array {
	const bytes = new Uint8Array(tables.size * PLACEMENT_SIZE);
	const view = new DataView(bytes.buffer);
	for (let p = 0; p < tables.size; p++) {
		const at = p * PLACEMENT_SIZE;
		view.setInt32(at, tables.packedSquares[p]!, true);
		view.setInt32(at + 4, tables.packedLevels[p]!, true);
		view.setUint16(at + 8, tables.packedCubes[p]!, true);
		bytes[at + 10] = tables.stone[p]!;
		bytes[at + 11] = tables.feet[p]!;
	}
	return bytes;
}

/** Valid squares of the orientations, grouped by word. */
function validByWord(tables: SearchTables): Int32Array {
	const { valid, words, count } = shapesFor(tables);
	const turned = new Int32Array(valid.length);
	for (let o = 0; o < count; o++) {
		for (let word = 0; word < words; word++) turned[word * count + o] = valid[o * words + word]!;
	}
	return turned;
}
