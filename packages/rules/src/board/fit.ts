import { type Board, ownerOfFill } from './board.js';
import type { PlaceMove } from './move.js';
import { MAX_COLUMNS, type Placement, type PlacementTable, placementAt } from './placementTable.js';
import type { Plan } from './plan.js';
import { STONES_BY_NAME, type Stone, stoneIndex } from './stone.js';

/**
 * What a new stone must touch:
 * `free` nothing; `any` a placed stone, by a face; `edge` a placed stone by an edge and none by a face;
 * `own` a stone of its colour by a face; `notOwn` no stone of its colour by a face.
 */
export type Contact = 'free' | 'any' | 'edge' | 'own' | 'notOwn';

/** Everything that decides which stones may be placed where at this point of a game. */
export interface Demand {
	readonly plan: Plan;
	readonly owner: number;
	/** The available stones, as bits. */
	readonly stones: number;
	/** Whether at least one cube must touch the ground. */
	readonly ground: boolean;
	readonly contact: Contact;
	/** The maximum number of empty squares the stone may cover. */
	readonly spareGround: number;
}

/** The level on which a placement comes to rest, or −1 if it would leave a gap or be too high. */
export function restLevel(table: PlacementTable, heights: Uint8Array, limit: Uint8Array, p: number): number {
	const first = p * MAX_COLUMNS;
	const { square, base, top } = table;
	const level = heights[square[first]!]! - base[first]!;
	if (level < 0) return -1;
	const end = first + table.columnCount[p]!;
	for (let c = first; c < end; c++) {
		const at = square[c]!;
		if (heights[at]! - base[c]! !== level || level + top[c]! > limit[at]!) return -1;
	}
	return level;
}

/** Whether a placement that rests on `level` satisfies the demand beyond fitting. */
export function meetsDemand(board: Board, demand: Demand, p: number, level: number): boolean {
	if (demand.ground && level !== 0) return false;
	if (coveredGround(demand.plan.placements, p, level) > demand.spareGround) return false;
	return hasContact(board, demand, p, level);
}

/** The number of empty squares the placement covers. */
function coveredGround(table: PlacementTable, p: number, level: number): number {
	if (level !== 0) return 0;
	let count = 0;
	const end = p * MAX_COLUMNS + table.columnCount[p]!;
	for (let c = p * MAX_COLUMNS; c < end; c++) if (table.base[c] === 0) count++;
	return count;
}

function hasContact(board: Board, demand: Demand, p: number, level: number): boolean {
	if (demand.contact === 'free') return true;
	const table = demand.plan.placements;
	const corner = table.corner[p]! + level * table.grid.levelStep;
	const faces = table.faceSteps[table.orientation[p]!]!;
	switch (demand.contact) {
		case 'any':
			return touches(board.cells, corner, faces);
		case 'edge': {
			const edges = table.edgeSteps[table.orientation[p]!]!;
			return !touches(board.cells, corner, faces) && touches(board.cells, corner, edges);
		}
		case 'own':
			return touchesOwner(board.cells, corner, faces, demand.owner);
		case 'notOwn':
			return !touchesOwner(board.cells, corner, faces, demand.owner);
	}
}

function touches(cells: Uint8Array, corner: number, steps: Int16Array): boolean {
	for (let i = 0; i < steps.length; i++) if (cells[corner + steps[i]!] !== 0) return true;
	return false;
}

function touchesOwner(cells: Uint8Array, corner: number, steps: Int16Array, owner: number): boolean {
	for (let i = 0; i < steps.length; i++) {
		const fill = cells[corner + steps[i]!]!;
		if (fill !== 0 && ownerOfFill(fill) === owner) return true;
	}
	return false;
}

/** Visits every legal placement under the demand, in the byte order of move texts. */
function visitFits(board: Board, demand: Demand, visit: (placement: number) => 'go on' | 'stop'): void {
	const { placements: table, limit } = demand.plan;
	for (const stone of STONES_BY_NAME) {
		const index = stoneIndex(stone);
		if (!(demand.stones & (1 << index))) continue;
		const end = table.stoneEnd[index]!;
		for (let p = table.stoneStart[index]!; p < end; p++) {
			const level = restLevel(table, board.heights, limit, p);
			if (level < 0 || !meetsDemand(board, demand, p, level)) continue;
			if (visit(p) === 'stop') return;
		}
	}
}

export function listFits(board: Board, demand: Demand): PlaceMove[] {
	const moves: PlaceMove[] = [];
	visitFits(board, demand, (p) => {
		moves.push(demand.plan.placements.moveAt(p));
		return 'go on';
	});
	return moves;
}

/** The move at this index in the list of fits; null if there are fewer. */
export function fitAt(board: Board, demand: Demand, index: number): PlaceMove | null {
	let left = index;
	let found: PlaceMove | null = null;
	visitFits(board, demand, (p) => {
		if (left-- > 0) return 'go on';
		found = demand.plan.placements.moveAt(p);
		return 'stop';
	});
	return found;
}

/** The placements of one stone under the demand; none if it is not available. */
export function listPlacements(board: Board, demand: Demand, stone: Stone): Placement[] {
	const placements: Placement[] = [];
	const stones = demand.stones & (1 << stoneIndex(stone));
	visitFits(board, { ...demand, stones }, (p) => {
		placements.push(placementAt(demand.plan.placements, p));
		return 'go on';
	});
	return placements;
}

export function countFits(board: Board, demand: Demand): number {
	let count = 0;
	visitFits(board, demand, () => {
		count++;
		return 'go on';
	});
	return count;
}

/** The first legal placement under the demand; −1 if there is none. */
export function firstFit(board: Board, demand: Demand): number {
	let first = -1;
	visitFits(board, demand, (p) => {
		first = p;
		return 'stop';
	});
	return first;
}

export const anyFits = (board: Board, demand: Demand): boolean => firstFit(board, demand) >= 0;
