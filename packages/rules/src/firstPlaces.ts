import type { Plan } from './board/plan.js';
import { EDGE_START_FROM } from './phases/build.js';

/** After this many stones the search gives up, and the board is assumed to be fine. */
const MOST_TRIES = 1000;

/**
 * Whether every colour can place the smallest stone as its first, if all cooperate. All first stones are on
 * the ground, so only squares matter, and no placement table is needed.
 */
export function hasFirstPlaces(plan: Pick<Plan, 'width' | 'depth' | 'limit'>, colours: number): boolean {
	return new FirstPlaces(plan, colours).search(0);
}

/** The smallest stone on its squares: two side by side, or one when upright. */
interface Spot {
	readonly squares: readonly number[];
	/** Already explored, and excluded until an earlier stone moves: every set of spots is tried only once. */
	isExcluded: boolean;
}

/** The squares of the plan with a border of one, so neighbours need no bounds checks. */
class FirstPlaces {
	private readonly row: number;
	private readonly limit: Uint8Array;
	private readonly taken: Uint8Array;
	private readonly spots: readonly Spot[];
	private readonly bySquare: readonly Spot[][];
	private readonly placed: Spot[] = [];
	private readonly besides: readonly number[];
	private readonly corners: readonly number[];
	private tries = 0;

	constructor(
		{ width, depth, limit }: Pick<Plan, 'width' | 'depth' | 'limit'>,
		private readonly colours: number,
	) {
		this.row = width + 2;
		this.limit = new Uint8Array(this.row * (depth + 2));
		for (let y = 0; y < depth; y++) {
			this.limit.set(limit.subarray(y * width, (y + 1) * width), (y + 1) * this.row + 1);
		}
		this.taken = new Uint8Array(this.limit.length);
		this.besides = [1, -1, this.row, -this.row];
		this.corners = [this.row + 1, this.row - 1, 1 - this.row, -1 - this.row];
		this.spots = this.allSpots();
		this.bySquare = Array.from(this.limit, () => []);
		for (const spot of this.spots) for (const square of spot.squares) this.bySquare[square]!.push(spot);
	}

	search(placed: number): boolean {
		if (placed === this.colours) return true;
		const failed: Spot[] = [];
		for (const spot of placed === 0 ? this.spots : this.spotsNearby()) {
			if (spot.isExcluded || !this.isAllowed(spot, placed === 0)) continue;
			if (++this.tries > MOST_TRIES) return true;
			this.put(spot);
			if (this.search(placed + 1)) return true;
			this.take(spot);
			spot.isExcluded = true;
			failed.push(spot);
		}
		for (const spot of failed) spot.isExcluded = false;
		return false;
	}

	private allSpots(): Spot[] {
		const spots: number[][] = [];
		for (const [square, limit] of this.limit.entries()) {
			if (limit === 0) continue;
			if (limit > 1) spots.push([square]);
			for (const next of [square + 1, square + this.row]) {
				if (this.limit[next]! > 0) spots.push([square, next]);
			}
		}
		return spots.map((squares) => ({ squares, isExcluded: false }));
	}

	/** Those next to, or across a corner from, a stone already on the board. */
	private spotsNearby(): Spot[] {
		const steps = this.needsEdge ? this.corners : this.besides;
		const squares = this.placed.flatMap((spot) => spot.squares);
		return squares.flatMap((square) => steps.flatMap((step) => this.bySquare[square + step]!));
	}

	private get needsEdge(): boolean {
		return this.colours >= EDGE_START_FROM;
	}

	private put(spot: Spot): void {
		this.placed.push(spot);
		for (const square of spot.squares) this.taken[square] = 1;
	}

	private take(spot: Spot): void {
		this.placed.pop();
		for (const square of spot.squares) this.taken[square] = 0;
	}

	private isAllowed({ squares }: Spot, isOpening: boolean): boolean {
		if (squares.some((square) => this.taken[square] === 1)) return false;
		return isOpening || !this.needsEdge || !this.isBeside(squares);
	}

	private isBeside(squares: readonly number[]): boolean {
		return squares.some((square) => this.besides.some((step) => this.taken[square + step] === 1));
	}
}
