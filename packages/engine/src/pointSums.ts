import type { SearchBoard } from './board/searchBoard.js';

/** By first move: the number of simulations that began with it, and the sums of every colour's points. */
export class PointSums {
	private readonly width: number;

	constructor(
		private readonly colours: number,
		moveNumbers: number,
		/** An array of length `lengthFor`; may be WebAssembly memory. */
		private readonly sums = new Float64Array(PointSums.lengthFor(colours, moveNumbers)),
	) {
		this.width = 1 + colours;
	}

	static lengthFor(colours: number, moveNumbers: number): number {
		return (1 + colours) * moveNumbers;
	}

	clear(): void {
		this.sums.fill(0);
	}

	/** Adds the final points of a simulation that began with the move. */
	note(firstMove: number, board: SearchBoard): void {
		const at = firstMove * this.width;
		this.sums[at]!++;
		for (let colour = 0; colour < this.colours; colour++) this.sums[at + 1 + colour]! += board.points(colour);
	}

	/** Mean points of every colour; null if no simulation began with the move. */
	means(firstMove: number): number[] | null {
		const at = firstMove * this.width;
		const count = this.sums[at]!;
		if (count === 0) return null;
		return [...this.sums.subarray(at + 1, at + this.width)].map((sum) => sum / count);
	}
}
