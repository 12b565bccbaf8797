import type { Illegal } from './board/illegal.js';
import type { Move } from './board/move.js';
import { MAX_COLUMNS, type PlacementTable } from './board/placementTable.js';
import { type Plan, planFor } from './board/plan.js';
import { modeOf } from './modes/index.js';
import type { Position } from './position.js';
import { type Random, seededRandom } from './util/random.js';
import { err, ok, type Result } from './util/result.js';

/**
 * Limits the work of all attempts to a tenth of a second, so a board on which no attempt can succeed does not
 * block a server. On built-in boards the first or second one nearly always succeeds.
 */
const MOST_WORK = 65_000;

/**
 * Places the rest of the ruin randomly, always the same for a seed. Attempts are discarded if they run out of
 * room before the eleventh stone, or if the others could block a player's first stone. On a board too small
 * for a whole ruin, the largest one found is placed.
 */
export function layRandomRuin(position: Position, seed: number): void {
	const random = seededRandom(seed);
	if (position.phase !== 'ruin') return;
	// An old game, from when ruins could stay unfinished: its ruin must be reproduced.
	if (position.setup.freeSquares !== undefined) return void layAny(position, random);
	const start = position.ply;
	const wanted = start + position.ruinHand().length;
	const attempts = Math.ceil(MOST_WORK / planOf(position).placements.size);
	let best: readonly Move[] = [];
	for (let attempt = 0; attempt < attempts; attempt++) {
		layAny(position, random);
		if (position.ply === wanted && leavesRoom(position)) return;
		if (position.ply > best.length) best = position.moves;
		while (position.ply > start) position.undo();
	}
	layRuin(position, best.slice(start));
}

function planOf({ setup: { scenario, mode, players } }: Position): Plan {
	return planFor(scenario, modeOf(mode).limitsFor(players));
}

/** Random legal ruin moves, all equally likely, until there are none. */
function layAny(position: Position, random: Random): void {
	while (position.phase === 'ruin') {
		position.play(position.legalMoveAt(random.below(position.countLegalMoves()))!);
	}
}

/**
 * Whether every player can place a first stone, wherever the others put theirs: they can never cover all free
 * ground squares on which the smallest stone could stand upright.
 */
function leavesRoom(position: Position): boolean {
	const { players } = position.setup;
	const { width, placements } = planOf(position);
	const free = position.topView().filter(({ height, limit }) => height === 0 && limit > 1);
	const others = players - 1;
	if (free.length > MAX_COLUMNS * others) return true;
	const bits = new Map(free.map(({ x, y }, index) => [y * width + x, 1 << index]));
	const masks = coveredBits(placements, bits);
	let covered: ReadonlySet<number> = new Set([0]);
	for (let stone = 0; stone < others; stone++) {
		covered = new Set([...covered].flatMap((mask) => [...masks].map((more) => mask | more)));
	}
	return !covered.has((1 << free.length) - 1);
}

/** The sets of these squares that stones can cover, each as a bit set. */
function coveredBits(table: PlacementTable, bits: ReadonlyMap<number, number>): ReadonlySet<number> {
	const masks = new Set<number>();
	for (let p = 0; p < table.size; p++) {
		const squares = table.square.subarray(MAX_COLUMNS * p, MAX_COLUMNS * p + table.columnCount[p]!);
		masks.add(squares.reduce((mask, square) => mask | (bits.get(square) ?? 0), 0));
	}
	return masks;
}

export interface RuinError {
	/** The number of the move, from 1. */
	readonly number: number;
	readonly illegal: Illegal;
}

/** Places a saved ruin. All or nothing. */
export function layRuin(position: Position, moves: readonly Move[]): Result<null, RuinError> {
	for (const [index, move] of moves.entries()) {
		const played = position.phase === 'ruin' ? position.play(move) : err<Illegal>(NO_RUIN);
		if (played.ok) continue;
		for (let back = 0; back < index; back++) position.undo();
		return err({ number: index + 1, illegal: played.error });
	}
	return ok(null);
}

/** Moves after the end of the ruin: all its stones are used, or none fits. */
const NO_RUIN: Illegal = { code: 'stoneUsed', cells: [] };
