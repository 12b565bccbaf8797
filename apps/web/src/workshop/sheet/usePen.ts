import type { Square } from '@rumis/rules';
import type { Size } from '@rumis/workshop';
import { type PointerEvent, useRef } from 'react';
import { brushAt, type Editor } from '../editing/editor.js';
import { act, currentEditor } from '../editing/editorStore.js';

interface Stroke {
	readonly group: string;
	readonly last: Square;
}

let strokes = 0;

const brushAll = (editor: Editor, squares: readonly Square[], group: string): Editor =>
	squares.reduce((now, square) => brushAt(now, square, group), editor);

/** Drawing with mouse, pen or touch: from press to release is one stroke, which is one undo step. */
export function usePen() {
	const stroke = useRef<Stroke | null>(null);
	const squareOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) =>
		squareUnder(currentTarget.getBoundingClientRect(), currentEditor()!.history.now, clientX, clientY);
	const end = () => {
		stroke.current = null;
	};
	return {
		onPointerDown(event: PointerEvent<HTMLElement>) {
			const square = squareOf(event);
			if (!square || event.button !== 0) return;
			event.currentTarget.setPointerCapture(event.pointerId);
			stroke.current = { group: `stroke ${++strokes}`, last: square };
			act(brushAll, [square], stroke.current.group);
		},
		onPointerMove(event: PointerEvent<HTMLElement>) {
			const square = stroke.current && squareOf(event);
			if (!square || !stroke.current || currentEditor()!.stroke === 'fill') return;
			const { group, last } = stroke.current;
			const squares = squaresBetween(last, square);
			if (squares.length > 0) act(brushAll, squares, group);
			stroke.current = { group, last: square };
		},
		onPointerUp: end,
		onPointerCancel: end,
	};
}

/** The pointer's position on the sheet, and the squares it has crossed since the last event. */
interface Box {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}

/** The square under a point of the window; null outside the sheet. */
function squareUnder(box: Box, size: Size, clientX: number, clientY: number): Square | null {
	const x = Math.floor(((clientX - box.left) / box.width) * size.width);
	const y = Math.floor(((clientY - box.top) / box.height) * size.depth);
	return x >= 0 && y >= 0 && x < size.width && y < size.depth ? { x, y } : null;
}

/** The squares on the line from one to another, without the first: a fast stroke leaves no gaps. */
function squaresBetween(from: Square, to: Square): Square[] {
	const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
	return Array.from({ length: steps }, (_, at) => {
		const part = (at + 1) / steps;
		return {
			x: Math.round(from.x + (to.x - from.x) * part),
			y: Math.round(from.y + (to.y - from.y) * part),
		};
	});
}
