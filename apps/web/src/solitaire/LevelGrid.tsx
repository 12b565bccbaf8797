import { type Cell, makeSquare } from '@rumis/rules';
import { type CSSProperties, type MouseEvent, useEffect, useRef } from 'react';
import type { BoardView, PlanView } from '../board/view.js';
import type { Texts } from '../i18n/texts.js';
import { useTexts } from '../i18n/useTexts.js';
import { HEAD, mapHeight, mapWidth, UNIT } from '../map/geometry.js';
import { squareAfterKey } from '../map/gridKeys.js';
import type { Build } from './build.js';
import { keyOf } from './frame.js';

interface Props {
	readonly build: Build;
	readonly view: BoardView;
	readonly level: number;
	readonly cursor: Cell;
	/** Laid over a `LevelMap`; otherwise it is there for keyboard and screen reader only. */
	readonly visible: boolean;
	onCursor(cell: Cell): void;
	onTap(cell: Cell): void;
	onHover?(cell: Cell): void;
}

/** One level for the keyboard and the screen reader: a cell for every square of the frame. */
export function LevelGrid(props: Props) {
	const { build, level, visible, cursor, view } = props;
	const t = useTexts().solitaire;
	const grid = useFocusAtCursor(cursor, level);
	return (
		<table
			ref={grid}
			// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells take the focus
			role="grid"
			aria-label={`${t.frame}, ${t.levelOf(level + 1, build.size.height)}. ${t.frameHelp}`}
			className={visible ? 'map-grid' : 'map-grid visually-hidden'}
			style={visible ? overMap(view.plan) : undefined}
			data-level={level}
		>
			<tbody>
				{numbers(build.size.depth).map((y) => (
					<tr key={y}>
						{numbers(build.size.width).map((x) => (
							<GridCell key={x} cell={{ x, y, z: level }} {...props} />
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

function GridCell({ cell, build, view, cursor, onCursor, onTap, onHover }: Props & { readonly cell: Cell }) {
	const t = useTexts();
	const isCurrent = keyOf(cell) === keyOf(cursor);
	const tap = (event: MouseEvent) => {
		event.stopPropagation();
		onTap(cell);
	};
	return (
		<td
			data-cell={keyOf(cell)}
			tabIndex={isCurrent ? 0 : -1}
			aria-label={spokenCell(build, view, cell, t)}
			onKeyDown={(event) => {
				const goal = squareAfterKey(event, cell, build.size);
				if (!goal) return;
				event.preventDefault();
				event.stopPropagation();
				onCursor({ ...goal, z: cell.z });
			}}
			onFocus={({ currentTarget }) => {
				// A tap focuses too, but what a tap means is told by `onTap` alone.
				if (currentTarget.matches(':focus-visible') && !isCurrent) onCursor(cell);
			}}
			onClick={tap}
			onPointerMove={onHover && (({ pointerType }) => pointerType === 'mouse' && onHover(cell))}
		/>
	);
}

/** A cell with all there is to know: `b2, level 1, red hook, belongs to the puzzle`. */
export function spokenCell(build: Build, view: BoardView, cell: Cell, t: Texts): string {
	const isIn = (cells: readonly Cell[]) => cells.some((other) => keyOf(other) === keyOf(cell));
	const words: string[] = [];
	const stone = view.stones.find(({ cells }) => isIn(cells));
	if (!build.shape.has(keyOf(cell))) words.push(t.solitaire.cellOutside);
	else if (stone) words.push(t.solitaire.cellStone(t.rules.owners[stone.owner], t.rules.stones[stone.stone]));
	else words.push(t.solitaire.cellEmpty);
	if (build.given.some(({ cells }) => isIn(cells))) words.push(t.solitaire.cellGiven);
	if (view.ghost && isIn(view.ghost.cells)) words.push(t.solitaire.cellGhost);
	if (view.ghost && !view.ghost.fits && isIn(view.ghost.bad)) words.push(t.solitaire.cellBad);
	return t.solitaire.cell(makeSquare(cell), cell.z + 1, words);
}

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
