import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryArea } from '../../test/sampleStorage.js';
import { KEYS } from './storage.js';
import { storedValue } from './storedValue.js';

let items: Map<string, string>;

beforeEach(() => {
	items = new Map();
	vi.stubGlobal('localStorage', memoryArea(items));
});
afterEach(() => void vi.unstubAllGlobals());

const parse = (text: string): readonly string[] | null => (text === 'damaged' ? null : text.split(' '));
const newWindow = () =>
	storedValue<readonly string[]>(KEYS.coach, { parse, make: (words) => words.join(' '), empty: [] });
const adding = (word: string) => (words: readonly string[]) => [...words, word];

it('is empty where nothing is stored, or something damaged', () => {
	expect(newWindow().get()).toEqual([]);
	items.set(KEYS.coach, 'damaged');
	expect(newWindow().get()).toEqual([]);
});

it('is changed as another window left it', () => {
	const [here, there] = [newWindow(), newWindow()];
	expect(here.get()).toEqual([]);
	there.change(adding('a'));
	expect(here.change(adding('b'))).toBe(true);
	expect(here.get()).toEqual(['a', 'b']);
	expect(items.get(KEYS.coach)).toBe('a b');
});

it('lasts as long as the page where nothing can be stored', () => {
	vi.stubGlobal('localStorage', undefined);
	const here = newWindow();
	expect(here.change(adding('a'))).toBe(false);
	here.change(adding('b'));
	expect(here.get()).toEqual(['a', 'b']);
});
