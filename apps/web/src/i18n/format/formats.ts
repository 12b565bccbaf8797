/** How a language writes numbers, lists and ranks. */

/** Creates a value on first use: a page should not wait for formatters that it may never need. */
function lazily<Value extends object>(make: () => Value): () => Value {
	let made: Value | null = null;
	return () => {
		made ??= make();
		return made;
	};
}

/** Forms of a word by number. */
type Forms = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/**
 * Chooses and fills the right form: `plural(2, { one: '# stone', other: '# stones' })`. `#` stands for the number,
 * written as the language writes it.
 */
export function pluralFor(language: string): (count: number, forms: Forms) => string {
	const rules = lazily(() => new Intl.PluralRules(language));
	const numbers = lazily(() => new Intl.NumberFormat(language));
	return (count, forms) =>
		(forms[rules().select(count)] ?? forms.other).replaceAll('#', numbers().format(count));
}

/** Writes a place in a ranking: `1st`, `2e`. The endings are given by the form of the number. */
export function ordinalFor(language: string, endings: Forms): (rank: number) => string {
	const rules = lazily(() => new Intl.PluralRules(language, { type: 'ordinal' }));
	return (rank) => `${rank}${endings[rules().select(rank)] ?? endings.other}`;
}

/** Joins names the way a sentence does: `Ann, Ben and Cleo`. Plain facts are joined by commas instead. */
export function listFor(language: string): (items: readonly string[]) => string {
	const format = lazily(() => new Intl.ListFormat(language, { type: 'conjunction' }));
	return (items) => format().format(items);
}

/** Writes whole percents: `50%` in English, `50 %` in German. */
export function percentFor(language: string): (percent: number) => string {
	const format = lazily(() => new Intl.NumberFormat(language, { style: 'percent' }));
	return (percent) => format().format(percent / 100);
}
