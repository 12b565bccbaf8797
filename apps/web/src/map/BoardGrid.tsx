import type { Cell } from '@rumis/rules';
import { type CSSProperties, memo, useEffect, useRef } from 'react';
import './map.css';
import type { PlanView } from '../board/view.js';
import { HEAD, mapHeight, mapWidth, type Size, UNIT } from './geometry.js';
import { squareAfterKey } from './gridKeys.js';

/** The event handlers of a grid. Must be a stable object. */
export interface GridActions {
	onCursor(cell: Cell): void;
	onTap(cell: Cell): void;
	/** The pointer hovers over a cell. */
	onHover(cell: Cell): void;
}

interface Props {
	readonly plan: PlanView;
	/** The level of the cells; null for the board from above. */
	readonly level: number | null;
	/** The cell in the tab order, where arrow keys start. */
	readonly cursor: Cell;
	readonly label: string;
	/** The full accessible name of a cell. */
	readonly labelOf: (cell: Cell) => string;
	/** Overlaid on a map; otherwise for keyboard and screen readers only. */
	readonly visible: boolean;
	readonly actions: GridActions;
}

/** The board for keyboard and screen readers: a cell for every square, including gaps in the plan. */
export function BoardGrid({ plan, level, cursor, label, labelOf, visible, actions }: Props) {
	const grid = useFocusAtCursor(cursor, level);
	return (
		<table
			ref={grid}
			// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells take the focus
			role="grid"
			aria-label={label}
			className={visible ? 'map-grid' : 'map-grid visually-hidden'}
			style={visible ? overMap(plan) : undefined}
			data-level={level}
		>
			<tbody>
				{numbers(plan.depth).map((y) => (
					<tr key={y}>
						{numbers(plan.width).map((x) => (
							<GridCell
								key={x}
								x={x}
								y={y}
								z={level ?? 0}
								size={plan}
								label={labelOf({ x, y, z: level ?? 0 })}
								isCurrent={cursor.x === x && cursor.y === y && (level === null || cursor.z === level)}
								actions={actions}
							/>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

interface CellProps extends Cell {
	readonly size: Size;
	readonly label: string;
	readonly isCurrent: boolean;
	readonly actions: GridActions;
}

/** Memoised, because there can be hundreds of cells. */
const GridCell = memo(function GridCell({ x, y, z, size, label, isCurrent, actions }: CellProps) {
	const cell = { x, y, z };
	return (
		<td
			data-square={`${x},${y}`}
			data-cell={`${x},${y},${z}`}
			tabIndex={isCurrent ? 0 : -1}
			aria-label={label}
			onKeyDown={(event) => {
				const goal = squareAfterKey(event, cell, size);
				if (!goal) return;
				event.preventDefault();
				// Page-wide shortcuts must not move the cursor a second time.
				event.stopPropagation();
				actions.onCursor({ ...goal, z });
			}}
			onFocus={({ currentTarget }) => {
				// A tap also focuses the cell, but `onTap` alone handles taps.
				if (currentTarget.matches(':focus-visible') && !isCurrent) actions.onCursor(cell);
			}}
			onClick={() => actions.onTap(cell)}
			onPointerMove={({ pointerType }) => pointerType === 'mouse' && actions.onHover(cell)}
		/>
	);
});

/** While a grid has the focus, the focus follows the cursor, also to other levels. */
function useFocusAtCursor({ x, y, z }: Cell, level: number | null) {
	const grid = useRef<HTMLTableElement>(null);
	useEffect(() => {
		const isHere = level === null || level === z;
		if (!isHere || !document.activeElement?.matches('[data-cell]')) return;
		const cell = grid.current?.querySelector<HTMLElement>(`[data-square="${x},${y}"]`);
		cell?.focus({ preventScroll: grid.current?.classList.contains('visually-hidden') ?? false });
	}, [x, y, z, level]);
	return grid;
}

/** Aligned with the squares of the map. */
function overMap(plan: PlanView): CSSProperties {
	const percent = (part: number) => `${(100 * part).toFixed(3)}%`;
	return {
		left: percent(HEAD / mapWidth(plan)),
		top: percent(HEAD / mapHeight(plan)),
		width: percent((plan.width * UNIT) / mapWidth(plan)),
		height: percent((plan.depth * UNIT) / mapHeight(plan)),
	};
}
