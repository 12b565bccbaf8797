import { expect, test } from 'vitest';
import { networkNumbers, readNetwork } from './networkCode.js';
import { PROSPECT_COUNT, type ValueNetwork } from './value.js';
import { BOARD_WEIGHTS, WEIGHTS } from './weights.js';

const row = (length: number, from: number): number[] =>
	Array.from({ length }, (_, i) => Math.round(Math.sin(from + i) * 4096) / 4096 + 0);

const network: ValueNetwork = {
	knots: [0, 1, 2, 3].map((k) => row(PROSPECT_COUNT, 100 * k)),
	hidden: [5, 6].map((h) => ({
		own: row(PROSPECT_COUNT, 100 * h),
		others: row(PROSPECT_COUNT, 1000 * h),
		bias: row(4, h),
		out: 0.5,
	})),
};

const written = (value: ValueNetwork): string => Buffer.from(networkNumbers(value).buffer).toString('base64');

test('a network that was written is read as it was', () => {
	expect(readNetwork(written(network))).toEqual(network);
	expect(readNetwork(written({ ...network, hidden: [] })).hidden).toEqual([]);
});

test('a weight that does not fit is refused', () => {
	const huge = { ...network, knots: [[9, ...row(PROSPECT_COUNT - 1, 0)], ...network.knots.slice(1)] };
	expect(() => networkNumbers(huge)).toThrow('too large');
});

test('all kept weights can be read', () => {
	for (const { value } of [...Object.values(WEIGHTS), ...Object.values(BOARD_WEIGHTS)]) {
		const { knots, hidden } = readNetwork(value);
		expect(knots).toHaveLength(4);
		for (const { own, others } of hidden)
			expect([own.length, others.length]).toEqual([PROSPECT_COUNT, PROSPECT_COUNT]);
		expect(knots.flat().every(Number.isFinite)).toBe(true);
	}
});
