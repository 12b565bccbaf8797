/**
 * The surface of one stone: a single piece of wood with rounded edges. Every outer face of a cube is a grid
 * of 4 × 4 vertices. The position and normal of a vertex on the rim of the grid depend on which of the
 * surrounding cubes belong to the stone, so the faces meet without gaps or creases.
 */
import type { Cell } from '@rumis/rules';
import { leastOf } from '../space/space.js';

/** 0, 1, 2 for the scene's x (columns), y (levels), z (rows). */
export type SceneAxis = 0 | 1 | 2;

/** A face of a cube, in scene axes; used to look up what is in front of it. */
export interface ShapeFace {
	readonly cube: readonly [number, number, number];
	readonly axis: SceneAxis;
	readonly side: 1 | -1;
	/** The axes of the grid's columns and rows. */
	readonly u: SceneAxis;
	readonly v: SceneAxis;
}

export interface StoneShape {
	/** 16 vertices per face, row by row. */
	readonly faces: readonly ShapeFace[];
	readonly positions: Float32Array;
	readonly normals: Float32Array;
	/** Brightness: seams are dark, worn edges light. */
	readonly shade: Float32Array;
	/** Along and across the grain, in cubes. */
	readonly grain: Float32Array;
}

export const POINTS_A_FACE = 16;
export const INDICES_A_FACE = 54;

/** The distance from stones to the walls of their cells, so that neighbours show a fine gap. */
const GAP = 0.012;
/** The radius of rounded edges. */
const ROUND = 0.085;
const STEPS = [0, ROUND, 1 - ROUND, 1] as const;
/** Halfway around an edge and on a corner: points of the cylinder and the sphere that touch the faces. */
const EDGE_INSET = ROUND - (ROUND - GAP) / Math.SQRT2;
const CORNER_INSET = ROUND - (ROUND - GAP) / Math.sqrt(3);

/** By the number of cubes that meet at the vertex: [inset, brightness]. */
type Finish = readonly [number, number];
const FLAT: Finish = [GAP, 1];
const ON_EDGE: readonly Finish[] = [FLAT, [EDGE_INSET, 1.1], [GAP, 0.74], [GAP, 0.72]];
const ON_CORNER: readonly Finish[] = [
	FLAT,
	[CORNER_INSET, 1.12],
	[EDGE_INSET, 0.86],
	[EDGE_INSET, 0.8],
	[GAP, 0.74],
];

/** Stones are at most 4 long; the border avoids bounds checks for neighbours. */
const SIDE = 6;
const DIRECTION_COUNT = 6;

/** Which cells of a small block belong to the stone. */
class Block {
	private readonly filled = new Uint8Array(SIDE ** 3);

	constructor(cubes: readonly (readonly [number, number, number])[]) {
		for (const [x, y, z] of cubes) this.filled[this.at(x, y, z)] = 1;
	}

	has(x: number, y: number, z: number): boolean {
		return this.filled[this.at(x, y, z)] === 1;
	}

	private at(x: number, y: number, z: number): number {
		return ((y + 1) * SIDE + z + 1) * SIDE + x + 1;
	}
}

const SHAPES = new Map<string, StoneShape>();

/** A translation-invariant key of the cells. */
export function shapeKey(cells: readonly Cell[]): string {
	const least = leastOf(cells);
	return cells.map(({ x, y, z }) => `${x - least.x}${y - least.y}${z - least.z}`).join(' ');
}

/** The surface of these cells, with the lowest cell at the origin. Cached by shape. */
export function stoneShape(cells: readonly Cell[], grain: SceneAxis = longestAxis(cells)): StoneShape {
	const key = `${grain} ${shapeKey(cells)}`;
	const known = SHAPES.get(key);
	if (known) return known;
	const shape = makeShape(cells, grain);
	SHAPES.set(key, shape);
	return shape;
}

/** The grain runs along the longest axis of the stone. */
export function longestAxis(cells: readonly Cell[]): SceneAxis {
	const least = leastOf(cells);
	const length = (axis: 'x' | 'y' | 'z') => Math.max(...cells.map((cell) => cell[axis])) - least[axis];
	const [x, y, z] = [length('x'), length('z'), length('y')];
	if (x >= y && x >= z) return 0;
	return z >= y ? 2 : 1;
}

function makeShape(cells: readonly Cell[], grain: SceneAxis): StoneShape {
	const least = leastOf(cells);
	const cubes = cells.map(({ x, y, z }) => [x - least.x, z - least.z, y - least.y] as const);
	const block = new Block(cubes);
	const faces = cubes.flatMap((cube) => openFaces(block, cube));
	const points = faces.length * POINTS_A_FACE;
	const shape: StoneShape = {
		faces,
		positions: new Float32Array(points * 3),
		normals: new Float32Array(points * 3),
		shade: new Float32Array(points),
		grain: new Float32Array(points * 2),
	};
	for (const [index, face] of faces.entries()) writeFace(shape, block, face, index, grain);
	return shape;
}

