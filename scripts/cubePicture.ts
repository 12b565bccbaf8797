/** Draws pieces made of cubes, seen from above at an angle, as SVG. It knows nothing of the game. */

export interface Spot {
	readonly x: number;
	readonly y: number;
	readonly z: number;
}

/** The colours of a piece's three visible sides, and a sign in a unit square for its top. */
export interface Paint {
	readonly top: string;
	readonly left: string;
	readonly right: string;
	readonly glyph: string;
}

/** Cubes that are one piece: only faint seams are drawn between them. */
export interface Piece {
	readonly cells: readonly Spot[];
	readonly paint: Paint;
	/** Sunk into the ground: only its top is seen. */
	readonly sunk?: boolean;
}

type PieceAt = (cell: Spot) => Piece | undefined;

interface Side {
	readonly name: 'top' | 'left' | 'right';
	readonly normal: Spot;
	readonly corners: readonly Spot[];
}

interface Face {
	readonly piece: Piece;
	readonly cell: Spot;
	readonly side: Side;
	readonly corners: readonly Spot[];
}

export const spot = (x: number, y: number, z: number): Spot => ({ x, y, z });
const add = (a: Spot, b: Spot): Spot => spot(a.x + b.x, a.y + b.y, a.z + b.z);
const minus = (a: Spot, b: Spot): Spot => spot(a.x - b.x, a.y - b.y, a.z - b.z);
const keyOf = ({ x, y, z }: Spot): string => `${x},${y},${z}`;
const short = (number: number): string => String(Number(number.toFixed(1)));

/** The sides that face the viewer, who stands where x and y are largest. */
const SIDES: readonly Side[] = [
	{
		name: 'left',
		normal: spot(0, 1, 0),
		corners: [spot(0, 1, 0), spot(1, 1, 0), spot(1, 1, 1), spot(0, 1, 1)],
	},
	{
		name: 'right',
		normal: spot(1, 0, 0),
		corners: [spot(1, 1, 0), spot(1, 0, 0), spot(1, 0, 1), spot(1, 1, 1)],
	},
	{
		name: 'top',
		normal: spot(0, 0, 1),
		corners: [spot(0, 0, 1), spot(1, 0, 1), spot(1, 1, 1), spot(0, 1, 1)],
	},
];

/** Pixels of a cube's edge before it is foreshortened, and how the viewer looks: turned, and from above. */
const CUBE = 46;
const TURNED = (38 * Math.PI) / 180;
const ABOVE = (36 * Math.PI) / 180;

/** Where a point in space lies on paper. */
export function onPaper({ x, y, z }: Spot): { readonly x: number; readonly y: number } {
	const across = x * Math.cos(TURNED) - y * Math.sin(TURNED);
	const towards = x * Math.sin(TURNED) + y * Math.cos(TURNED);
	return { x: across * CUBE, y: (towards * Math.sin(ABOVE) - z * Math.cos(ABOVE)) * CUBE };
}

function pointText(point: Spot): string {
	const { x, y } = onPaper(point);
	return `${short(x)} ${short(y)}`;
}

export const polygon = (corners: readonly Spot[], attributes: string): string =>
	`<path d="M${corners.map(pointText).join('L')}Z" ${attributes}/>`;

/** Lays what is drawn in a unit square onto the plane of two directions. */
export function lay(elements: string, at: Spot, right = spot(1, 0, 0), down = spot(0, 1, 0)): string {
	const [u, v, origin] = [onPaper(right), onPaper(down), onPaper(at)];
	const matrix = [u.x, u.y, v.x, v.y, origin.x, origin.y].map(short).join(' ');
	return `<g transform="matrix(${matrix})">${elements}</g>`;
}

