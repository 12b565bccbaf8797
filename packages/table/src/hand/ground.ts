/** What stones are held over and placed on: the board of a game, the frame of a puzzle, or something else. */
import type { Cell, IllegalReason, Orientation, Owner, Stone } from '@rumis/rules';

/** The box around all cells. */
export interface FrameSize {
	readonly width: number;
	readonly depth: number;
	readonly height: number;
}

export function frameSize(cells: readonly Cell[]): FrameSize {
	const most = (axis: keyof Cell) => Math.max(0, ...cells.map((cell) => cell[axis] + 1));
	return { width: most('x'), depth: most('y'), height: most('z') };
}

export interface OwnedStone {
	readonly stone: Stone;
	readonly owner: Owner;
}

export const isSameStone = (a: OwnedStone, b: OwnedStone): boolean =>
	a.stone === b.stone && a.owner === b.owner;

/** An oriented stone, with its least corner in a cell. */
export interface Place extends Cell {
	readonly orientation: Orientation;
}

export const cellsAt = ({ orientation, x, y, z }: Place): Cell[] =>
	orientation.cells.map((cell) => ({ x: x + cell.x, y: y + cell.y, z: z + cell.z }));

/** Like the `Illegal` of the rules, with one more reason: free building has a frame instead of a plan. */
export type MisfitCode = IllegalReason | 'outsideFrame';

/** Why a stone may not be placed somewhere, and the cells that show it. */
export interface Misfit<Code extends MisfitCode = MisfitCode> {
	readonly code: Code;
	readonly cells: readonly Cell[];
}

/** Plain data and pure functions. */
export interface Ground<Code extends MisfitCode = MisfitCode> {
	readonly size: FrameSize;
	/** Whether stones may be placed at any level, also below others; otherwise they fall. */
	readonly isFree: boolean;
	/** Every place where the stone fits. */
	places(stone: OwnedStone): readonly Place[];
	/** The level to which a stone falls over (x, y). */
	dropLevel(orientation: Orientation, x: number, y: number): number;
	/** Null if the stone may be placed there. */
	check(stone: OwnedStone, cells: readonly Cell[]): Misfit<Code> | null;
}
