/** Keyboard navigation in a grid. */
import type { Square } from '@rumis/rules';
import type { Size } from './geometry.js';

export interface KeyPress {
	readonly key: string;
	readonly ctrlKey: boolean;
	readonly shiftKey: boolean;
	readonly altKey: boolean;
	readonly metaKey: boolean;
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most));

/** The square that a key moves to; null for other keys, and for any key with Shift or Alt. */
export function squareAfterKey(press: KeyPress, from: Square, size: Size): Square | null {
	if (press.shiftKey || press.altKey || press.metaKey) return null;
	const [right, bottom] = [size.width - 1, size.depth - 1];
	const goal = press.ctrlKey ? farGoal(press.key, right, bottom) : nearGoal(press.key, from, right, bottom);
	return goal && { x: clamp(goal.x, right), y: clamp(goal.y, bottom) };
}

function nearGoal(key: string, { x, y }: Square, right: number, bottom: number): Square | null {
	switch (key) {
		case 'ArrowLeft':
			return { x: x - 1, y };
		case 'ArrowRight':
			return { x: x + 1, y };
		case 'ArrowUp':
			return { x, y: y - 1 };
		case 'ArrowDown':
			return { x, y: y + 1 };
		case 'Home':
			return { x: 0, y };
		case 'End':
			return { x: right, y };
		case 'PageUp':
			return { x, y: 0 };
		case 'PageDown':
			return { x, y: bottom };
		default:
			return null;
	}
}

/** With Ctrl: the first and the last square. */
function farGoal(key: string, right: number, bottom: number): Square | null {
	if (key === 'Home') return { x: 0, y: 0 };
	return key === 'End' ? { x: right, y: bottom } : null;
}
