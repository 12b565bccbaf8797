import type { Cell } from '@rumis/rules';
import { useBook } from '../../i18n/useTexts.js';
import { SIDE } from '../data/sets.js';
import { CELLS, indexOf } from '../data/solutionText.js';
import { shadeOf } from './chessDyes.js';
import { isCorner } from './proofFacts.js';

interface Props {
	/** The cells covered by a stone. */
	readonly covered?: readonly Cell[];
	/** Whether the corners are circled. */
	readonly hasCorners?: boolean;
	readonly label: string;
}

/** The three layers from above, in the shades of the chessboard, with an outline around a stone. */
export function ChessLayers({ covered = [], hasCorners = false, label }: Props) {
	const t = useBook().solutions;
	const framed = new Set(covered.map(indexOf));
	return (
		<div className="solutions-chess" role="img" aria-label={label}>
			{[0, 1, 2].map((level) => (
				<figure key={level} className="solutions-chess-layer">
					<svg viewBox={`-1 -1 ${SIDE * 24 + 2} ${SIDE * 24 + 2}`} aria-hidden="true">
						{CELLS.filter(({ z }) => z === level).map((cell) => (
							<ChessCell
								key={indexOf(cell)}
								cell={cell}
								isRinged={hasCorners && isCorner(cell)}
								isFaint={framed.size > 0 && !framed.has(indexOf(cell))}
							/>
						))}
						<Outline cells={covered.filter(({ z }) => z === level)} />
					</svg>
					<figcaption>{t.layerNames[level as keyof typeof t.layerNames]}</figcaption>
				</figure>
			))}
		</div>
	);
}

interface CellProps {
	readonly cell: Cell;
	readonly isRinged: boolean;
	readonly isFaint: boolean;
}

function ChessCell({ cell, isRinged, isFaint }: CellProps) {
	const { top, carved, glyph } = shadeOf(cell);
	return (
		<g
			className={isFaint ? 'solutions-chess-cell faint' : 'solutions-chess-cell'}
			transform={`translate(${cell.x * 24} ${cell.y * 24})`}
		>
			<rect width="24" height="24" fill={top} />
			{glyph !== '' && <path d={glyph} stroke={carved} />}
			{isRinged && <circle className="solutions-ring" cx="12" cy="12" r="5.500" />}
		</g>
	);
}

/** A thick line around the cells of a stone. */
function Outline({ cells }: { readonly cells: readonly Cell[] }) {
	const has = (x: number, y: number) => cells.some((cell) => cell.x === x && cell.y === y);
	const sides = cells.flatMap(({ x, y }) => [
		has(x, y - 1) ? '' : `M${x} ${y}h1`,
		has(x, y + 1) ? '' : `M${x} ${y + 1}h1`,
		has(x - 1, y) ? '' : `M${x} ${y}v1`,
		has(x + 1, y) ? '' : `M${x + 1} ${y}v1`,
	]);
	return <path className="solutions-outline" d={sides.join('')} transform="scale(24)" />;
}
