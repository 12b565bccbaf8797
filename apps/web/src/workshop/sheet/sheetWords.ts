/** A square of the sheet in words. */
import { makeSquare, type Square } from '@rumis/rules';
import { type Draft, heightAt, zoneAt } from '@rumis/workshop';
import type { BookTexts } from '../../i18n/texts.js';

export function saySquare(draft: Draft, { x, y }: Square, t: BookTexts): string {
	const height = heightAt(draft, x, y);
	const zone = zoneAt(draft, x, y);
	const name = makeSquare({ x, y });
	if (height === 0) return t.workshop.noSquare(name);
	const line = zone === 'r' ? t.workshop.inRed : zone === 'b' ? t.workshop.inBlue : null;
	return [t.workshop.square(name, height), line].filter((word) => word !== null).join(', ');
}
