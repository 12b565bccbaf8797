/** The two shades of the chessboard. They differ in lightness, and the dark one is also hatched. */
import type { Cell } from '@rumis/rules';
import type { Dye } from '../../board/palette.js';
import { isDark } from './proofFacts.js';

export const HATCH = 'M3 9L9 3M3 16L16 3M5 21L21 5M12 21L21 12M18.500 21L21 18.500';

export const DARK: Dye = {
	top: '#6b4a30',
	left: '#543823',
	right: '#422b1a',
	carved: '#d9b98f',
	glyph: HATCH,
};

export const LIGHT: Dye = {
	top: '#f6e7c8',
	left: '#e6d0a6',
	right: '#d0b684',
	carved: '#f6e7c8',
	glyph: '',
};

export const shadeOf = (cell: Cell): Dye => (isDark(cell) ? DARK : LIGHT);
