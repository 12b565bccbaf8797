/**
 * The surface of a polycube as a closed mesh. With a clearance, every face moves inwards, so printed stones
 * fit beside each other; the body stays in one piece.
 */
import type { Cell } from '@rumis/rules';

export interface Mesh {
	readonly name: string;
	/** Three coordinates for each corner, in millimetres. */
	readonly vertices: Float32Array;
	/** Three corners for each triangle, counter-clockwise seen from outside. */
	readonly triangles: Uint32Array;
}

export interface MeshSize {
	/** The edge of a cube in millimetres. */
	readonly cube: number;
	/** The gap between two adjacent stones: each gives half of it. */
	readonly clearance: number;
}

/**
 * Cubes that touch only along an edge would leave a non-manifold edge with four faces, so a solid always has
 * this clearance.
 */
export const LEAST_CLEARANCE = 0.02;

export function polycubeMesh(name: string, cells: readonly Cell[], size: MeshSize): Mesh {
	const solid = new Eroded(cells);
	const surface = new Surface(size);
	for (const part of solid.parts()) {
		for (const side of SIDES) {
			const [dx, dy, dz] = side.towards;
			if (!solid.has(part.x + dx, part.y + dy, part.z + dz)) surface.add(part, side.corners);
		}
	}
	return surface.mesh(name);
}

/**
 * Each cube in 27 parts: a core, and thin parts along its faces, edges and corners. Counted from part 0 of
 * cube 0.
 */
class Eroded {
	private readonly cells: ReadonlySet<string>;

	constructor(private readonly list: readonly Cell[]) {
		this.cells = new Set(list.map(keyOf));
	}

	/** A part stays if every cube it touches belongs to the body. */
	has(x: number, y: number, z: number): boolean {
		const [cx, cy, cz] = [cellOf(x), cellOf(y), cellOf(z)];
		const [sx, sy, sz] = [sideOf(x), sideOf(y), sideOf(z)];
		for (const ex of stepsOf(sx))
			for (const ey of stepsOf(sy))
				for (const ez of stepsOf(sz))
					if (!this.cells.has(keyOf({ x: cx + ex, y: cy + ey, z: cz + ez }))) return false;
		return true;
	}

	*parts(): Iterable<Cell> {
		for (const { x, y, z } of this.list)
			for (const px of THIRDS)
				for (const py of THIRDS)
					for (const pz of THIRDS) {
						const part = { x: 3 * x + px, y: 3 * y + py, z: 3 * z + pz };
						if (this.has(part.x, part.y, part.z)) yield part;
					}
	}
}

const THIRDS = [0, 1, 2] as const;
const keyOf = ({ x, y, z }: Cell): string => `${x},${y},${z}`;
const cellOf = (part: number): number => Math.floor(part / 3);
/** The direction of a part within its cube: -1, 0 or 1. */
const sideOf = (part: number): number => part - 3 * cellOf(part) - 1;
const stepsOf = (side: number): readonly number[] => (side === 0 ? [0] : [0, side]);

type Triple = readonly [number, number, number];

/** The six faces of a part, each with its corners counter-clockwise seen from outside. */
const SIDES: readonly { readonly towards: Triple; readonly corners: readonly Triple[] }[] = [
	{
		towards: [1, 0, 0],
		corners: [
			[1, 0, 0],
			[1, 1, 0],
			[1, 1, 1],
			[1, 0, 1],
		],
	},
	{
		towards: [-1, 0, 0],
		corners: [
			[0, 0, 0],
			[0, 0, 1],
			[0, 1, 1],
			[0, 1, 0],
		],
	},
	{
		towards: [0, 1, 0],
		corners: [
			[0, 1, 0],
			[0, 1, 1],
			[1, 1, 1],
			[1, 1, 0],
		],
	},
	{
		towards: [0, -1, 0],
		corners: [
			[0, 0, 0],
			[1, 0, 0],
			[1, 0, 1],
			[0, 0, 1],
		],
	},
	{
		towards: [0, 0, 1],
		corners: [
			[0, 0, 1],
			[1, 0, 1],
			[1, 1, 1],
			[0, 1, 1],
		],
	},
	{
		towards: [0, 0, -1],
		corners: [
			[0, 0, 0],
			[0, 1, 0],
			[1, 1, 0],
			[1, 0, 0],
		],
	},
];

/** Collects faces; equal corners become one vertex, so the mesh is closed. */
class Surface {
	private readonly numbers = new Map<string, number>();
	private readonly vertices: number[] = [];
	private readonly triangles: number[] = [];

	constructor(private readonly size: MeshSize) {}

	add(part: Cell, corners: readonly Triple[]): void {
		const [a, b, c, d] = corners.map(([x, y, z]) => this.vertex(part.x + x, part.y + y, part.z + z));
		this.triangles.push(a!, b!, c!, a!, c!, d!);
	}

	private vertex(x: number, y: number, z: number): number {
		const key = `${x},${y},${z}`;
		const known = this.numbers.get(key);
		if (known !== undefined) return known;
		const number = this.numbers.size;
		this.numbers.set(key, number);
		// On paper rows go down, in space they go away from the viewer.
		this.vertices.push(this.place(x), -this.place(y), this.place(z));
		return number;
	}

	/** The coordinate of the boundary before a part: at the edge of its cube, or half the clearance from it. */
	private place(part: number): number {
		const { cube, clearance } = this.size;
		const within = part - 3 * cellOf(part);
		const inset = within === 0 ? 0 : within === 1 ? clearance / 2 : cube - clearance / 2;
		return cellOf(part) * cube + inset;
	}

	mesh(name: string): Mesh {
		// The mirrored axis turns every triangle inside out, so two corners are swapped.
		const turned = this.triangles.map(
			(_, at, all) => all[at % 3 === 1 ? at + 1 : at % 3 === 2 ? at - 1 : at]!,
		);
		return { name, vertices: Float32Array.from(this.vertices), triangles: Uint32Array.from(turned) };
	}
}
