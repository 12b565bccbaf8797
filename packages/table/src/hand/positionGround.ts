/** The board of a game as a ground for stones. */
import type { IllegalReason, Move, Orientation, ReadonlyPosition, Stone } from '@rumis/rules';
import type { Ground, Place } from './ground.js';
import { holdIn } from './hand.js';
import { depthOf, heightsFor, ownerToPlay, placementOf, widthOf } from './placements.js';

/** Computes lazily and caches: reuse it while the position stays the same. */
export function positionGround(position: ReadonlyPosition): Ground<IllegalReason> {
	const width = widthOf(position);
	const height = Math.max(1, ...position.topView().map(({ limit }) => limit));
	const heights = foundOnce((stone: Stone) => heightsFor(position, stone));
	const dropLevel = ({ stone, columns }: Orientation, x: number, y: number): number => {
		const under = heights(stone);
		return Math.max(
			0,
			...columns.map((column) => (under[(y + column.y) * width + x + column.x] ?? 0) - column.base),
		);
	};
	const places = foundOnce((stone: Stone) =>
		position
			.placements(stone)
			.map(({ orientation, x, y }): Place => ({ orientation, x, y, z: dropLevel(orientation, x, y) })),
	);
	return {
		size: { width, depth: depthOf(position), height },
		isFree: false,
		places: ({ stone }) => places(stone),
		dropLevel,
		check: ({ stone }, cells) => position.checkCells(stone, cells),
	};
}

function foundOnce<Key, Found>(find: (key: Key) => Found): (key: Key) => Found {
	const known = new Map<Key, Found>();
	return (key) => {
		const found = known.get(key) ?? find(key);
		known.set(key, found);
		return found;
	};
}

/** The stone of a move, held over its place; null for a stone put aside. */
export function holdMove(position: ReadonlyPosition, move: Move): ReturnType<typeof holdIn> | null {
	const owner = ownerToPlay(position);
	if (move.kind !== 'place' || !owner) return null;
	const placement = placementOf(move, heightsFor(position, move.stone), widthOf(position));
	if (!placement) return null;
	const { orientation, x, y } = placement;
	const ground = positionGround(position);
	return holdIn(ground, owner, { orientation, x, y, z: ground.dropLevel(orientation, x, y) });
}
