import { describe, expect, it } from 'vitest';
import { forbiddenStorage, memoryStorage } from '../../test/sampleStorage.js';
import { fieldsOf, KEYS, oneOf, PREFIXES, parseFields, parseJson } from './storage.js';

describe('the storage of a device', () => {
	it('returns stored values, and null after they are removed', () => {
		const storage = memoryStorage();
		expect(storage.write(KEYS.name, 'Ann')).toBe(true);
		expect(storage.read(KEYS.name)).toBe('Ann');
		storage.remove(KEYS.name);
		expect(storage.read(KEYS.name)).toBeNull();
	});

	it('lists the entries of one kind by their ids', () => {
		const storage = memoryStorage();
		storage.write(`${PREFIXES.game}a`, '');
		storage.write(`${PREFIXES.build}b`, '');
		storage.write(KEYS.solitaire, '');
		expect(storage.idsOf(PREFIXES.game)).toEqual(['a']);
		expect(storage.idsOf(PREFIXES.build)).toEqual(['b']);
	});

	it('that is full refuses to write and still reads', () => {
		const storage = memoryStorage(new Map([[KEYS.name, 'Ann']]), true);
		expect(storage.write(KEYS.name, 'Ben')).toBe(false);
		expect(storage.read(KEYS.name)).toBe('Ann');
	});

	it('that is forbidden holds nothing, and nothing breaks', () => {
		expect(forbiddenStorage.write(KEYS.name, 'Ann')).toBe(false);
		expect(forbiddenStorage.read(KEYS.name)).toBeNull();
		expect(forbiddenStorage.idsOf(PREFIXES.game)).toEqual([]);
		expect(() => forbiddenStorage.remove(KEYS.name)).not.toThrow();
	});

	it('has a unique key for everything, none inside the entries of games', () => {
		const keys: readonly string[] = Object.values(KEYS);
		expect(new Set(keys).size).toBe(keys.length);
		for (const prefix of Object.values(PREFIXES)) {
			expect(keys.some((key) => key.startsWith(prefix))).toBe(false);
		}
	});
});

describe('what was stored', () => {
	it.each(['', '{', 'undefined', '{"a":'])('is nothing if it is no JSON: "%s"', (text) => {
		expect(parseJson(text)).toBeUndefined();
		expect(parseFields(text)).toEqual({});
	});

	it.each(['null', '1', '"text"', null])('has no fields if it is no object: %s', (text) => {
		expect(parseFields(text)).toEqual({});
	});

	it('is read field by field', () => {
		expect(parseFields('{"a":[1]}')).toEqual({ a: [1] });
		expect(fieldsOf(undefined)).toEqual({});
		expect(oneOf(['a', 'b'] as const, 'b')).toBe('b');
		expect(oneOf(['a', 'b'] as const, 'c')).toBeUndefined();
	});
});
