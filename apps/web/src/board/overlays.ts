/** The squares that moves would cover: the data of the overlays. */
import type { Move, Owner, ReadonlyPosition } from '@rumis/rules';
import type { Mark } from './view.js';

/** A mark on every square that one of the moves covers, on top of the building. */
export function marksOf(
	position: ReadonlyPosition,
	moves: readonly Move[],
	kind: Mark['kind'],
	owner: Owner,
): Mark[] {
	const covered = new Set<string>();
	for (const move of moves) {
		if (move.kind === 'place') for (const { x, y } of move.drops) covered.add(`${x},${y}`);
	}
	return position
		.topView()
		.filter(({ x, y }) => covered.has(`${x},${y}`))
		.map(({ x, y, height }) => ({ x, y, z: height, kind, owner }));
}
