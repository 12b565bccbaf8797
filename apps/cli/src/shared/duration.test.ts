import { describe, expect, it } from 'vitest';
import { parseDuration } from './duration.js';

describe('a duration', () => {
	it.each([
		['30s', 30_000],
		['10m', 600_000],
		['24h', 86_400_000],
		['7d', 604_800_000],
	])('is parsed from %s', (text, ms) => expect(parseDuration(text)).toBe(ms));

	it.each(['', '10', 'm', '0m', '-1h', '1.5h', '10 m', '1w'])('is not parsed from %j', (text) => {
		expect(() => parseDuration(text)).toThrow('must look like');
	});
});
