import type { Cell, Square } from '@rumis/rules';
import { type CSSProperties, memo, type ReactNode } from 'react';
import '../map/map.css';
import { DYES } from '../board/palette.js';
import type { BoardView } from '../board/view.js';
import { border, joined } from '../board/zoneLines.js';
import { loopsOf, mapHeight, mapWidth, placeAt } from '../map/geometry.js';
import { MapGhost } from '../map/MapGhost.js';
import { Coordinates } from '../map/MapLines.js';
import { HATCH } from '../map/MapSquare.js';
import type { Build } from './build.js';

interface Props {
	readonly build: Build;
	readonly view: BoardView;
	readonly level: number;
	/** The cell that keys start from, if it is on this level. */
	readonly cursor: Square | null;
	readonly children?: ReactNode;
}

const onLevel = <C extends Cell>(cells: readonly C[], level: number): C[] =>
	cells.filter(({ z }) => z === level);

/** One level of the frame from above, as if cut open there. */
export function LevelMap({ build, view, level, cursor, children }: Props) {
	const { plan, stones, ghost } = view;
	const held = ghost ? onLevel(ghost.cells, level) : [];
	const bad = ghost ? onLevel(ghost.bad, level) : [];
	return (
		<div className="map" style={{ '--map-ratio': mapWidth(plan) / mapHeight(plan) } as CSSProperties}>
			<svg className="map-picture" viewBox={`0 0 ${mapWidth(plan)} ${mapHeight(plan)}`} aria-hidden="true">
				<Coordinates plan={plan} />
				<Level build={build} stones={stones} level={level} />
				{ghost && held.length + bad.length > 0 && <MapGhost ghost={{ ...ghost, cells: held, bad }} />}
				{cursor && <Cursor square={cursor} />}
			</svg>
			{children}
		</div>
	);
}

interface LevelProps {
	readonly build: Build;
	readonly stones: BoardView['stones'];
	readonly level: number;
}

/** What lies there; drawn again only when a stone is placed or taken, not when one moves over it. */
const Level = memo(function Level({ build, stones, level }: LevelProps) {
	return (
		<>
			{onLevel(build.cells, level).map((cell) => (
				<rect
					key={`${cell.x},${cell.y}`}
					className="map-square"
					width="100"
					height="100"
					transform={placeAt(cell)}
				/>
			))}
			{stones.map(({ owner, stone, cells }) => (
				<StoneOnLevel
					key={owner + stone}
					owner={owner}
					cells={cells}
					level={level}
					isGiven={isGiven(build, cells)}
				/>
			))}
		</>
	);
});

const isGiven = ({ given }: Build, cells: readonly Cell[]): boolean =>
	given.some((laid) => laid.cells === cells);

interface StoneProps {
	readonly owner: BoardView['stones'][number]['owner'];
	readonly cells: readonly Cell[];
	readonly level: number;
	readonly isGiven: boolean;
}

/** A stone's cubes on this level; arrows show where it goes on above or below. */
function StoneOnLevel({ owner, cells, level, isGiven }: StoneProps) {
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
					{isGiven && <path className="soli-given" d={HATCH} />}
					<path className="map-glyph" d={glyph} stroke={carved} transform="translate(14 14) scale(3)" />
					{goesOn(cell, 1) && <path className="soli-arrow" d="M74 30L84 14L94 30Z" />}
					{goesOn(cell, -1) && <path className="soli-arrow" d="M74 72L84 88L94 72Z" />}
				</g>
			))}
			<path className="map-outline" d={loopsOf(joined(border(here)))} />
		</>
	);
}

/** Four corners round the cell that keys start from. */
function Cursor({ square }: { readonly square: Square }) {
	const corners = 'M-2 26V-2H26M74 -2H102V26M102 74V102H74M26 102H-2V74';
	return (
		<g transform={placeAt(square)}>
			<path className="map-cursor-casing" d={corners} />
			<path className="map-cursor" d={corners} />
		</g>
	);
}
