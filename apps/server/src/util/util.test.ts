import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sourceOf } from './address.js';
import { Bucket, Limiter } from './limiter.js';
import { cleanChat, cleanOnlineName } from './names.js';
import { isSecret, newId, newSecret, splitSecret } from './secrets.js';

describe('a secret', () => {
	it('is verified by its hash, and nothing else is', () => {
		const { text, hash, id } = newSecret();
		const parts = splitSecret(text)!;
		expect(parts.id).toBe(id);
		expect(isSecret(parts.secret, hash)).toBe(true);
		expect(isSecret(`${parts.secret.slice(0, -1)}-`, hash)).toBe(false);
		expect(isSecret(parts.secret, '')).toBe(false);
		expect(text).not.toContain(hash);
	});

	it('is never the same twice', () => {
		expect(new Set(Array.from({ length: 1000 }, () => newSecret().text)).size).toBe(1000);
	});

	it('is not parsed from malformed text', () => {
		for (const text of [
			'',
			'.',
			'abc',
			'abcdefgh.',
			`abcdefgh.${'a'.repeat(21)}`,
			`ab cdefgh.${'a'.repeat(43)}`,
		]) {
			expect(splitSecret(text)).toBeNull();
		}
	});
});

describe('names and chat lines', () => {
	it.each([
		['  Ana \n', 'Ana'],
		['A\u202Ena\u200B', 'Ana'],
		['e\u0301', 'é'],
		[`Z${'\u0335'.repeat(40)}`, `Z${'\u0335'.repeat(3)}`],
		['\u0000\u0007', ''],
		['x'.repeat(99), 'x'.repeat(30)],
		['<script>', '<script>'],
	])('are cleaned: %j', (text, clean) => {
		expect(cleanOnlineName(text)).toBe(clean);
	});

	it('stay on one line and within bounds, whatever they were', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => {
				const [name, line] = [cleanOnlineName(text), cleanChat(text)];
				expect(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name + line)).toBe(false);
				expect([...name].length).toBeLessThanOrEqual(30);
				expect([...line].length).toBeLessThanOrEqual(300);
				expect(cleanOnlineName(name)).toBe(name);
			}),
		);
	});
});

describe('a rate limit', () => {
	it('allows a burst, then the sustained rate', () => {
		const bucket = new Bucket({ burst: 3, perSecond: 2 }, 0);
		expect([0, 0, 0, 0].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
		expect([500, 500, 1000].map((now) => bucket.take(now))).toEqual([true, false, true]);
	});

	it('is not refilled by a clock that runs backwards', () => {
		const bucket = new Bucket({ burst: 1, perSecond: 1 }, 10_000);
		expect([bucket.take(10_000), bucket.take(5000), bucket.take(5500)]).toEqual([true, false, false]);
	});

	it('counts each source separately, and forgets quiet ones', () => {
		const limiter = new Limiter({ burst: 1, perSecond: 1 });
		expect([limiter.take('a', 0), limiter.take('a', 0), limiter.take('b', 0)]).toEqual([true, false, true]);
		for (let i = 0; i < 200_000; i++) limiter.take(`source ${i}`, 1);
		expect(limiter.size).toBeLessThanOrEqual(50_001);
	});
});

describe('a source', () => {
	it.each([
		['192.0.2.7', '192.0.2.7'],
		['::ffff:192.0.2.7', '192.0.2.7'],
		['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
		['2001:db8::1', '2001:db8::/64'],
		['::1', '::/64'],
		['2001:db8:0:5::1', '2001:db8:0:5::/64'],
		['2001::5:1:2:3:4', '2001:0:0:5::/64'],
		['2001::6:1:2:3:4', '2001:0:0:6::/64'],
	])('of %s is %s', (address, source) => {
		expect(sourceOf(address)).toBe(source);
	});
});

describe('ids', () => {
	it('never begin with a hyphen, so the command line takes none for an option', () => {
		// One of 64 would: among 2,000 none is missing by luck.
		const ids = Array.from({ length: 2000 }, newId);
		expect(ids.filter((id) => !/^\w[\w-]{15}$/.test(id))).toEqual([]);
		expect(new Set(ids).size).toBe(2000);
	});
});
