import { expect, test } from 'vitest';
import { LruCache } from './lruCache.js';

test('the most recently used values stay', () => {
	const cache = new LruCache<string>(2);
	cache.put('a', 'A');
	cache.put('b', 'B');
	cache.get('a');
	cache.put('c', 'C');
	expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual(['A', undefined, 'C']);
});

test('heavy values evict many light ones, and replacing one counts once', () => {
	const cache = new LruCache<number>(10, (weight) => weight);
	for (const key of ['a', 'b', 'c']) cache.put(key, 3);
	cache.put('c', 1);
	expect(cache.weight).toBe(7);
	cache.put('d', 9);
	expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual([undefined, undefined, 1, 9]);
	cache.put('e', 11);
	expect([cache.get('e'), cache.weight]).toEqual([undefined, 0]);
});
