import { findBuiltin, type Setup } from '@rumis/rules';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { builtin, expectSameGames, expectSameSearch, setupsOn } from '../../test/twins.js';
import { benchSearch } from '../bench.js';
import { PLAYOUT_WASM } from './playoutWasm.js';
import { SearchBoard } from './searchBoard.js';
import { wasmPlayerFor } from './wasmPlayer.js';
import { compileBase64, decodeBase64, platformWebAssembly, type WebAssemblyApi } from './webAssembly.js';

/** Few boards, but every mode and two to six players, including first stones that touch by edges. */
const setups = setupsOn(builtin('chullpa', 'colca', 'incahuasi'));
const chullpa: Setup = { scenario: findBuiltin('chullpa')!, players: 2, mode: 'standard', start: 'yellow' };

describe('TypeScript and WebAssembly', () => {
	test.each(setups)('play the same games: $name', ({ setup }) => {
		expect(wasmPlayerFor(new SearchBoard(setup))).not.toBeNull();
		expectSameGames(setup, 8, 1);
		expectSameGames(setup, 8, 3);
	});

	test.each(setups)('run the same search: $name', ({ setup }) => expectSameSearch(setup, 60));

	test('reuse the tree the same way from move to move', () => expectSameSearch(chullpa, 150, 6));

	test('continue the same way from the ruin to the building', () => {
		expectSameSearch({ ...chullpa, scenario: findBuiltin('pirka')!, mode: 'ruinas' }, 20, 14);
	});

	test('prune the same way when the tree is full', () => expectSameSearch(chullpa, 1500, 2, 2000));

	test('have the same bench signature', () => {
		expect(benchSearch(chullpa, 1, true).signature).toBe(benchSearch(chullpa, 1, false).signature);
	});
});

test('one instance serves all games on a plan', () => {
	const [first, second] = [new SearchBoard(chullpa), new SearchBoard({ ...chullpa, start: 'red' })];
	expect(wasmPlayerFor(first)).not.toBeNull();
	expect(wasmPlayerFor(second)).toBe(wasmPlayerFor(first));
});

describe('where WebAssembly is missing', () => {
	const refuses = class {
		constructor() {
			throw new Error('refused');
		}
	} as unknown as WebAssemblyApi['Module'];

	afterEach(() => {
		vi.unstubAllGlobals();
		vi.resetModules();
	});

	test('nothing is compiled', () => {
		expect(compileBase64(undefined, PLAYOUT_WASM)).toBeNull();
		expect(compileBase64({ ...platformWebAssembly()!, Module: refuses }, PLAYOUT_WASM)).toBeNull();
		expect(compileBase64(platformWebAssembly(), PLAYOUT_WASM.slice(0, 400))).toBeNull();
		expect(compileBase64(platformWebAssembly(), PLAYOUT_WASM)).not.toBeNull();
	});

	test.each([
		['no WebAssembly', undefined],
		['no module', { Module: refuses, Instance: refuses }],
		['no instance', { Module: Object, Instance: refuses }],
	])('bots play all the same: %s', async (_, api) => {
		const expected = benchSearch(chullpa, 1).signature;
		vi.stubGlobal('WebAssembly', api);
		vi.resetModules();
		const again = await import('../bench.js');
		expect(again.benchPlayouts(chullpa, 1, true)).toBeNull();
		expect(again.benchSearch(chullpa, 1).signature).toBe(expected);
	});
});

test('base64 is read as Node reads it', () => {
	for (let length = 0; length < 300; length++) {
		const bytes = Uint8Array.from({ length }, (_, i) => (i * 151 + length) & 255);
		expect(decodeBase64(Buffer.from(bytes).toString('base64'))).toEqual(bytes);
	}
});
