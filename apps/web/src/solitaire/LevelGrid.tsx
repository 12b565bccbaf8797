import type { Cell } from '@rumis/rules';
import { type CSSProperties, memo, useEffect, useRef } from 'react';
import type { BoardView, Frame, PlanView } from '../board/view.js';
import { useTexts } from '../i18n/useTexts.js';
import { HEAD, mapHeight, mapWidth, UNIT } from '../map/geometry.js';
import { squareAfterKey } from '../map/gridKeys.js';
import type { Build } from './build.js';
import { keyOf } from './frame.js';
import { spokenCell } from './spokenCell.js';

/** What is done in a grid. Must stay the same object. */
export interface GridActions {
	onCursor(cell: Cell): void;
	onTap(cell: Cell): void;
	onHover(cell: Cell): void;
}

interface Props {
	readonly build: Build;
	readonly view: BoardView;
	readonly level: number;
	readonly cursor: Cell;
	/** Laid over a `LevelMap`; otherwise it is there for keyboard and screen reader only. */
	readonly visible: boolean;
	readonly actions: GridActions;
}

/** One level for the keyboard and the screen reader: a cell for every square of the frame. */
export function LevelGrid({ build, view, level, cursor, visible, actions }: Props) {
	const t = useTexts();
	const grid = useFocusAtCursor(cursor, level);
	const { size } = build;
	const { frame, levelOf, frameHelp } = t.solitaire;
	return (
		<table
			ref={grid}
			// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells take the focus
			role="grid"
			aria-label={`${frame}, ${levelOf(level + 1, size.height)}. ${frameHelp}`}
			className={visible ? 'map-grid' : 'map-grid visually-hidden'}
			style={visible ? overMap(view.plan) : undefined}
			data-level={level}
		>
			<tbody>
				{numbers(size.depth).map((y) => (
					<tr key={y}>
						{numbers(size.width).map((x) => (
							<GridCell
								key={x}
								x={x}
								y={y}
								z={level}
								size={size}
								label={spokenCell(build, view, { x, y, z: level }, t)}
								isCurrent={cursor.x === x && cursor.y === y && cursor.z === level}
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
	readonly size: Frame;
	readonly label: string;
	readonly isCurrent: boolean;
	readonly actions: GridActions;
}

/** There can be hundreds of them, so each is made anew only when something about it has changed. */
const GridCell = memo(function GridCell({ x, y, z, size, label, isCurrent, actions }: CellProps) {
	const cell = { x, y, z };
	return (
		<td
			data-cell={keyOf(cell)}
			tabIndex={isCurrent ? 0 : -1}
			aria-label={label}
			onKeyDown={(event) => {
				const goal = squareAfterKey(event, cell, size);
				if (!goal) return;
				event.preventDefault();
				event.stopPropagation();
				actions.onCursor({ ...goal, z });
			}}
			onFocus={({ currentTarget }) => {
				// A tap focuses too, but what a tap means is told by `onTap` alone.
				if (currentTarget.matches(':focus-visible') && !isCurrent) actions.onCursor(cell);
			}}
			onClick={(event) => {
				event.stopPropagation();
				actions.onTap(cell);
			}}
			onPointerMove={({ pointerType }) => pointerType === 'mouse' && actions.onHover(cell)}
		/>
	);
});

/** While a grid has the focus, the focus goes where the cursor goes, to other levels too. */
function useFocusAtCursor({ x, y, z }: Cell, level: number) {
	const grid = useRef<HTMLTableElement>(null);
	useEffect(() => {
		const focused = document.activeElement;
		if (z !== level || !(focused instanceof HTMLElement) || !focused.matches('[data-cell]')) return;
		const cell = grid.current?.querySelector<HTMLElement>(`[data-cell="${x},${y},${z}"]`);
		cell?.focus({ preventScroll: grid.current?.classList.contains('visually-hidden') ?? false });
	}, [x, y, z, level]);
	return grid;
}

/** Exactly over the squares of the map. */
function overMap(plan: PlanView): CSSProperties {
	const percent = (part: number) => `${(100 * part).toFixed(3)}%`;
	return {
		left: percent(HEAD / mapWidth(plan)),
		top: percent(HEAD / mapHeight(plan)),
		width: percent((plan.width * UNIT) / mapWidth(plan)),
		height: percent((plan.depth * UNIT) / mapHeight(plan)),
	};
}
