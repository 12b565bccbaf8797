// Tree search for RUMIS: the same steps as src/mcts/search.ts, entirely in WebAssembly.
import { beginPlayout, goOut, play } from './board';
import { expand, prepareExpansion, setSharpness } from './expansion';
import { allocate, colours, getColour, getPhase, OVER, OWNERS, placed, size } from './layout';
import { evaluateSides, pointsOf, sideOfColour, sides, valueSides } from './outcome';
import { finishGame, moves, settle } from './playout';
import { giveRandom, takeRandom } from './random';
import { setSelection, select } from './selection';
import {
	childCountOf, firstChildOf, isFull, evaluationsAt, evaluatedSides, raveValue, raveVisits, moveCountOf, moveOf, sideToMoveValue,
	setState, stateOf, NOT_EVALUATED, UNKNOWN, value, visits, visitsOf,
} from './tree';
import { widening } from './widening';

const MAX_DEPTH: i32 = 200;
const GAME_OVER: i32 = 32;

/** The path from the root to the leaf (i32), and how many of its moves the board has replayed. */
const path: usize = memory.data(4 * 200, 16);
let played: i32 = -1;
/** The value of the current simulation for each side (f32), and the sums over all simulations (f64). */
const values: usize = memory.data(4 * 8, 16);
export const totals: usize = memory.data(8 * 8, 16);

/** The root position, in the board's layout; written by the host. */
export let root: usize = 0;
let boardBytes: i32 = 0;
/** By colour and move: the last simulation in which it was played (i32). */
let lastPlayed: usize = 0;
let simulationId: i32 = 0;
/** By first move: number of simulations that began with it, and sums of points by colour (f64). */
export let pointSums: usize = 0;

let rootWidth: i32 = 0;
let width: i32 = 0;
let expandAt: f64 = 0;
let valueShare: f64 = 0;

/** Allocates the buffers; call once, after the game and its tables are set. */
export function prepareSearch(boardBytes_: i32, moveNumbers: i32): void {
	boardBytes = boardBytes_;
	root = allocate(boardBytes);
	lastPlayed = allocate(4 * OWNERS * size);
	pointSums = allocate(8 * (1 + colours) * moveNumbers);
	prepareExpansion();
}

export function setSettings(
	exploration: f64,
	sharpness: f64,
	raveWeight: f64,
	fpuReduction: f64,
	valueShare_: f64,
	rootWidth_: i32,
	width_: i32,
	expandAt_: i32,
): void {
	setSelection(exploration, raveWeight, fpuReduction);
	setSharpness(sharpness);
	valueShare = valueShare_;
	rootWidth = rootWidth_;
	width = width_;
	expandAt = expandAt_;
}

/** Runs up to `simulations` simulations, fewer when the tree is full; returns how many. */
export function run(simulations: i32, compared: i32): i32 {
	takeRandom();
	let done = 0;
	while (done < simulations) {
		simulate(compared);
		done++;
		if (isFull()) break;
	}
	giveRandom();
	return done;
}

@inline function nodeAt(depth: i32): i32 {
	return load<i32>(path + (depth << 2));
}

@inline function noteMove(colour: i32, move: i32): void {
	store<i32>(lastPlayed + ((colour * size + move) << 2), simulationId);
}

function simulate(compared: i32): void {
	simulationId++;
	played = -1;
	const depth = descend();
	replayTo(depth);
	const leaf = nodeAt(depth);
	const isEvaluated = evaluatedSides > 0 && evaluateOnce(leaf);
	notePlayout(finishGame(compared));
	valueSides(values);
	if (depth > 0) notePoints(moveOf(nodeAt(1)));
	if (isEvaluated) blend(leaf);
	backpropagate(depth);
}

/** Selects down to a leaf, expanding nodes on the way; returns its depth. */
function descend(): i32 {
	let depth = 0;
	let node = 0;
	store<i32>(path, node);
	while (depth < MAX_DEPTH - 1 && hasChildren(node, depth)) {
		const child = select(node);
		noteMove(stateOf(node), moveOf(child));
		store<i32>(path + (++depth << 2), child);
		node = child;
	}
	return depth;
}

