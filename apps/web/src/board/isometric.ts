/**
 * Isometric drawing of pieces made of cubes, as flat faces in painting order. Independent of the game, React
 * and colours.
 */
import type { Cell } from '@rumis/rules';

/** Cubes that form one piece: only faint seams are drawn between them. */
export interface Piece {
	readonly cells: readonly Cell[];
}

export interface Point {
	readonly x: number;
	readonly y: number;
}

/** The viewer sees the top of a cube and the two sides that face them. */
export type SideName = 'top' | 'left' | 'right';

/**
 * What a face's edge is: a `seam` inside a piece, or its inner `bend`; a `joint` between two pieces, or the `foot`
 * of one that stands on the face; a `crest` that turns towards the viewer, or the `rim` where it turns away.
 */
export type EdgeKind = 'seam' | 'bend' | 'joint' | 'foot' | 'crest' | 'rim';

export interface Edge {
	readonly kind: EdgeKind;
	readonly from: Cell;
	readonly to: Cell;
	/** The direction from the edge into the face. */
	readonly inward: Cell;
}

export interface Face<P extends Piece> {
	readonly piece: P;
	readonly cell: Cell;
	readonly side: SideName;
	/** In 3D, in order around the face. */
	readonly corners: readonly Cell[];
	readonly edges: readonly Edge[];
}

interface Side {
	readonly name: SideName;
	readonly normal: Cell;
	readonly corners: readonly Cell[];
}

const at = (x: number, y: number, z: number): Cell => ({ x, y, z });
const plus = (a: Cell, b: Cell): Cell => at(a.x + b.x, a.y + b.y, a.z + b.z);
const minus = (a: Cell, b: Cell): Cell => at(a.x - b.x, a.y - b.y, a.z - b.z);
const keyOf = ({ x, y, z }: Cell): string => `${x},${y},${z}`;

/** The viewer is where x and y are largest, and looks down. */
const SIDES: readonly Side[] = [
	{ name: 'left', normal: at(0, 1, 0), corners: [at(0, 1, 0), at(1, 1, 0), at(1, 1, 1), at(0, 1, 1)] },
	{ name: 'right', normal: at(1, 0, 0), corners: [at(1, 1, 0), at(1, 0, 0), at(1, 0, 1), at(1, 1, 1)] },
	{ name: 'top', normal: at(0, 0, 1), corners: [at(0, 0, 1), at(1, 0, 1), at(1, 1, 1), at(0, 1, 1)] },
];

/** The projected length of a cube's edge that is not foreshortened. */
export const CUBE = 40;
const TURNED = (40 * Math.PI) / 180;
const ABOVE = (35 * Math.PI) / 180;

/** Projects a point in space. */
export function onPaper({ x, y, z }: Cell): Point {
	const across = x * Math.cos(TURNED) - y * Math.sin(TURNED);
	const towards = x * Math.sin(TURNED) + y * Math.cos(TURNED);
	return { x: across * CUBE, y: (towards * Math.sin(ABOVE) - z * Math.cos(ABOVE)) * CUBE };
}

/**
 * How near a cube is to the viewer. A line of sight always runs towards greater x, y and z, so of two cubes
 * on it the nearer one has the greater sum; cubes with the same sum never hide each other.
 */
export const nearness = ({ x, y, z }: Cell): number => x + y + z;

type PieceAt<P> = (cell: Cell) => P | undefined;

/** The visible faces, from farthest to nearest. Faces between two cubes are omitted. */
export function facesOf<P extends Piece>(pieces: readonly P[]): Face<P>[] {
	const filled = new Map(pieces.flatMap((piece) => piece.cells.map((cell) => [keyOf(cell), piece] as const)));
	const pieceAt: PieceAt<P> = (cell) => filled.get(keyOf(cell));
	return pieces
		.flatMap((piece) => piece.cells.flatMap((cell) => SIDES.map((side) => ({ piece, cell, side }))))
		.filter(({ cell, side }) => !pieceAt(plus(cell, side.normal)))
		.sort((a, b) => nearness(a.cell) - nearness(b.cell))
		.map(({ piece, cell, side }) => makeFace(piece, cell, side, pieceAt));
}

function makeFace<P extends Piece>(piece: P, cell: Cell, side: Side, pieceAt: PieceAt<P>): Face<P> {
	const corners = side.corners.map((corner) => plus(cell, corner));
	const edges = corners.map((from, index): Edge => {
		const to = corners[(index + 1) % 4]!;
		const inward = minus(corners[(index + 2) % 4]!, to);
		return { from, to, inward, kind: edgeKind(piece, cell, side, inward, pieceAt) };
	});
	return { piece, cell, side: side.name, corners, edges };
}

function edgeKind<P extends Piece>(
	piece: P,
	cell: Cell,
	{ normal }: Side,
	inward: Cell,
	pieceAt: PieceAt<P>,
): EdgeKind {
	const beside = minus(cell, inward);
	const standing = pieceAt(plus(beside, normal));
	if (standing) return standing === piece ? 'bend' : 'foot';
	const neighbour = pieceAt(beside);
	if (neighbour) return neighbour === piece ? 'seam' : 'joint';
	return nearness(inward) < 0 ? 'crest' : 'rim';
}

const short = (value: number): string => String(Number(value.toFixed(1)));

function pointText(point: Cell): string {
	const { x, y } = onPaper(point);
	return `${short(x)} ${short(y)}`;
}

/** The SVG path of a closed polygon in space. */
export const outline = (corners: readonly Cell[]): string => `M${corners.map(pointText).join('L')}Z`;

export const line = (from: Cell, to: Cell): string => `M${pointText(from)}L${pointText(to)}`;

/** A transform from a box of `size` onto the square at `place` that two directions span. */
export function lay(place: Cell, right: Cell, down: Cell, size: number): string {
	const [u, v, origin] = [onPaper(right), onPaper(down), onPaper(place)];
	const numbers = [u.x / size, u.y / size, v.x / size, v.y / size, origin.x, origin.y];
	return `matrix(${numbers.map((value) => Number(value.toFixed(4))).join(' ')})`;
}

/** The same for a horizontal square. */
export const layFlat = (place: Cell, size: number): string => lay(place, at(1, 0, 0), at(0, 1, 0), size);

/** A rectangle of the drawing. */
export interface Box {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}

/** The bounding box of the projected points, with a border. */
export function boxAround(points: readonly Cell[], border: number): Box {
	const papers = points.map(onPaper);
	const [xs, ys] = [papers.map(({ x }) => x), papers.map(({ y }) => y)];
	const [left, top] = [Math.min(...xs) - border, Math.min(...ys) - border];
	return { left, top, width: Math.max(...xs) + border - left, height: Math.max(...ys) + border - top };
}

/** The visible corners of cubes. */
export const cornersOf = (cells: readonly Cell[]): Cell[] =>
	cells.flatMap((cell) => SIDES.flatMap(({ corners }) => corners.map((corner) => plus(cell, corner))));

export const viewBoxOf = ({ left, top, width, height }: Box): string =>
	[left, top, width, height].map(short).join(' ');
