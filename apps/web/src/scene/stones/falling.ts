/** The falling animation of a stone that was just placed. */
import type { PlacedStone } from '@rumis/rules';
import type { BoardView } from '../../board/view.js';

export const FALL_MS = 340;
/** In cubes. */
const HEIGHT = 1.1;
/** The time of impact and the height of the bounce, as fractions. */
const IMPACT = 0.62;
const REBOUND = 0.07;

/** The stone's height above its place, at a time in milliseconds after its release. */
export function fallHeight(passed: number): number {
	const part = Math.min(1, Math.max(0, passed / FALL_MS));
	if (part < IMPACT) return HEIGHT * (1 - (part / IMPACT) ** 2);
	const after = (part - IMPACT) / (1 - IMPACT);
	return REBOUND * HEIGHT * 4 * after * (1 - after);
}

/** The only stone added since the previous view; null if anything else has changed too. */
export function placedSince(before: BoardView | null, now: BoardView): PlacedStone | null {
	if (before?.plan !== now.plan || now.stones.length !== before.stones.length + 1) return null;
	const keyOf = ({ owner, stone }: PlacedStone) => owner + stone;
	const known = new Set(before.stones.map(keyOf));
	const added = now.stones.filter((stone) => !known.has(keyOf(stone)));
	return added.length === 1 && now.spread === 0 ? added[0]! : null;
}
