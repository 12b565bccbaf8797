import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryArea } from '../../test/sampleStorage.js';
import {
	mute,
	mutedAuthors,
	parseTexts,
	storedInvite,
	storedName,
	storeInvite,
	storeName,
} from './online.js';
import { KEYS } from './storage.js';

let items: Map<string, string>;

beforeEach(() => {
	items = new Map();
	vi.stubGlobal('localStorage', memoryArea(items));
});
afterEach(() => void vi.unstubAllGlobals());

describe('stored data for online play', () => {
	it('has the last name, trimmed', () => {
		expect(storedName()).toBe('');
		storeName(' Ann ');
		expect(storedName()).toBe('Ann');
	});

	it('is the newest invitation to each table', () => {
		storeInvite('t1', 'old');
		storeInvite('t10', 'other');
		storeInvite('t1', 'new');
		expect(storedInvite('t1')).toBe('new');
		expect(storedInvite('t10')).toBe('other');
		expect(storedInvite('t2')).toBe('');
	});

	it('has the muted players, until they are unmuted', () => {
		expect([...mute('a', true), ...mute('b', true)]).toEqual(['a', 'a', 'b']);
		expect(mute('a', false)).toEqual(new Set(['b']));
		expect(mutedAuthors()).toEqual(new Set(['b']));
	});

	it('does not grow without end', () => {
		for (let number = 0; number < 120; number++) mute(`author${number}`, true);
		expect(mutedAuthors().size).toBe(100);
		expect(mutedAuthors().has('author119')).toBe(true);
	});

	it.each(['{', '{}', 'null', '5'])('is nothing where something else was stored: %s', (text) => {
		items.set(KEYS.muted, text);
		expect(mutedAuthors().size).toBe(0);
	});

	it('keeps the intact entries of a damaged list', () => {
		expect(parseTexts('["a", 5, null, "b", ["c"]]')).toEqual(['a', 'b']);
	});
});
