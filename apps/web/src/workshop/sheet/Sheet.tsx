import type { Square } from '@rumis/rules';
import { type Draft, heightAt } from '@rumis/workshop';
import { memo, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useBook } from '../../i18n/useTexts.js';
import { columnLetter } from '../../map/columns.js';
import { squareAfterKey } from '../../map/gridKeys.js';
import { brushAt, type Editor } from '../editing/editor.js';
import { act, currentEditor, useEditor } from '../editing/editorStore.js';
import { useBoard } from '../editing/useBoard.js';
import { penOfKey } from './keys.js';
import './sheet.css';
import { SheetLines } from './SheetLines.js';
import { saySquare } from './sheetWords.js';
import { usePen } from './usePen.js';

const setCursor = (editor: Editor, cursor: Square): Editor => ({ ...editor, cursor });

/** The sheet of squares: a grid for keyboard and screen readers, and a canvas for pen, mouse and touch. */
export function Sheet() {
	const t = useBook();
	const hintId = useId();
	const draft = useEditor(({ history }) => history.now);
	const [said, setSaid] = useState('');
	const say = useCallback(
		(square: Square) => setSaid(saySquare(currentEditor()!.history.now, square, t)),
		[t],
	);
	const pen = usePen();
	return (
		<>
			<div
				className="sheet"
				style={{ '--columns': draft.width, '--rows': draft.depth } as React.CSSProperties}
			>
				<Names size={draft.width} className="sheet-columns" nameOf={columnLetter} />
				<Names size={draft.depth} className="sheet-rows" nameOf={(y) => String(y + 1)} />
				<div className="sheet-paper" {...pen}>
					<Grid draft={draft} describedBy={hintId} say={say} />
					<SheetLines draft={draft} />
				</div>
			</div>
			<p id={hintId} className="sheet-hint">
				{t.workshop.keys}
			</p>
			<p role="status" className="visually-hidden">
				{said}
			</p>
		</>
	);
}

interface NamesProps {
	readonly size: number;
	readonly className: string;
	readonly nameOf: (at: number) => string;
}

const Names = ({ size, className, nameOf }: NamesProps) => (
	<div className={className} aria-hidden="true">
		{Array.from({ length: size }, (_, at) => (
			<span key={at}>{nameOf(at)}</span>
		))}
	</div>
);

interface GridProps {
	readonly draft: Draft;
	readonly describedBy: string;
	/** Announces a square after a key has changed it. */
	readonly say: (square: Square) => void;
}

function Grid({ draft, describedBy, say }: GridProps) {
	const t = useBook();
	const cursor = useEditor((editor) => editor.cursor);
	const { faults } = useBoard();
	const grid = useFocusAtCursor(cursor);
	const isBad = (x: number, y: number) => faults.some(({ square }) => square?.x === x && square.y === y);
	return (
		<table
			ref={grid}
			// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells take the focus
			role="grid"
			className="sheet-grid"
			aria-label={t.workshop.sheet}
			aria-describedby={describedBy}
		>
			<tbody>
				{Array.from({ length: draft.depth }, (_, y) => (
					<tr key={y}>
						{Array.from({ length: draft.width }, (_, x) => (
							<Cell
								key={x}
								x={x}
								y={y}
								height={heightAt(draft, x, y)}
								label={saySquare(draft, { x, y }, t)}
								isCurrent={cursor.x === x && cursor.y === y}
								isBad={isBad(x, y)}
								say={say}
							/>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

interface CellProps extends Square {
	readonly height: number;
	readonly label: string;
	readonly isCurrent: boolean;
	readonly isBad: boolean;
	readonly say: (square: Square) => void;
}

/** Memoised, because there can be 256 of them. */
const Cell = memo(function Cell({ x, y, height, label, isCurrent, isBad, say }: CellProps) {
	const onKeyDown = (event: React.KeyboardEvent) => {
		const isHandled = event.shiftKey ? drawOn({ x, y }, event) : pressAt({ x, y }, event, say);
		if (isHandled) event.preventDefault();
	};
	return (
		<td
			className="sheet-square"
			data-square={`${x},${y}`}
			data-height={height}
			data-bad={isBad}
			style={{ '--height': height } as React.CSSProperties}
			tabIndex={isCurrent ? 0 : -1}
			aria-label={label}
			aria-invalid={isBad}
			onKeyDown={onKeyDown}
			onFocus={() => act(setCursor, { x, y })}
			// A click without a pointer comes from a screen reader or voice control.
			onClick={({ detail }) => detail === 0 && act(brushAt, { x, y })}
		>
			{height || ''}
		</td>
	);
});

/** A key on a square moves the cursor or draws; returns false if it has no meaning here. */
function pressAt(square: Square, event: React.KeyboardEvent, say: (square: Square) => void): boolean {
	const editor = currentEditor()!;
	const goal = squareAfterKey(event, square, editor.history.now);
	if (goal) act(setCursor, goal);
	const pen = goal ? null : penOfKey(event, editor);
	if (pen) {
		act(brushAt, square, null, pen);
		say(square);
	}
	return goal !== null || pen !== null;
}

/** Shift with arrow keys draws a line. */
function drawOn(square: Square, event: React.KeyboardEvent): boolean {
	const { key, ctrlKey, altKey, metaKey } = event;
	const goal = squareAfterKey(
		{ key, ctrlKey, altKey, metaKey, shiftKey: false },
		square,
		currentEditor()!.history.now,
	);
	if (goal) act(brushAt, goal);
	return goal !== null;
}

/** While the sheet has the focus, the focus follows the cursor. */
function useFocusAtCursor({ x, y }: Square) {
	const grid = useRef<HTMLTableElement>(null);
	useEffect(() => {
		if (!grid.current?.contains(document.activeElement)) return;
		grid.current.querySelector<HTMLElement>(`[data-square="${x},${y}"]`)?.focus();
	}, [x, y]);
	return grid;
}
