import type { GameState } from '../game/state.js';
import { mapLines } from './levels.js';
import { isWide } from './panel.js';
import { BLANK, type Line, line, type Size } from './text.js';

const LEGEND: readonly Line[] = [
	line('   Y3 yellow on top, 3 high   * new', 'dim'),
	line('   [ ] fits   ( ) does not', 'dim'),
	line('   x breaks a rule   ! final   ^ taken', 'dim'),
];

/**
 * The content below a small board: a legend, and the building level by level unless the panel has room for
 * it.
 */
export function belowLines(game: GameState, { columns, rows }: Size, panelWidth: number): Line[] {
	const legend = rows > LEGEND.length ? [BLANK, ...LEGEND] : [];
	const maps = [BLANK, ...mapLines(game, columns - 3).map((spans): Line => [...line('   '), ...spans])];
	return !isWide(panelWidth) && legend.length + maps.length <= rows ? [...legend, ...maps] : legend;
}
