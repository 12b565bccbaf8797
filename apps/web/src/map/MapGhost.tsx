import type { Square } from '@rumis/rules';
import { groupsOf } from '../board/groups.js';
import { DYES } from '../board/palette.js';
import type { GhostView } from '../board/view.js';
import { border, joined } from '../board/zoneLines.js';
import { loopsOf, placeAt } from './geometry.js';
import { HATCH } from './MapSquare.js';

const keyOf = ({ x, y }: Square): string => `${x},${y}`;

/** The ghost from above, with the level that each of its squares would reach. */
export function MapGhost({ ghost }: { readonly ghost: GhostView }) {
	const columns = [...groupsOf(ghost.cells, keyOf).values()];
	const bad = ghost.fits ? [] : [...groupsOf(ghost.bad, keyOf).values()];
	const edge = loopsOf(joined(border(columns.map((cells) => cells[0]!))));
	return (
		<g className={ghost.fits ? 'map-ghost fits' : 'map-ghost'}>
			{columns.map((cells) => (
				<GhostSquare key={keyOf(cells[0]!)} ghost={ghost} square={cells[0]!} level={topLevel(cells)} />
			))}
			<path className="map-ghost-casing" d={edge} />
			<path className="map-ghost-edge" d={edge} />
			{bad.map((cells) => (
				<BadSquare key={keyOf(cells[0]!)} square={cells[0]!} />
			))}
		</g>
	);
}

const topLevel = (cells: GhostView['cells']): number => 1 + Math.max(...cells.map(({ z }) => z));

interface SquareProps {
	readonly ghost: GhostView;
	readonly square: Square;
	readonly level: number;
}

function GhostSquare({ ghost, square, level }: SquareProps) {
	const { top, carved, glyph } = DYES[ghost.owner];
	return (
		<g transform={placeAt(square)}>
			<rect width="100" height="100" fill={top} />
			{!ghost.fits && <path className="map-misfit" d={HATCH} />}
			<path className="map-glyph" d={glyph} stroke={carved} transform="translate(1 1) scale(2)" />
			<circle className="map-level" cx="65" cy="65" r="27" />
			<text className="map-number level" x="65" y="80" textAnchor="middle">
				{level}
			</text>
		</g>
	);
}

/** A cross on each square that prevents the placement. */
function BadSquare({ square }: { readonly square: Square }) {
	const cross = 'M14 14L50 50M50 14L14 50';
	return (
		<g transform={placeAt(square)}>
			<path className="map-bad-hatch" d={HATCH} />
			<path className="map-bad-casing" d={cross} />
			<path className="map-bad" d={cross} />
		</g>
	);
}
