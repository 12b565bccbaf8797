/** Keyboard shortcuts on a square of the sheet. */
import type { Brush } from '@rumis/workshop';
import type { Editor } from '../editing/editor.js';

type Pen = Pick<Editor, 'brush' | 'stroke'>;

const LINES: Readonly<Record<string, Brush>> = {
	r: { kind: 'zone', zone: 'r' },
	b: { kind: 'zone', zone: 'b' },
	x: { kind: 'zone', zone: null },
	0: { kind: 'erase' },
	delete: { kind: 'erase' },
	backspace: { kind: 'erase' },
};

interface KeyPress {
	readonly key: string;
	readonly ctrlKey: boolean;
	readonly altKey: boolean;
	readonly metaKey: boolean;
}

/** The pen that a key applies immediately; null for other keys. */
export function penOfKey(press: KeyPress, pen: Pen): Pen | null {
	if (press.ctrlKey || press.altKey || press.metaKey) return null;
	const key = press.key.toLowerCase();
	if (/^[1-9]$/.test(key)) return { brush: { kind: 'height', height: Number(key) }, stroke: 'paint' };
	if (Object.hasOwn(LINES, key)) return { brush: LINES[key]!, stroke: 'paint' };
	if (key === 'enter' || key === ' ') return pen;
	return key === 'f' ? { ...pen, stroke: 'fill' } : null;
}