/** Expands or widens the node if due; returns whether it has children. */
function hasChildren(node: i32, depth: i32): bool {
	const count = childCountOf(node);
	if (count == 0) {
		if (node != 0 && visitsOf(node) < expandAt) return false;
		replayTo(depth);
		return stateOf(node) != GAME_OVER && expand(node, node == 0 ? rootWidth : width);
	}
	if (count >= moveCountOf(node) || widening(visitsOf(node)) <= count) return true;
	replayTo(depth);
	expand(node, node == 0 ? rootWidth : width);
	return true;
}

@inline function currentState(): i32 {
	return getPhase() == OVER ? GAME_OVER : getColour();
}

/** Replays the path up to that depth on the board, and stores who moves in new nodes. */
function replayTo(depth: i32): void {
	if (played < 0) {
		memory.copy(placed, root, boardBytes);
		beginPlayout();
		played = 0;
		setState(0, currentState());
	}
	while (played < depth) {
		const node = nodeAt(++played);
		const known = stateOf(node);
		play(moveOf(node));
		if (known == UNKNOWN) {
			settle();
			setState(node, currentState());
		} else while (currentState() != known) goOut();
	}
}

/** Evaluates the leaf unless the tree has its evaluation or the game is over; false if there is none. */
function evaluateOnce(node: i32): bool {
	if (load<f32>(evaluationsAt(node)) != NOT_EVALUATED) return true;
	if (getPhase() == OVER) return false;
	evaluateSides(evaluationsAt(node));
	return true;
}

function blend(node: i32): void {
	for (let side = 0; side < evaluatedSides; side++) {
		const at = values + (side << 2);
		const result = f64(load<f32>(at));
		const evaluation = f64(load<f32>(evaluationsAt(node) + (side << 2)));
		store<f32>(at, f32(result + valueShare * (evaluation - result)));
	}
}

function notePoints(firstMove: i32): void {
	const sums = pointSums + ((firstMove * (1 + colours)) << 3);
	store<f64>(sums, load<f64>(sums) + 1);
	for (let c = 0; c < colours; c++) {
		const at = sums + (c << 3);
		store<f64>(at, load<f64>(at, 8) + pointsOf(c), 8);
	}
}

function backpropagate(depth: i32): void {
	for (let side = 0; side < sides; side++) {
		const at = totals + (side << 3);
		store<f64>(at, load<f64>(at) + f64(load<f32>(values + (side << 2))));
	}
	store<f32>(visits, f32(visitsOf(0) + 1));
	for (let d = 0; d < depth; d++) {
		const node = nodeAt(d);
		const colour = stateOf(node);
		const result = f64(load<f32>(values + (sideOfColour(colour) << 2)));
		updateMean(visits, value, nodeAt(d + 1), result);
		const at = sideToMoveValue + (node << 2);
		const known = f64(load<f32>(at));
		store<f32>(at, f32(known + (result - known) / visitsOf(node)));
		updateRave(node, colour, result);
	}
}

/** Adds a result to a running mean. */
@inline function updateMean(counts: usize, means: usize, node: i32, result: f64): void {
	const at = usize(node) << 2;
	const n = f64(load<f32>(counts + at)) + 1;
	store<f32>(counts + at, f32(n));
	const mean = f64(load<f32>(means + at));
	store<f32>(means + at, f32(mean + (result - mean) / n));
}

/** RAVE: all children whose move the colour played anywhere in this simulation share in its value. */
function updateRave(node: i32, colour: i32, result: f64): void {
	const own = lastPlayed + ((colour * size) << 2);
	const first = firstChildOf(node);
	const end = first + childCountOf(node);
	for (let child = first; child < end; child++) {
		if (load<i32>(own + (moveOf(child) << 2)) == simulationId) updateMean(raveVisits, raveValue, child, result);
	}
}

/** Records the moves of the playout for RAVE. */
function notePlayout(count: i32): void {
	for (let i = 0; i < count; i++) {
		const ply = load<u32>(moves + (i << 2));
		noteMove(ply >> 16, ply & 0xffff);
	}
}
