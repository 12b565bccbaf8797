import { describe, expect, it } from 'vitest';
import { sayAgo, sayDate, saySpan } from './times.js';

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];

describe('a span of time', () => {
	it.each([
		[0, '0 seconds'],
		[-5 * SECOND, '0 seconds'],
		[1 * SECOND, '1 second'],
		[119 * SECOND, '119 seconds'],
		[2 * MINUTE, '2 minutes'],
		[2 * HOUR - 31 * SECOND, '119 minutes'],
		[2 * HOUR, '2 hours'],
		[2 * DAY - 31 * MINUTE, '47 hours'],
		[3 * DAY - 2 * SECOND, '3 days'],
		[3 * DAY + 5 * HOUR, '3 days'],
	])('is told in the nearest of the unit that says most: %i', (span, words) => {
		expect(saySpan(span, 'en')).toBe(words);
	});

	it('is formatted in the language of the page', () => {
		expect(saySpan(3 * DAY, 'de')).toBe('3 Tage');
		expect(saySpan(3 * HOUR, 'fr').replace(/\s/g, ' ')).toBe('3 heures');
		expect(saySpan(3 * MINUTE, 'nl')).toBe('3 minuten');
	});
});

describe('what was', () => {
	const now = Date.UTC(2026, 4, 20, 12);

	it.each([
		[0, 'just now'],
		[-MINUTE, 'just now'],
		[59 * SECOND, 'just now'],
		[MINUTE, '1 minute ago'],
		[119 * SECOND, '1 minute ago'],
		[90 * MINUTE, '90 minutes ago'],
		[30 * HOUR, '30 hours ago'],
		[5 * DAY, '5 days ago'],
		[15 * DAY, 'May 5, 2026'],
	])('is told by how long ago it was, and then by its date: %i', (span, words) => {
		expect(sayAgo(now - span, now, 'en', 'just now')).toBe(words);
	});

	it('is dated as the language has it', () => {
		expect(sayDate(now, 'de')).toBe('20.05.2026');
		expect(sayDate(now, 'fr')).toBe('20 mai 2026');
	});
});
