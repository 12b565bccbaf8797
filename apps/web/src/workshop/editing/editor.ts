/** The state of the editor: the drawing with its history, and the pen. Plain data and pure functions. */
import type { PlayerCount, Square } from '@rumis/rules';
import {
	type Brush,
	type BrushSymmetry,
	change,
	type Draft,
	fill,
	type History,
	isBrushPossible,
	paint,
	redo,
	startHistory,
	undo,
} from '@rumis/workshop';

export const STROKES = ['paint', 'fill'] as const;
export type Stroke = (typeof STROKES)[number];

export interface Editor {
	readonly history: History<Draft>;
	readonly brush: Brush;
	readonly stroke: Stroke;
	readonly symmetry: BrushSymmetry;
	/** The keyboard cursor. */
	readonly cursor: Square;
	/** The number of players for the preview. */
	readonly players: PlayerCount;
	/** The id under which the board was last saved or opened; null for a new one. */
	readonly savedAs: string | null;
	/** The drawing as last saved. */
	readonly saved: Draft | null;
}

export const startEditor = (draft: Draft, savedAs: string | null = null): Editor => ({
	history: startHistory(draft),
	brush: { kind: 'height', height: 4 },
	stroke: 'paint',
	symmetry: 'none',
	cursor: { x: 0, y: 0 },
	players: firstCount(draft),
	savedAs,
	saved: savedAs === null ? null : draft,
});

const firstCount = ({ limits }: Draft): PlayerCount =>
	([2, 3, 4, 5, 6] as const).find((count) => limits[count] !== null) ?? 2;

/** Opens another drawing in the editor: undo brings the old one back. */
export const openDraft = (editor: Editor, draft: Draft, savedAs: string | null): Editor => ({
	...editor,
	history: change(editor.history, draft),
	cursor: { x: 0, y: 0 },
	players: firstCount(draft),
	savedAs,
	saved: savedAs === null ? null : draft,
});

/** A change of the drawing. Changes of one group, such as a stroke, are undone together. */
export function edit(editor: Editor, next: Draft, group: string | null = null): Editor {
	const symmetry = isBrushPossible(next, editor.symmetry) ? editor.symmetry : 'none';
	return {
		...editor,
		symmetry,
		cursor: within(next, editor.cursor),
		history: change(editor.history, next, group),
	};
}

const within = ({ width, depth }: Draft, { x, y }: Square): Square => ({
	x: Math.min(x, width - 1),
	y: Math.min(y, depth - 1),
});

/** Applies a brush to a square; by default the selected one. */
export function brushAt(
	editor: Editor,
	square: Square,
	group: string | null = null,
	{ brush, stroke }: Pick<Editor, 'brush' | 'stroke'> = editor,
): Editor {
	const draw = stroke === 'fill' ? fill : paint;
	return edit({ ...editor, cursor: square }, draw(editor.history.now, brush, editor.symmetry, square), group);
}

const withHistory = (editor: Editor, history: History<Draft>): Editor => ({
	...editor,
	history,
	cursor: within(history.now, editor.cursor),
});
export const undoEdit = (editor: Editor): Editor => withHistory(editor, undo(editor.history));
export const redoEdit = (editor: Editor): Editor => withHistory(editor, redo(editor.history));

export const markSaved = (editor: Editor): Editor => ({
	...editor,
	saved: editor.history.now,
	savedAs: editor.history.now.id,
});

export const isSaved = ({ history, saved }: Editor): boolean => history.now === saved;
