import type { Strength } from '@rumis/ratings';
import { fieldsOf, isNumber } from './storage.js';

/** A stored rating; null if it is damaged. */
export function parseStrength(value: unknown): Strength | null {
	const { rating, deviation, volatility } = fieldsOf(value);
	if (!isNumber(rating) || !isNumber(deviation) || !isNumber(volatility)) return null;
	return deviation > 0 && volatility > 0 ? { rating, deviation, volatility } : null;
}
