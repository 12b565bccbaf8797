import { describe, expect, it } from 'vitest';
import { addLine, removeLine, treeOf } from './planLines.js';

const OTHERS_THEN_OWN = [false, true, false, true];

describe('the lines of a plan', () => {
	it('answer different moves, each in its own way', () => {
		const one = addLine([], ['a', 'b'], OTHERS_THEN_OWN);
		expect(addLine(one, ['c', 'd'], OTHERS_THEN_OWN)).toEqual([
			['a', 'b'],
			['c', 'd'],
		]);
	});

	it('have one reply to each move: the last one counts', () => {
		expect(addLine([['a', 'b', 'x', 'y']], ['a', 'c'], OTHERS_THEN_OWN)).toEqual([['a', 'c']]);
	});

	it('branch after the same reply', () => {
		const plan = addLine([['a', 'b', 'c', 'd']], ['a', 'b', 'e', 'f'], OTHERS_THEN_OWN);
		expect(plan).toHaveLength(2);
	});

	it('grow longer, and are not cut short again', () => {
		const long = addLine([['a', 'b']], ['a', 'b', 'c', 'd'], OTHERS_THEN_OWN);
		expect(long).toEqual([['a', 'b', 'c', 'd']]);
		expect(addLine(long, ['a', 'b'], OTHERS_THEN_OWN)).toBe(long);
	});

	it('can be removed one by one', () => {
		const line = ['a', 'b'];
		expect(removeLine([line, ['c', 'd']], line)).toEqual([['c', 'd']]);
	});
});

describe('the tree of a plan', () => {
	it('has a common prefix only once', () => {
		const [root, other] = treeOf([
			['a', 'b', 'c', 'd'],
			['a', 'b', 'e', 'f'],
			['g', 'h'],
		]);
		expect(root?.next[0]).toMatchObject({ move: 'b', path: ['a', 'b'], line: null });
		expect(root?.next[0]?.next.map(({ move }) => move)).toEqual(['c', 'e']);
		expect(other?.next[0]).toMatchObject({ move: 'h', line: ['g', 'h'], next: [] });
	});
});
