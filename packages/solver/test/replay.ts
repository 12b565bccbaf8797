import { type PlaceMove, type PlayerCount, Position, type Scenario } from '@rumis/rules';
import type { BuiltStone } from '../src/polycube/packing.js';

/** A board that allows exactly a cube of this edge. */
function cubeBoard(edge: number, players: PlayerCount): Scenario {
	const row = String(edge).repeat(edge);
	const plan = Array.from({ length: edge }, () => row);
	return { id: 'cube', name: 'Cube', plan, limits: { [players]: { height: edge } } };
}

function moveOf({ stone, cells }: BuiltStone): PlaceMove {
	const squares = new Map<string, { x: number; y: number; count: number }>();
	for (const { x, y } of cells) {
		const key = `${x},${y}`;
		squares.set(key, { x, y, count: (squares.get(key)?.count ?? 0) + 1 });
	}
	return { kind: 'place', stone, drops: [...squares.values()] };
}

/**
 * Plays a build order on the referee's own board. `filled` if every move was legal, by the colour to move,
 * and the cube is full; else the error. A solitaire of one colour is refereed as if the others were out, by
 * checking only whether a stone fits and touches its own colour.
 */
export function replay(
	edge: number,
	players: PlayerCount,
	steps: readonly BuiltStone[],
	{ alone = false } = {},
): string {
	if (alone) return replayAlone(edge, steps);
	const setup = { scenario: cubeBoard(edge, players), players, mode: 'standard', start: 'yellow' } as const;
	const started = Position.start(setup);
	if (!started.ok) return started.error.code;
	const position = started.value;
	for (const step of steps) {
		if (position.toPlay !== step.colour) return `${step.colour} plays, but it is ${position.toPlay}'s turn`;
		const played = position.play(moveOf(step));
		if (!played.ok) return played.error.code;
		if (JSON.stringify(played.value.cells) !== JSON.stringify(sorted(step))) return 'comes to rest elsewhere';
	}
	return position.topView().every(({ height }) => height === edge) ? 'filled' : 'not full';
}

const sorted = ({ cells }: BuiltStone) => [...cells].sort((a, b) => a.z - b.z || a.y - b.y || a.x - b.x);

/** The three remaining rules for one colour, checked cube by cube. */
function replayAlone(edge: number, steps: readonly BuiltStone[]): string {
	const filled = new Set<string>();
	for (const [index, { cells }] of steps.entries()) {
		const has = (x: number, y: number, z: number): boolean => filled.has(`${x},${y},${z}`);
		const touches = cells.some(({ x, y, z }) =>
			[-1, 1].some((d) => has(x + d, y, z) || has(x, y + d, z) || has(x, y, z + d)),
		);
		if (index > 0 && !touches) return 'noOwnContact';
		if (index === 0 && cells.every(({ z }) => z > 0)) return 'noGround';
		if (cells.some(({ x, y, z }) => has(x, y, z))) return 'occupied';
		for (const { x, y, z } of cells) filled.add(`${x},${y},${z}`);
		if (cells.some(({ x, y, z }) => z > 0 && !has(x, y, z - 1))) return 'gap';
	}
	return filled.size === edge ** 3 ? 'filled' : 'not full';
}
