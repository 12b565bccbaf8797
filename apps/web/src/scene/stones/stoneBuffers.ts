/** One geometry for all stones. Refilled when stones change, and reallocated only when it is too small. */
import { OWNERS, type Owner, type PlacedStone, stoneIndex } from '@rumis/rules';
import { BufferAttribute, BufferGeometry, Color, DynamicDrawUsage } from 'three';
import { DYES } from '../../board/palette.js';
import { hash } from '../materials/noise.js';
import { BLANK_TILE, GLYPH_COLUMNS, GLYPH_ROWS } from '../materials/textures.js';
import {
	faceIndices,
	INDICES_A_FACE,
	longestAxis,
	POINTS_A_FACE,
	type ShapeFace,
	type StoneShape,
	stoneShape,
} from '../shapes/stoneShape.js';
import type { CubeGrid } from '../space/cubeGrid.js';
import { type Offset, offsetOf } from '../space/exploded.js';
import { leastOf } from '../space/space.js';
import { occlusionOf } from './occlusion.js';

/** `apart`: the offset of the stone when the building is exploded, and the brightness of the corner. */
const LAYOUT = { position: 3, normal: 3, color: 3, uv: 2, uv1: 2, apart: 4 } as const;
type Name = keyof typeof LAYOUT;
type Arrays = Readonly<Record<Name, Float32Array>>;

/** The size of the grain texture, in cubes. */
const GRAIN_LENGTH = 4;
const GRAIN_WIDTH = 2;

export interface StoneBuffers {
	geometry: BufferGeometry;
	capacity: number;
	/** The vertex range of every drawn stone. */
	ranges: Map<PlacedStone, readonly [number, number]>;
}

export const makeStoneBuffers = (): StoneBuffers => ({
	geometry: geometryFor(128),
	capacity: 128,
	ranges: new Map(),
});

function geometryFor(faces: number): BufferGeometry {
	const geometry = new BufferGeometry();
	for (const name of Object.keys(LAYOUT) as Name[]) {
		const array = new Float32Array(faces * POINTS_A_FACE * LAYOUT[name]);
		geometry.setAttribute(name, new BufferAttribute(array, LAYOUT[name]).setUsage(DynamicDrawUsage));
	}
	geometry.setIndex(new BufferAttribute(faceIndices(faces), 1));
	return geometry;
}

/** The drawn part of a stone: its cells below the cut level. */
interface Piece {
	readonly stone: PlacedStone;
	readonly shape: StoneShape;
	/** The lowest cell, in scene axes. */
	readonly at: readonly [number, number, number];
}

function piecesOf(stones: readonly PlacedStone[], levels: number | null): Piece[] {
	return stones.flatMap((stone) => {
		const cells = levels === null ? stone.cells : stone.cells.filter(({ z }) => z < levels);
		if (cells.length === 0) return [];
		const { x, y, z } = leastOf(cells);
		return [{ stone, shape: stoneShape(cells, longestAxis(stone.cells)), at: [x, z, y] as const }];
	});
}

/** Fills the geometry with these stones. Returns whether it had to be reallocated. */
export function fillStoneBuffers(
	buffers: StoneBuffers,
	stones: readonly PlacedStone[],
	levels: number | null,
	grid: CubeGrid,
): boolean {
	const pieces = piecesOf(stones, levels);
	const faces = pieces.reduce((sum, { shape }) => sum + shape.faces.length, 0);
	const grows = faces > buffers.capacity;
	if (grows) {
		buffers.geometry.dispose();
		buffers.capacity = Math.ceil(faces * 1.5);
		buffers.geometry = geometryFor(buffers.capacity);
	}
	const arrays = arraysOf(buffers.geometry);
	let first = 0;
	buffers.ranges.clear();
	for (const piece of pieces) {
		const next = writePiece(arrays, piece, first, grid);
		buffers.ranges.set(piece.stone, [first, next]);
		first = next;
	}
	buffers.geometry.setDrawRange(0, faces * INDICES_A_FACE);
	for (const name of Object.keys(LAYOUT)) markUsed(buffers.geometry.getAttribute(name), first);
	return grows;
}

function markUsed(attribute: ReturnType<BufferGeometry['getAttribute']>, points: number): void {
	if (!(attribute instanceof BufferAttribute)) return;
	attribute.clearUpdateRanges();
	attribute.addUpdateRange(0, points * attribute.itemSize);
	attribute.needsUpdate = true;
}

function arraysOf(geometry: BufferGeometry): Arrays {
	const array = (name: Name) => geometry.getAttribute(name).array as Float32Array;
	return {
		position: array('position'),
		normal: array('normal'),
		color: array('color'),
		uv: array('uv'),
		uv1: array('uv1'),
		apart: array('apart'),
	};
}

