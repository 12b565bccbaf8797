import type { Square, SquareView } from '@rumis/rules';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import './map.css';
import type { BoardView } from '../board/view.js';
import { useTexts } from '../i18n/useTexts.js';
import { mapHeight, mapWidth, placeAt, squareUnder } from './geometry.js';
import { MapCursor } from './MapCursor.js';
import { MapGhost } from './MapGhost.js';
import { Coordinates, LastStone, StoneLines, ZoneLines } from './MapLines.js';
import { MapMarks } from './MapMarks.js';
import { MapSquare } from './MapSquare.js';
import { isSameSquare, spokenBoard } from './spokenBoard.js';

interface Props {
	readonly view: BoardView;
	/** The squares from above, in the format of `Position.topView`. */
	readonly squares: readonly SquareView[];
	/** `small` is only a picture; `large` is interactive and contains a `BoardGrid` for accessibility. */
	readonly size: 'small' | 'large';
	readonly cursor: Square | null;
	onTap?(square: Square): void;
	/** A visible `BoardGrid`. */
	readonly children?: ReactNode;
}

/** The board from straight above, oriented like the printed plan: row 1 at the top. */
export function BoardMap({ view, squares, size, cursor, onTap, children }: Props) {
	const texts = useTexts();
	const { plan, stones } = view;
	const tap = (event: MouseEvent<HTMLElement>) => {
		const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
		const square = squareUnder(plan, (event.clientX - left) / width, (event.clientY - top) / height);
		if (square) onTap?.(square);
	};
	// The grid describes the large map for screen readers.
	const spoken =
		size === 'small' ? { role: 'img', 'aria-label': spokenBoard(squares, plan, stones.length, texts) } : {};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: for the pointer only; keys and speech have the grid
		// biome-ignore lint/a11y/useKeyWithClickEvents: as above
		<div
			{...spoken}
			className={`map ${size}`}
			style={{ '--map-ratio': mapWidth(plan) / mapHeight(plan) } as CSSProperties}
			onClick={onTap && tap}
		>
			<Picture view={view} squares={squares} size={size} cursor={cursor} />
			{children}
		</div>
	);
}

function Picture({ view, squares, size, cursor }: Pick<Props, 'view' | 'squares' | 'size' | 'cursor'>) {
	const { plan, stones } = view;
	return (
		<svg className="map-picture" viewBox={`0 0 ${mapWidth(plan)} ${mapHeight(plan)}`} aria-hidden="true">
			<Coordinates plan={plan} />
			{squares.map((square) => (
				<MapSquare key={square.name} square={square} isSmall={size === 'small'} />
			))}
			<StoneLines squares={squares} stones={stones} />
			<ZoneLines plan={plan} />
			<LastStone last={view.last} />
			<Counted counted={view.counted} squares={squares} />
			<MapMarks marks={view.marks} />
			{view.preview.map((ghost, at) => (
				<MapGhost key={at} ghost={ghost} />
			))}
			{view.ghost && <MapGhost ghost={view.ghost} />}
			{cursor && <MapCursor square={cursor} />}
		</svg>
	);
}

interface CountedProps {
	readonly counted: readonly Square[];
	readonly squares: readonly SquareView[];
}

/** During the final count, counted squares are framed and all others dimmed. */
function Counted({ counted, squares }: CountedProps) {
	if (counted.length === 0) return null;
	const isCounted = (square: Square) => counted.some((other) => isSameSquare(other, square));
	return squares.map((square) => (
		<g key={square.name} transform={placeAt(square)}>
			{isCounted(square) ? (
				<>
					<rect className="map-counted-casing" x="5" y="5" width="90" height="90" rx="8" />
					<rect className="map-counted" x="5" y="5" width="90" height="90" rx="8" />
				</>
			) : (
				<rect className="map-uncounted" width="100" height="100" />
			)}
		</g>
	));
}
