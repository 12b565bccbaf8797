import type { Square } from '@rumis/rules';
import { type PointerEvent, useRef } from 'react';
import { brushAt, type Editor } from '../editing/editor.js';
import { act, currentEditor } from '../editing/editorStore.js';
import { squaresBetween, squareUnder } from './strokes.js';

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
