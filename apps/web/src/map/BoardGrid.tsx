import type { Square, SquareView } from '@rumis/rules';
import {
	type CSSProperties,
	type FocusEvent,
	type KeyboardEvent,
	type MouseEvent,
	useEffect,
	useRef,
} from 'react';
import './map.css';
import type { GhostView, PlanView } from '../board/view.js';
import { useTexts } from '../i18n/useTexts.js';
import { HEAD, mapHeight, mapWidth, UNIT } from './geometry.js';
import { squareAfterKey } from './gridKeys.js';
import { isSameSquare, spokenSquare } from './spokenBoard.js';

interface Props {
	readonly squares: readonly SquareView[];
	readonly plan: PlanView;
	readonly ghost: GhostView | null;
	/** The square that Tab leads to and keys start from. */
	readonly cursor: Square | null;
	readonly label: string;
	/** Laid over a large `BoardMap`; otherwise it is there for keyboard and screen reader only. */
	readonly visible: boolean;
	onCursor(square: Square): void;
	onTap(square: Square): void;
	/** Every key that does not move the cursor. Call `preventDefault` on those that are used. */
	onKey?(event: KeyboardEvent): void;
	/** So that a board in space can show the cursor while keys move it. */
	onFocusChange?(hasFocus: boolean): void;
}

/** The board for the keyboard and the screen reader: a cell for every square, also for gaps in the plan. */
export function BoardGrid(props: Props) {
	const { plan, label, visible, cursor, onFocusChange } = props;
	const grid = useFocusAtCursor(cursor);
	return (
		<table
			ref={grid}
			// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells take the focus
			role="grid"
			aria-label={label}
			className={visible ? 'map-grid' : 'map-grid visually-hidden'}
			style={visible ? overMap(plan) : undefined}
			onFocus={() => onFocusChange?.(true)}
			onBlur={() => onFocusChange?.(false)}
		>
			<tbody>
				{numbers(plan.depth).map((y) => (
					<tr key={y}>
						{numbers(plan.width).map((x) => (
							<GridCell key={x} square={{ x, y }} {...props} />
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

function GridCell({ square, ...props }: Props & { readonly square: Square }) {
	const { squares, plan, ghost, cursor, onCursor, onTap, onKey } = props;
	const texts = useTexts();
	const isCurrent = isSameSquare(cursor ?? plan.squares[0] ?? square, square);
	const press = (event: KeyboardEvent) => {
		const goal = squareAfterKey(event, square, plan);
		if (!goal) return onKey?.(event);
		event.preventDefault();
		// Keys that the whole page listens to shall not move the cursor once more.
		event.stopPropagation();
		onCursor(goal);
	};
	const focus = (event: FocusEvent) => {
		// A tap focuses too, but what a tap means is told by `onTap` alone.
		const isByKey = event.currentTarget.matches(':focus-visible');
		if (isByKey && !(cursor && isCurrent)) onCursor(square);
	};
	const tap = (event: MouseEvent) => {
		// The map under the grid would report the same tap once more.
		event.stopPropagation();
		onTap(square);
	};
	return (
		<td
			data-square={`${square.x},${square.y}`}
			tabIndex={isCurrent ? 0 : -1}
			aria-label={spokenSquare(squares, square, ghost, texts)}
			onKeyDown={press}
			onFocus={focus}
			onClick={tap}
		/>
	);
}

/** While the grid has the focus, the focus goes where the cursor goes. */
function useFocusAtCursor(cursor: Square | null) {
	const grid = useRef<HTMLTableElement>(null);
	const [x, y] = [cursor?.x, cursor?.y];
	useEffect(() => {
		if (!grid.current?.contains(document.activeElement)) return;
		const cell = grid.current.querySelector<HTMLElement>(`[data-square="${x},${y}"]`);
		cell?.focus({ preventScroll: true });
	}, [x, y]);
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
