// Exact endgames of two colours: the same search as src/duel/solver.ts.
import { beginPlayout, goOut, play } from './board';
import { clearTable, hashA, hashB, knownMove, prepareTable, probe, remember, UNKNOWN } from './endgameTable';
import { bestGain, boundIn, moveIn, prepareOrder, rank, rankLast, takeMoves, takeNext } from './endgameOrder';
import { find } from './finder';
import { marginOf, mostGain, prepareGains, stonesOf } from './gains';
import { allocate, getColour, getPhase, laterContact, OVER, setBoard, size } from './layout';
import { settle } from './playout';
import { prepareReplies } from './replies';

const MAX_DEPTH: i32 = 22;
const WORST: i32 = 1000;
/** With fewer stones left, searching again is faster than looking it up. */
const REMEMBERED_FROM: i32 = 3;
/** Positions between two looks at the clock, minus one. */
const BETWEEN_LOOKS: i32 = 1023;

@external('env', 'now')
declare function now(): f64;

/** By depth: the board, and the keys of its moves (u32). */
export let endgameBoards: usize = 0;
let boardBytes: i32 = 0;
let keys: usize = 0;

/** The moves of the principal variation (u16). */
export const endgameLine: usize = memory.data(2 * 24, 16);
export let positionsLeft: i32 = 0;
let deadline: f64 = 0;
let stopped: bool = false;
/** The best move of the position that was searched last. */
let bestMove: i32 = -1;

/** Allocates the buffers; call once, after the tables are set. */
export function prepareEndgame(boardBytes_: i32): void {
	boardBytes = (boardBytes_ + 15) & ~15;
	endgameBoards = allocate((MAX_DEPTH + 1) * boardBytes);
	keys = allocate((MAX_DEPTH + 1) * 4 * size);
	prepareGains();
	prepareReplies();
	prepareOrder();
	prepareTable();
}

/** Solves the first board; returns the length of the line, or −1 if the budget was not enough. */
export function solveEndgame(positions: i32, deadline_: f64): i32 {
	positionsLeft = positions;
	deadline = deadline_;
	stopped = false;
	clearTable();
	setBoard(endgameBoards);
	beginPlayout();
	let length = 0;
	let final = 0;
	for (settle(); getPhase() != OVER; settle()) {
		const sign = 1 - 2 * getColour();
		const known = sign * (final - marginOf(0));
		const value = length == 0 ? search(0, -WORST, WORST) : search(0, known - 1, known + 1);
		if (stopped) return -1;
		if (length == 0) final = marginOf(0) + sign * value;
		store<u16>(endgameLine + (length++ << 1), bestMove);
		play(bestMove);
	}
	return length;
}

/** How much the margin of the colour to move still improves with best play, within the alpha-beta window. */
function search(depth: i32, alpha: i32, beta: i32): i32 {
	if (getPhase() == OVER) return 0;
	const colour = getColour();
	const most = mostGain(colour);
	if (most <= alpha) return most;
	const least = -mostGain(1 - colour);
	if (least >= beta) return least;
	const left = stonesOf(0) + stonesOf(1);
	return left < REMEMBERED_FROM ? visit(depth, alpha, beta, -1) : searchOnce(depth, alpha, beta);
}

function searchOnce(depth: i32, alpha: i32, beta: i32): i32 {
	const seen = probe(alpha, beta);
	bestMove = knownMove;
	if (seen != UNKNOWN) return seen;
	const a = hashA;
	const b = hashB;
	const value = visit(depth, alpha, beta, knownMove);
	if (!stopped) remember(a, b, value, alpha, beta, bestMove);
	return value;
}

function visit(depth: i32, alpha: i32, beta: i32, known: i32): i32 {
	if (find(laterContact) == 0) return passTurn(depth, alpha, beta);
	if (isSpent()) return 0;
	const count = takeMoves();
	const own = stonesOf(getColour());
	const others = stonesOf(1 - getColour());
	if (own == 1 && others == 0) return playLast(count);
	const at = keys + depth * 4 * size;
	if (own == 1) rankLast(at, count);
	else rank(at, count, own + others, known);
	return tryMoves(depth, alpha, beta, count, own == 1);
}

/** Counts a position; true when the budget or the time is used up. */
function isSpent(): bool {
	stopped = --positionsLeft < 0 || ((positionsLeft & BETWEEN_LOOKS) == 0 && now() > deadline);
	return stopped;
}

function passTurn(depth: i32, alpha: i32, beta: i32): i32 {
	goOut();
	return -search(depth, -beta, -alpha);
}

/** The last stone of the game simply goes where it gains most. */
function playLast(count: i32): i32 {
	const best = bestGain(count);
	bestMove = moveIn(best);
	return boundIn(best);
}

function tryMoves(depth: i32, alpha: i32, beta: i32, count: i32, isBounded: bool): i32 {
	const end = keys + depth * 4 * size + (count << 2);
	let best = -WORST;
	let move = -1;
	let low = alpha;
	for (let at = end - (count << 2); at < end && low < beta; at += 4) {
		const key = takeNext(at, end);
		if (isBounded && boundIn(key) <= low) {
			best = max(best, boundIn(key));
			break;
		}
		const value = valueAfter(depth, moveIn(key), low, beta);
		if (stopped) return 0;
		if (value > best) {
			best = value;
			move = moveIn(key);
		}
		low = max(low, best);
	}
	bestMove = move;
	return best;
}

/** The value of a move for the colour to move. */
function valueAfter(depth: i32, move: i32, alpha: i32, beta: i32): i32 {
	const colour = getColour();
	const here = endgameBoards + depth * boardBytes;
	const before = marginOf(colour);
	memory.copy(here + boardBytes, here, boardBytes);
	setBoard(here + boardBytes);
	play(move);
	const gain = marginOf(colour) - before;
	const low = alpha - gain;
	const high = beta - gain;
	const rest = getColour() == colour ? search(depth + 1, low, high) : -search(depth + 1, -high, -low);
	setBoard(here);
	return gain + rest;
}
