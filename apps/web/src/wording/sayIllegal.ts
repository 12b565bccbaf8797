import { type Illegal, makeSquare } from '@rumis/rules';
import type { Texts } from '../i18n/texts.js';

/**
 * Why a stone cannot be placed, with the cells that show it: `There would be a gap under the stone. (b2,
 * level 1)`.
 */
export function sayIllegal({ code, cells }: Illegal, t: Texts): string {
	const named = cells.filter(({ x, y }) => x >= 0 && y >= 0);
	const places = named.map((cell) => t.rules.cell(makeSquare(cell), cell.z + 1));
	const sentence = t.rules.illegal[code];
	// The places belong to the sentence, so they come before its full stop.
	return places.length === 0 ? sentence : sentence.replace(/\.?$/, ` (${places.join('; ')}).`);
}
