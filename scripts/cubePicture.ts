/** Draws pieces made of cubes as isometric SVG for the documentation. */

import {
	type Box,
	type Edge,
	type Face,
	facesOf,
	lay,
	layFlat,
	line,
	outline,
	type Piece,
	viewBoxOf,
} from '../apps/web/src/board/isometric.js';
import type { Dye } from '../apps/web/src/board/palette.js';

/** A piece with its colours; the sign on its top is optional. */
export interface PaintedPiece extends Piece {
	readonly paint: Omit<Dye, 'glyph'> & { readonly glyph?: string };
	/** Sunk into the ground: only its top is visible. */
	readonly sunk?: boolean;
}

/** From the farthest face to the nearest (painter's algorithm). */
export const drawPieces = (pieces: readonly PaintedPiece[]): string =>
	facesOf(pieces)
		.filter(({ piece, side }) => side === 'top' || !piece.sunk)
		.map(drawFace)
		.join('\n');

function drawFace({ piece: { paint }, side, cell, corners, edges }: Face<PaintedPiece>): string {
	const color = paint[side];
	const top = layFlat({ ...cell, z: cell.z + 1 }, 24);
	const glyph =
		side === 'top' && paint.glyph
			? `<path class="glyph" d="${paint.glyph}" stroke="${paint.carved}" transform="${top}"/>`
			: '';
	return `<path d="${outline(corners)}" fill="${color}" stroke="${color}"/>${edges.map(drawEdge).join('')}${glyph}`;
}

function drawEdge({ kind, from, to, inward }: Edge): string {
	const path = `<path class="${kind}" d="${line(from, to)}"/>`;
	const along = { x: to.x - from.x, y: to.y - from.y, z: to.z - from.z };
	const isShaded = kind === 'foot' || kind === 'bend';
	return isShaded ? `<use href="#shade" transform="${lay(from, along, inward, 1)}"/>${path}` : path;
}

export function page(title: string, box: Box, content: string): string {
	const [width, height] = [Math.round(box.width), Math.round(box.height)];
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBoxOf(box)}" width="${width}" height="${height}" role="img">
<title>${title}</title>
<style>
path{stroke-linecap:round;stroke-linejoin:round}
.seam,.bend{stroke:#2b1a0c;stroke-opacity:.13;stroke-width:.9}
.joint,.foot{stroke:#2b1a0c;stroke-opacity:.75;stroke-width:1.7}
.rim{stroke:#2b1a0c;stroke-opacity:.5;stroke-width:1.5}
.crest{stroke:#fff3dc;stroke-opacity:.4;stroke-width:1.4}
.glyph{fill:none;stroke-opacity:.85;stroke-width:2}
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
