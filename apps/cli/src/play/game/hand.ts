/** The stone in hand and where it is held, over the board of a game. */
import type { Axis, Cell, IllegalReason, Move, ReadonlyPosition, Stone } from '@rumis/rules';
import * as table from '@rumis/table';

export interface Hand extends table.Held {
	readonly cursor: Cell;
}

export type Ghost = table.Ghost<IllegalReason>;

export const ghostIn = (position: ReadonlyPosition, hand: Hand): Ghost =>
	table.ghostOf(table.positionGround(position), hand, hand.cursor);

/** Picks another stone, oriented to fit under the cursor if possible. */
export function pickIn(position: ReadonlyPosition, { cursor }: Hand, stone: Stone): Hand {
	const owner = table.ownerToPlay(position) ?? 'ruin';
	return { ...table.pick(table.positionGround(position), { stone, owner }, cursor), cursor };
}

export function shiftIn(position: ReadonlyPosition, hand: Hand, dx: number, dy: number): Hand {
	const { x, y, z } = hand.cursor;
	const cursor = table.cellInside(table.positionGround(position), { x: x + dx, y: y + dy, z });
	return { ...hand, cursor };
}

export const turnIn = (hand: Hand, axis: Axis, quarters: number): Hand => ({
	...hand,
	...table.turnHeld(hand, axis, quarters),
});

/** The next way the stone fits over the cursor's square; null if there is none. */
export function nextWayIn(position: ReadonlyPosition, hand: Hand, by: 1 | -1): Hand | null {
	const held = table.nextWay(table.positionGround(position), hand, hand.cursor, by);
	return held && { ...held, cursor: hand.cursor };
}

/** The next place where the stone fits in this orientation, else in another; null if there is none. */
export function nextPlaceIn(position: ReadonlyPosition, hand: Hand, by: 1 | -1): Hand | null {
	const ground = table.positionGround(position);
	const place = table.nextPlace(ground, hand, hand.cursor, by);
	if (!place) return null;
	const { held, cursor } = table.holdIn(ground, hand.owner, place, hand.anchor);
	return { ...held, cursor };
}

/** Holds the stone of a move over its place. */
export function holdMoveIn(position: ReadonlyPosition, hand: Hand, move: Move): Hand {
	if (move.kind === 'aside') return pickIn(position, hand, move.stone);
	const found = table.holdMove(position, move);
	return found ? { ...found.held, cursor: found.cursor } : hand;
}