function openFaces(block: Block, cube: readonly [number, number, number]): ShapeFace[] {
	const faces: ShapeFace[] = [];
	for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
		const axis = (direction >> 1) as SceneAxis;
		const side = direction & 1 ? -1 : 1;
		const [x, y, z] = cube.map((value, i) => (i === axis ? value + side : value));
		if (block.has(x!, y!, z!)) continue;
		const next = ((axis + 1) % 3) as SceneAxis;
		const last = ((axis + 2) % 3) as SceneAxis;
		// Swapped on the far sides, so that all faces have the same winding order seen from outside.
		faces.push({ cube, axis, side, u: side > 0 ? next : last, v: side > 0 ? last : next });
	}
	return faces;
}

/** The rim of the grid that a step is on: −1, 1, or 0 for none. */
const rimOf = (step: number): number => (step === 0 ? -1 : step === 3 ? 1 : 0);

function writeFace(shape: StoneShape, block: Block, face: ShapeFace, index: number, grain: SceneAxis): void {
	for (let point = 0; point < POINTS_A_FACE; point++) {
		writePoint(shape, block, face, index * POINTS_A_FACE + point, point & 3, point >> 2);
	}
	writeGrain(shape, face, index, grain);
}

const rims: [number, number, number] = [0, 0, 0];
const outward: [number, number, number] = [0, 0, 0];

function writePoint(
	shape: StoneShape,
	block: Block,
	face: ShapeFace,
	at: number,
	column: number,
	row: number,
): void {
	const { cube, axis, side, u, v } = face;
	rims[axis] = side;
	rims[u] = rimOf(column);
	rims[v] = rimOf(row);
	const meeting = lookRound(block, cube);
	const [inset, shade] = finishOf(meeting);
	const length = Math.hypot(...outward);
	for (let i = 0; i < 3; i++) {
		const step = i === u ? STEPS[column]! : i === v ? STEPS[row]! : 0;
		const wall = rims[i] === 0 ? step : rims[i]! > 0 ? 1 : 0;
		shape.positions[at * 3 + i] = cube[i]! + wall - Math.sign(outward[i]!) * inset;
		shape.normals[at * 3 + i] = outward[i]! / length;
	}
	shape.shade[at] = shade;
}

/**
 * Counts the stone's cubes that meet at a vertex, and points `outward` away from them. An inner vertex has
 * cubes on two sides only, one on an edge on four, one on a corner on eight.
 */
function lookRound(block: Block, cube: readonly [number, number, number]): number {
	let meeting = 0;
	outward.fill(0);
	for (let corner = 0; corner < 8; corner++) {
		const [dx, dy, dz] = [corner & 1, (corner >> 1) & 1, corner >> 2];
		// A step along an axis without a rim would count the same cube twice.
		if ((dx && !rims[0]) || (dy && !rims[1]) || (dz && !rims[2])) continue;
		if (!block.has(cube[0] + dx * rims[0], cube[1] + dy * rims[1], cube[2] + dz * rims[2])) continue;
		meeting++;
		outward[0] += dx ? -rims[0] : rims[0];
		outward[1] += dy ? -rims[1] : rims[1];
		outward[2] += dz ? -rims[2] : rims[2];
	}
	return meeting;
}

function finishOf(meeting: number): Finish {
	const rimCount = Math.abs(rims[0]) + Math.abs(rims[1]) + Math.abs(rims[2]);
	if (rimCount === 1) return FLAT;
	return (rimCount === 2 ? ON_EDGE : ON_CORNER)[meeting] ?? FLAT;
}

/** Along the grain on the long sides; end grain on the ends. */
function writeGrain(shape: StoneShape, face: ShapeFace, index: number, grain: SceneAxis): void {
	const isEnd = face.axis === grain;
	const across = ([0, 1, 2] as const).find((axis) => axis !== face.axis && axis !== grain)!;
	for (let point = 0; point < POINTS_A_FACE; point++) {
		const at = index * POINTS_A_FACE + point;
		const along = shape.positions[at * 3 + (isEnd ? face.u : grain)]!;
		const aside = shape.positions[at * 3 + (isEnd ? face.v : across)]!;
		// Each side of a stone shows a different part of the plank.
		shape.grain[at * 2] = isEnd ? along * 0.12 : along;
		shape.grain[at * 2 + 1] = aside + face.axis * 0.7 + face.side * 0.23;
	}
}

/** The triangle indices of a number of faces; the same for every stone. */
export function faceIndices(faceCount: number): Uint32Array {
	const indices = new Uint32Array(faceCount * INDICES_A_FACE);
	for (let face = 0, at = 0; face < faceCount; face++) {
		for (let quad = 0; quad < 9; quad++, at += 6) {
			const a = face * POINTS_A_FACE + Math.floor(quad / 3) * 4 + (quad % 3);
			indices.set([a, a + 1, a + 5, a, a + 5, a + 4], at);
		}
	}
	return indices;
}