/** Compensates for tone mapping, so that the dyes keep their colours. */
const LIFT = 0.04;
const DYE_COLOURS = new Map<Owner, Color>(
	OWNERS.map((owner) => [owner, new Color(DYES[owner].top).addScalar(LIFT)]),
);

function writePiece(arrays: Arrays, piece: Piece, first: number, grid: CubeGrid): number {
	const { shape, at, stone } = piece;
	const points = shape.shade.length;
	arrays.normal.set(shape.normals, first * 3);
	writePositions(arrays.position, shape.positions, at, first * 3);
	writeGrain(arrays.uv, shape, first, seedOf(stone));
	writeColours(arrays.color, dyeOf(stone), shape.shade, first);
	const offset = offsetOf(stone.cells, grid);
	for (let index = 0, start = first; start < first + points; index++, start += POINTS_A_FACE) {
		const face = shape.faces[index]!;
		writeApart(arrays.apart, offset, occlusionOf(grid, face, at), start);
		writeGlyph(arrays, face, stone.owner, start);
	}
	return first + points;
}

function writePositions(
	position: Float32Array,
	from: Float32Array,
	[x, y, z]: Piece['at'],
	start: number,
): void {
	for (let i = 0; i < from.length; i += 3) {
		position[start + i] = from[i]! + x;
		position[start + i + 1] = from[i + 1]! + y;
		position[start + i + 2] = from[i + 2]! + z;
	}
}

/** The same for the same stone of the same owner, wherever it is placed. */
const seedOf = ({ owner, stone }: PlacedStone): number => OWNERS.indexOf(owner) * 16 + stoneIndex(stone);

/** Every stone is cut from a different part of the plank. */
function writeGrain(uv: Float32Array, shape: StoneShape, first: number, seed: number): void {
	const [along, aside] = [hash(seed, 1, 0), hash(seed, 2, 0)];
	for (let point = 0; point < shape.shade.length; point++) {
		uv[(first + point) * 2] = shape.grain[point * 2]! / GRAIN_LENGTH + along;
		uv[(first + point) * 2 + 1] = shape.grain[point * 2 + 1]! / GRAIN_WIDTH + aside;
	}
}

/** Random variation of the dye: lighter or darker, and warmer or cooler. */
const TONE_SPREAD = 0.13;
const WARMTH_SPREAD = 0.05;

function dyeOf(stone: PlacedStone): Color {
	const seed = seedOf(stone);
	const tone = 1 + (hash(seed, 3, 0) - 0.5) * TONE_SPREAD;
	const warmth = (hash(seed, 4, 0) - 0.5) * WARMTH_SPREAD;
	const { r, g, b } = DYE_COLOURS.get(stone.owner)!;
	return new Color(r * tone * (1 + warmth), g * tone, b * tone * (1 - warmth));
}

/** Dark parts are also warmer, as in the corners between stones. */
function writeColours(color: Float32Array, dye: Color, shade: Float32Array, first: number): void {
	for (let point = 0, i = first * 3; point < shade.length; point++, i += 3) {
		const light = shade[point]!;
		color[i] = dye.r * (light * 0.82 + 0.18);
		color[i + 1] = dye.g * light;
		color[i + 2] = dye.b * (light * 1.1 - 0.1);
	}
}

function writeApart(apart: Float32Array, offset: Offset, occlusion: readonly number[], start: number): void {
	for (let point = 0; point < POINTS_A_FACE; point++) {
		const quadrant = ((point & 3) < 2 ? 0 : 1) + (point < 8 ? 0 : 2);
		const i = (start + point) * 4;
		apart[i] = offset[0];
		apart[i + 1] = offset[1];
		apart[i + 2] = offset[2];
		apart[i + 3] = occlusion[quadrant]!;
	}
}

/** Tops show the owner's glyph, readable from the side of the last row; other faces use the blank tile. */
function writeGlyph({ uv1, position }: Arrays, face: ShapeFace, owner: Owner, start: number): void {
	const isTop = face.axis === 1 && face.side > 0;
	const tile = isTop ? OWNERS.indexOf(owner) : BLANK_TILE;
	const [column, row] = [tile % GLYPH_COLUMNS, Math.floor(tile / GLYPH_COLUMNS)];
	const centre = (start + 5) * 3;
	const [x0, z0] = [Math.floor(position[centre]!), Math.floor(position[centre + 2]!)];
	for (let point = start; point < start + POINTS_A_FACE; point++) {
		const u = isTop ? position[point * 3]! - x0 : 0.5;
		const v = isTop ? position[point * 3 + 2]! - z0 : 0.5;
		uv1[point * 2] = (column + u) / GLYPH_COLUMNS;
		uv1[point * 2 + 1] = 1 - (row + v) / GLYPH_ROWS;
	}
}
