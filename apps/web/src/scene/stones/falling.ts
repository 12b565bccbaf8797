/** A stone that was just placed falls the last bit, with the weight of wood, and settles. */
import type { PlacedStone } from '@rumis/rules';
import type { BoardView } from '../../board/view.js';

export const FALL_MS = 340;
/** In cubes. */
const HEIGHT = 1.1;
/** When it meets what is below, and how high it springs back. */
const IMPACT = 0.62;
const REBOUND = 0.07;

/** How far above its place the stone is, so many milliseconds after it was let go. */
export function fallHeight(passed: number): number {
	const part = Math.min(1, Math.max(0, passed / FALL_MS));
	if (part < IMPACT) return HEIGHT * (1 - (part / IMPACT) ** 2);
	const after = (part - IMPACT) / (1 - IMPACT);
	return REBOUND * HEIGHT * 4 * after * (1 - after);
}

/** The one stone that a view has more than the one before; null when other things have changed too. */
export function placedSince(before: BoardView | null, now: BoardView): PlacedStone | null {
	if (before?.plan !== now.plan || now.stones.length !== before.stones.length + 1) return null;
	const keyOf = ({ owner, stone }: PlacedStone) => owner + stone;
	const known = new Set(before.stones.map(keyOf));
	const added = now.stones.filter((stone) => !known.has(keyOf(stone)));
	return added.length === 1 && now.spread === 0 ? added[0]! : null;
}
