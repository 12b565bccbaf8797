import type { Seat } from '@rumis/table';
import { describe, expect, it } from 'vitest';
import { makeSeats, parseSeats } from './seatsText.js';

const SEATS: readonly Seat[] = [
	{ kind: 'person', name: 'Dr. Ana / Ben & Co' },
	{ kind: 'bot', bot: 'climber:3', name: '' },
	{ kind: 'person', name: '' },
];

describe('the players in a link', () => {
	it('survive a round trip, whatever the names', () => {
		const text = makeSeats(SEATS);
		expect(text).not.toMatch(/[/#\s]/);
		expect(parseSeats(text, 3)).toEqual(SEATS);
	});

	it.each([
		['', 2],
		['p-Ana', 2],
		['p-Ana.x-Ben', 2],
		['p-Ana.b-<script>', 2],
		['p-Ana.p-Ben.p-Cat', 2],
	])('is nobody where it cannot be read: %j', (text, players) => {
		expect(parseSeats(text, players)).toBeNull();
	});

	it('survives an address that is cut off in the middle of a character', () => {
		expect(parseSeats('p-%E2%82.p-Ben', 2)).toEqual([
			{ kind: 'person', name: '' },
			{ kind: 'person', name: 'Ben' },
		]);
	});
});
