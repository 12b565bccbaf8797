import type { Cell, PlacedStone, Square } from '@rumis/rules';
import { type CSSProperties, memo, type ReactNode } from 'react';
import './map.css';
import { DYES } from '../board/palette.js';
import type { BoardView } from '../board/view.js';
import { border, joined } from '../board/zoneLines.js';
import { loopsOf, mapHeight, mapWidth, placeAt } from './geometry.js';
import { shapeOf } from './levels.js';
import { MapCursor } from './MapCursor.js';
import { MapGhost } from './MapGhost.js';
import { Coordinates } from './MapLines.js';
import { HATCH } from './MapSquare.js';

interface Props {
	readonly view: BoardView;
	readonly level: number;
	/** The keyboard cursor, if it is on this level. */
	readonly cursor: Square | null;
	/** A visible `BoardGrid`. */
	readonly children?: ReactNode;
}

const onLevel = <C extends Cell>(cells: readonly C[], level: number): C[] =>
	cells.filter(({ z }) => z === level);

/** One level of a building from above, as a cross-section. */
export function LevelMap({ view, level, cursor, children }: Props) {
	const { plan, stones, fixed, ghost } = view;
	const held = ghost ? onLevel(ghost.cells, level) : [];
	const bad = ghost ? onLevel(ghost.bad, level) : [];
	return (
		<div className="map" style={{ '--map-ratio': mapWidth(plan) / mapHeight(plan) } as CSSProperties}>
			<svg className="map-picture" viewBox={`0 0 ${mapWidth(plan)} ${mapHeight(plan)}`} aria-hidden="true">
				<Coordinates plan={plan} />
				<Level shape={shapeOf(view)} stones={stones} fixed={fixed} level={level} />
				{ghost && held.length + bad.length > 0 && <MapGhost ghost={{ ...ghost, cells: held, bad }} />}
				{cursor && <MapCursor square={cursor} />}
			</svg>
			{children}
		</div>
	);
}

interface LevelProps extends Pick<BoardView, 'stones' | 'fixed'> {
	readonly shape: readonly Cell[];
	readonly level: number;
}

/** The stones; redrawn only when a stone is placed or removed, not when one moves over it. */
const Level = memo(function Level({ shape, stones, fixed, level }: LevelProps) {
	return (
		<>
			{onLevel(shape, level).map((cell) => (
				<rect
					key={`${cell.x},${cell.y}`}
					className="map-square"
					width="100"
					height="100"
					transform={placeAt(cell)}
				/>
			))}
			{stones.map((stone, index) => (
				<StoneOnLevel key={stone.owner + stone.stone} {...stone} level={level} isFixed={index < fixed} />
			))}
		</>
	);
});

interface StoneProps extends PlacedStone {
	readonly level: number;
	readonly isFixed: boolean;
}

/** A stone's cubes on this level; arrows show where it continues above or below. */
function StoneOnLevel({ owner, cells, level, isFixed }: StoneProps) {
	const here = onLevel(cells, level);
	if (here.length === 0) return null;
	const { top, carved, glyph } = DYES[owner];
	const goesOn = (square: Square, by: number) =>
		cells.some(({ x, y, z }) => x === square.x && y === square.y && z === level + by);
	return (
		<>
			{here.map((cell) => (
				<g key={`${cell.x},${cell.y}`} transform={placeAt(cell)}>
					<rect width="100" height="100" fill={top} />
					{isFixed && <path className="map-fixed" d={HATCH} />}
					<path className="map-glyph" d={glyph} stroke={carved} transform="translate(14 14) scale(3)" />
					{goesOn(cell, 1) && <path className="map-arrow" d="M74 30L84 14L94 30Z" />}
					{goesOn(cell, -1) && <path className="map-arrow" d="M74 72L84 88L94 72Z" />}
				</g>
			))}
			<path className="map-outline" d={loopsOf(joined(border(here)))} />
		</>
	);
}