/** Draws from the farthest face to the nearest, so that near ones hide what lies behind them. */
export function drawPieces(pieces: readonly Piece[]): string {
	const owners = new Map(pieces.flatMap((piece) => piece.cells.map((cell) => [keyOf(cell), piece] as const)));
	const pieceAt: PieceAt = (cell) => owners.get(keyOf(cell));
	return pieces
		.flatMap(facesOf)
		.filter(({ cell, side }) => !pieceAt(add(cell, side.normal)))
		.sort((a, b) => nearness(a.cell) - nearness(b.cell))
		.map((face) => drawFace(face, pieceAt))
		.join('\n');
}

function facesOf(piece: Piece): Face[] {
	const sides = SIDES.filter(({ name }) => name === 'top' || !piece.sunk);
	return piece.cells.flatMap((cell) =>
		sides.map((side) => ({ piece, cell, side, corners: side.corners.map((corner) => add(cell, corner)) })),
	);
}

const nearness = ({ x, y, z }: Spot): number => x + y + z;

function drawFace(face: Face, pieceAt: PieceAt): string {
	const { piece, cell, side, corners } = face;
	const color = piece.paint[side.name];
	const edges = corners.map((_, index) => drawEdge(face, index, pieceAt));
	const glyph = side.name === 'top' ? lay(piece.paint.glyph, add(cell, side.normal)) : '';
	return `${polygon(corners, `fill="${color}" stroke="${color}"`)}${edges.join('')}${glyph}`;
}

/** An edge is dark where another piece begins, faint inside a piece, and light where it faces the viewer. */
function drawEdge({ piece, cell, side, corners }: Face, index: number, pieceAt: PieceAt): string {
	const [from, to, next] = [0, 1, 2].map((step) => corners[(index + step) % 4]!) as [Spot, Spot, Spot];
	const inward = minus(next, to);
	const beside = minus(cell, inward);
	const higher = pieceAt(add(beside, side.normal));
	const neighbour = higher ?? pieceAt(beside);
	const free = nearness(inward) < 0 ? 'crest' : 'rim';
	const kind = neighbour === piece ? 'seam' : neighbour ? 'joint' : free;
	const line = `<path class="${kind}" d="M${pointText(from)}L${pointText(to)}"/>`;
	return higher ? lay(SHADE, from, minus(to, from), inward) + line : line;
}

/** The shade beside something that stands higher. */
const SHADE = '<use href="#shade"/>';

export interface Box {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}

/** The corners of cubes that can be seen. */
export const cornersOf = (cells: readonly Spot[]): Spot[] =>
	cells.flatMap((cell) => SIDES.flatMap(({ corners }) => corners.map((corner) => add(cell, corner))));

/** The part of the paper that holds all these points, and a little more. */
export function boxAround(points: readonly Spot[], border: number): Box {
	const xs = points.map((point) => onPaper(point).x);
	const ys = points.map((point) => onPaper(point).y);
	const [left, top] = [Math.floor(Math.min(...xs)) - border, Math.floor(Math.min(...ys)) - border];
	const [right, bottom] = [Math.ceil(Math.max(...xs)) + border, Math.ceil(Math.max(...ys)) + border];
	return { left, top, width: right - left, height: bottom - top };
}

export function page(title: string, { left, top, width, height }: Box, content: string): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${title}</title>
<style>
path{stroke-linecap:round;stroke-linejoin:round}
.seam{stroke:#2b1a0c;stroke-opacity:.13;stroke-width:.9}
.joint{stroke:#2b1a0c;stroke-opacity:.75;stroke-width:1.7}
.rim{stroke:#2b1a0c;stroke-opacity:.5;stroke-width:1.5}
.crest{stroke:#fff3dc;stroke-opacity:.4;stroke-width:1.4}
text{font:bold .4px sans-serif;fill:#6b4520;text-anchor:middle}
</style>
<defs>
<linearGradient id="fade" x2="0" y2="1"><stop stop-color="#1d0f05" stop-opacity=".38"/><stop offset=".6" stop-color="#1d0f05" stop-opacity="0"/></linearGradient>
<rect id="shade" width="1" height="1" fill="url(#fade)"/>
<filter id="blur"><feGaussianBlur stdDeviation="7"/></filter>
</defs>
${content}
</svg>
`;
}
