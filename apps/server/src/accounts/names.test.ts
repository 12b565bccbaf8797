import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountName } from './names.js';

const keyOf = (text: string): string => {
	const name = accountName(text);
	return name.ok ? name.value.key : name.error.code;
};

describe('the name of an account', () => {
	it.each([
		['Ana', 'ANA', 'aná', ' ana ', 'A n a', 'a.n-a', 'Аna', 'аnа', 'ana\u200B'],
		['Bill', 'BILL', 'BiII', 'biil', 'Bi11', 'Ві11'],
		['Ollo', '0ll0', 'Оllо', 'ollo_'],
		['Zoë', 'zoe', 'Ζοε'],
		['ｗｉｄｅ', 'wide'],
	])('is the same as all that look like %s', (first, ...others) => {
		for (const other of others) expect([other, keyOf(other)]).toEqual([other, keyOf(first)]);
	});

	it.each(['李明', 'Ночь', 'محمد', 'Ñusta', 'O’Brien', 'J. R.', 'Ana 2'])('may be %s', (name) => {
		const read = accountName(name);
		expect(read).toMatchObject({ ok: true, value: { name } });
	});

	it.each(['', ' ', 'a', '..', 'a/b', 'a@b', '<b>', 'a\nb/', '🙂🙂', 'x'.repeat(21), '--- a'])(
		'may not be %j',
		(name) => {
			expect(accountName(name).ok).toBe(false);
		},
	);

	it('that is read is read as itself again, whatever it was', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
				const name = accountName(text);
				if (name.ok) expect(accountName(name.value.name)).toEqual(name);
			}),
		);
	});
});
