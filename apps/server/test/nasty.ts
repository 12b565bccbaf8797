/** Values that break programs: what no client of ours sends, and what a database may reject. */
import fc from 'fast-check';

export const NASTY_STRINGS: readonly string[] = [
	'',
	'\u0000',
	'a\u0000b',
	'\ud800',
	'\udfff x',
	'Ana\ud83d',
	'\u202eana',
	'\uffff\ufffe',
	'\u2028\u2029\r\n\t',
	'e\u0301\u0302\u0303\u0304\u0305',
	'👩‍👩‍👧‍👦',
	"'; drop table game; --",
	'%00%ff%',
	'\\u0000',
	'__proto__',
	'constructor',
	'null',
	'../../etc/passwd',
	'x'.repeat(5000),
	'ﷺ'.repeat(30),
	'İßŉΐ'.repeat(5),
];
const NUMBERS = [0, -0, -1, 0.5, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 53), 1e15, 1e308, 5e-324];

export const nastyString: fc.Arbitrary<string> = fc.oneof(
	fc.constantFrom(...NASTY_STRINGS),
	fc.string({ unit: 'binary', maxLength: 40 }),
	// JavaScript strings may contain lone surrogates.
	fc
		.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
		.map((codes) => String.fromCharCode(...codes)),
);

export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
	{ weight: 4, arbitrary: nastyString },
	{ weight: 2, arbitrary: fc.constantFrom(...NUMBERS) },
	{ weight: 1, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], { __proto__: null }) },
	{ weight: 1, arbitrary: fc.jsonValue({ stringUnit: 'binary' }) },
);

/** A copy of this object with some nasty values and some missing or extra keys. */
export function spoiled(good: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> {
	const fields = Object.fromEntries(
		Object.entries(good).map(([key, value]) => [
			key,
			fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: nastyValue }),
		]),
	);
	const extra = fc.dictionary(nastyString, nastyValue, { maxKeys: 1 });
	return fc.oneof(
		{ weight: 6, arbitrary: fc.record(fields, { requiredKeys: [] }) },
		{
			weight: 1,
			arbitrary: fc.tuple(fc.record(fields), extra).map(([some, more]) => ({ ...some, ...more })),
		},
		{ weight: 1, arbitrary: nastyValue },
	);
}
