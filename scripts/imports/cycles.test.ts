import { describe, expect, it } from 'vitest';
import { cyclesOf, fileCycles, folderCycles } from './cycles.js';
import { sourcesOf } from './sampleSources.js';

describe('cycles of a graph', () => {
	const graphOf = (arrows: readonly string[]) => {
		const graph = new Map<string, Set<string>>();
		for (const [from = '', to = ''] of arrows) graph.set(from, (graph.get(from) ?? new Set()).add(to));
		return graph;
	};
	const found = (...arrows: readonly string[]) =>
		cyclesOf(graphOf(arrows))
			.map((members) => members.sort().join(''))
			.sort();

	it('are none where all arrows run one way', () => {
		expect(found('ab', 'ac', 'bd', 'cd')).toEqual([]);
	});

	it('are found wherever one begins to look', () => {
		expect(found('ab', 'bc', 'ca')).toEqual(['abc']);
		expect(found('xa', 'ab', 'bc', 'cb')).toEqual(['bc']);
	});

	it('are found separately', () => {
		expect(found('ab', 'ba', 'bc', 'cd', 'dc')).toEqual(['ab', 'cd']);
	});

	it('that share a member are one', () => {
		expect(found('ab', 'ba', 'bc', 'cb')).toEqual(['abc']);
	});
});

describe('files', () => {
	it('that import each other are reported', () => {
		expect(fileCycles(sourcesOf({ 'a.ts': ['b.ts'], 'b.ts': ['c.ts'], 'c.ts': ['a.ts'] }))).toEqual([
			'files import each other in a circle: apps/x/src/a.ts, apps/x/src/b.ts, apps/x/src/c.ts',
		]);
	});

	it('may import one another in one direction', () => {
		expect(fileCycles(sourcesOf({ 'a.ts': ['b.ts', 'react'], 'b.ts': [] }))).toEqual([]);
	});
});

describe('folders', () => {
	it('that import each other are reported with the imports that do it, though no file is in a cycle', () => {
		const sources = sourcesOf({ 'a/1.ts': ['b/1.ts'], 'b/1.ts': [], 'b/2.ts': ['a/2.ts'], 'a/2.ts': [] });
		expect(fileCycles(sources)).toEqual([]);
		expect(folderCycles(sources)).toEqual([
			[
				'folders of apps/x/src import each other in a circle:',
				'apps/x/src/a/1.ts imports apps/x/src/b/1.ts',
				'apps/x/src/b/2.ts imports apps/x/src/a/2.ts',
			].join('\n  '),
		]);
	});

	it('may not import a subfolder that imports their own files', () => {
		const sources = sourcesOf({ 'a/run.ts': ['a/b/1.ts'], 'a/b/1.ts': ['a/state.ts'], 'a/state.ts': [] });
		expect(folderCycles(sources)).toHaveLength(1);
		const downwards = sourcesOf({ 'a/run.ts': ['a/b/1.ts'], 'a/b/1.ts': ['a/c/state.ts'] });
		expect(folderCycles(downwards)).toEqual([]);
	});

	it('are compared at every level', () => {
		const sources = sourcesOf({ 'a/x/1.ts': ['b/y/1.ts'], 'b/z/1.ts': ['a/w/1.ts'] });
		expect(folderCycles(sources)).toHaveLength(1);
	});

	it('may all be imported by the file that a workspace is entered by', () => {
		expect(folderCycles(sourcesOf({ 'index.ts': ['a/1.ts'], 'a/1.ts': ['base.ts'] }))).toEqual([]);
		expect(folderCycles(sourcesOf({ 'other.ts': ['a/1.ts'], 'a/1.ts': ['base.ts'] }))).toHaveLength(1);
	});
});
