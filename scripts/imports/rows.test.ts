import { describe, expect, it } from 'vitest';
import { checkRows, parseRows } from './rows.js';
import { sourcesOf } from './sampleSources.js';

const ROWS = parseRows(`
# A comment.
apps/x
  .: react ./a
  # Another one.
  a: node:
      ./b
  b:
`);

const SOURCES = {
	'main.ts': ['react-dom', 'react', 'a/1.ts'],
	'a/1.ts': ['node:fs', 'a/2.ts', 'b/1.ts'],
	'b/1.ts': [],
};
const GOOD = { ...SOURCES, 'main.ts': ['react/jsx-runtime', 'a/1.ts'] };

describe('rows', () => {
	it('may continue on the next line', () => {
		expect(ROWS).toEqual({ 'apps/x': { '.': ['react', './a'], a: ['node:', './b'], b: [] } });
	});

	it('that match the imports exactly are fine', () => {
		expect(checkRows(sourcesOf(GOOD), ROWS)).toEqual([]);
	});

	it('forbid everything else', () => {
		expect(checkRows(sourcesOf(SOURCES), ROWS)).toEqual([
			'apps/x/src/main.ts may not import react-dom (react-dom)',
		]);
		expect(checkRows(sourcesOf({ ...GOOD, 'b/1.ts': ['a/1.ts'] }), ROWS)).toEqual([
			'apps/x/src/b/1.ts may not import ./a/1.ts (./a)',
		]);
	});

	it('are needed for every folder', () => {
		expect(checkRows(sourcesOf({ ...GOOD, 'b/c/1.ts': [], 'b/c/2.ts': [] }), ROWS)).toEqual([
			'apps/x/src has no row for the folder b/c',
		]);
	});

	it('may not allow more than is needed', () => {
		expect(checkRows(sourcesOf({ ...GOOD, 'a/1.ts': ['node:fs'] }), ROWS)).toEqual([
			'apps/x/src/a may import ./b, and does not',
		]);
		expect(checkRows(sourcesOf(GOOD), { 'apps/x': { ...ROWS['apps/x'], gone: [] } })).toEqual([
			'apps/x/src has a row for gone, and no such folder',
		]);
	});
});
