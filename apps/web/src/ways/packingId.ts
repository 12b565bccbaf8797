/** A packing as links have it: `V3-O4-17` is number 17 of the set with V3 and without O4. */
import { err, ok, type Result } from '@rumis/rules';
import { IMPOSSIBLE, type StoneSet, setOf } from './sets.js';

export interface PackingId {
	readonly set: StoneSet;
	/** From 1; whether the set has so many is known only when they are listed. */
	readonly number: number;
}

export const PACKING_ID_ERRORS = ['packingText', 'packingSet', 'packingNone'] as const;

export interface PackingIdError {
	/** Not understood; no such set; the set that has no packing. */
	readonly code: (typeof PACKING_ID_ERRORS)[number];
}

export function parsePackingId(text: string): Result<PackingId, PackingIdError> {
	const found = /^([A-Z]\d-[A-Z]\d)-([1-9]\d{0,3})$/.exec(text.toUpperCase());
	if (!found) return err({ code: 'packingText' });
	const set = setOf(found[1] ?? '');
	if (!set) return err({ code: 'packingSet' });
	return set === IMPOSSIBLE ? err({ code: 'packingNone' }) : ok({ set, number: Number(found[2]) });
}

export const makePackingId = ({ set, number }: PackingId): string => `${set.id}-${number}`;
