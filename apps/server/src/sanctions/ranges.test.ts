import { describe, expect, it } from 'vitest';
import { AddressRanges, makeRange, parseRange } from './ranges.js';

const read = (text: string) => {
	const range = parseRange(text);
	return range.ok ? makeRange(range.value) : range.error.code;
};

describe('an address range', () => {
	it.each([
		['203.0.113.7', '203.0.113.7/32'],
		[' 203.0.113.0/24 ', '203.0.113.0/24'],
		['2001:db8::/48', '2001:db8::/48'],
		['2001:DB8::1', '2001:DB8::1/128'],
	])('is parsed from %s', (text, range) => expect(read(text)).toBe(range));

	it.each([
		'',
		'example.org',
		'203.0.113',
		'0.0.0.0/0',
		'10.0.0.0/7',
		'::/0',
		'1.2.3.4/33',
		'1.2.3.4/',
		'a/b',
	])('is not parsed from %j', (text) => expect(read(text)).toBe('badRange'));

	it('contains exactly its addresses', () => {
		const texts = ['203.0.113.0/24', '198.51.100.7', '2001:db8:1::/48'];
		const ranges = new AddressRanges(
			texts.flatMap((text) => {
				const range = parseRange(text);
				return range.ok ? [range.value] : [];
			}),
		);
		const inside = [
			'203.0.113.1',
			'::ffff:203.0.113.255',
			'198.51.100.7',
			'2001:db8:1:2::/64',
			'2001:db8:1::9',
		];
		for (const address of inside) expect([address, ranges.has(address)]).toEqual([address, true]);
		const outside = ['203.0.114.1', '198.51.100.8', '2001:db8:2::1', 'nonsense', ''];
		for (const address of outside) expect([address, ranges.has(address)]).toEqual([address, false]);
	});
});
