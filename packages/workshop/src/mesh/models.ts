/** The printable models: the eleven stones on a plate, or a building. */
import {
	type Cell,
	type Orientation,
	orientationsOf,
	type PlacedStone,
	STONES,
	type Stone,
} from '@rumis/rules';
import { LEAST_CLEARANCE, type Mesh, type MeshSize, polycubeMesh } from './polycube.js';

/** The flattest orientation, then the narrowest: that prints best. */
function flattest(stone: Stone): Orientation {
	const high = ({ cells }: Orientation) => Math.max(...cells.map(({ z }) => z));
	const deep = ({ cells }: Orientation) => Math.max(...cells.map(({ y }) => y));
	return [...orientationsOf(stone)].sort(
		(one, other) => high(one) - high(other) || deep(one) - deep(other),
	)[0]!;
}

/** All eleven stones side by side, each a separate body. */
export function stoneMeshes(size: MeshSize): Mesh[] {
	const sound = withClearance(size);
	const columns = 4;
	return STONES.map((stone, at) => {
		const [dx, dy] = [(at % columns) * 5, Math.floor(at / columns) * 4];
		const cells = flattest(stone).cells.map(({ x, y, z }) => ({ x: x + dx, y: y + dy, z }));
		return polycubeMesh(stone, cells, sound);
	});
}

/** A building as one solid body. */
export const solidMesh = (stones: readonly PlacedStone[], name: string, size: MeshSize): Mesh =>
	polycubeMesh(name, cellsOf(stones), { ...size, clearance: LEAST_CLEARANCE });

/** A building of separate stones, each in its place. */
export const buildingMeshes = (stones: readonly PlacedStone[], size: MeshSize): Mesh[] =>
	stones.map(({ owner, stone, cells }) => polycubeMesh(`${owner} ${stone}`, cells, withClearance(size)));

const cellsOf = (stones: readonly PlacedStone[]): Cell[] => stones.flatMap(({ cells }) => cells);

const withClearance = ({ cube, clearance }: MeshSize): MeshSize => ({
	cube,
	clearance: Math.max(LEAST_CLEARANCE, Math.min(clearance, cube / 2)),
});
