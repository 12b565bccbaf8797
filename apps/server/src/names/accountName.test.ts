import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountName, newAccountName } from './accountName.js';

const skeletonsOf = (text: string): readonly string[] => {
	const name = accountName(text);
	return name.ok ? name.value.skeletons : [];
};
const looksLike = (one: string, other: string): boolean =>
	skeletonsOf(one).some((key) => skeletonsOf(other).includes(key));

describe('an account name', () => {
	it.each([
		['Ana', 'ANA', 'aná', ' ana ', 'A n a', 'a.n-a', 'Аna', 'аnа', 'ana\u200B', 'ꓮna', 'Ꭺna', 'αna', '𝐀𝐧𝐚'],
		['Bill', 'BILL', 'BiII', 'biil', 'Bi11', 'Ві11', 'Bi\u3164ll', 'Bill\uFE0F', 'Bi\u034Fll', 'Ᏼill'],
		['Ollo', '0ll0', 'Оllо', 'ollo_', 'Οllο', 'օllօ'],
		['Zoë', 'zoe', 'Ζοε', 'ᴢoe'],
		['ｗｉｄｅ', 'wide'],
		['Marta', 'rnarta', 'МАRТА', 'Μαrtα'],
		['eva', 'eνa', 'EVA'],
		['Ночь', 'НОЧЬ', 'ночь', 'HOЧЬ'],
		['paypal', 'раураl', 'paypaI', 'ρaypal', 'раYpal'],
	])('is equivalent to all lookalikes of %s', (first, ...others) => {
		for (const other of others) expect([other, looksLike(first, other)]).toEqual([other, true]);
	});

	it.each([
		['Ana', 'Anna', 'Ina', 'Ava', 'Hana', 'Una'],
		['Nuno', 'Vuvo', 'Nyno', 'Huho'],
		['राम', 'रोम', 'रमा'],
		['李明', '李朋'],
		['Ночь', 'Ноль'],
	])('is distinct from names that do not look like %s', (first, ...others) => {
		for (const other of others) expect([other, looksLike(first, other)]).toEqual([other, false]);
	});

	it.each(['李明', 'Ночь', 'محمد', 'मीना', 'Ñusta', 'O’Brien', 'J. R.', 'Ana 2'])('may be %s', (name) => {
		const read = accountName(name);
		expect(read).toMatchObject({ ok: true, value: { name } });
	});

	it.each([
		[
			'Magnus',
			'Magnus\u05b0',
			'Mag\u0483nus',
			'Magnus\u0e47',
			'Ma\u0301\u05b0gnus',
			'Magnus\u{13441}',
			'Magnus\u{16fe4}',
		],
		['Анна', 'Анна\u05b0'],
		['مريم', 'مريـم'],
	])('that is new loses everything that makes it look like %s', (first, ...others) => {
		for (const other of others) {
			const chosen = newAccountName(other);
			expect([other, chosen.ok && looksLike(first, chosen.value.name)]).toEqual([other, true]);
		}
	});

	it.each(['שָׁלוֹם', 'मीना', 'Й҃осиф', 'Zoë', 'สมชาย', 'Ñusta'])(
		'that is new keeps its own marks: %s',
		(name) => {
			expect(newAccountName(name)).toMatchObject({ ok: true, value: { name: name.normalize('NFC') } });
		},
	);

	it.each([
		'',
		' ',
		'a',
		'..',
		'a/b',
		'a@b',
		'<b>',
		'a\nb/',
		'🙂🙂',
		'x'.repeat(21),
		'--- a',
		'\u3164\u3164',
		'\u2800\u2800',
	])('may not be %j', (name) => {
		expect(accountName(name).ok).toBe(false);
	});

	it('of letters that look like symbols is a lookalike of itself, too', () => {
		for (const name of ['ǃǃ', 'יי', '٠٠', 'ʻʼ']) expect([name, looksLike(name, name)]).toEqual([name, true]);
	});

	it('that is parsed parses as itself again, whatever it was', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
				const name = accountName(text);
				if (name.ok) expect(accountName(name.value.name)).toEqual(name);
			}),
		);
	});
});
