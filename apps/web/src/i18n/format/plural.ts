import { lazily } from './lazily.js';

/** Plural forms of a sentence; `#` stands for the formatted number. */
export type Forms = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** Chooses and fills the right form: `plural(2, { one: '# stone', other: '# stones' })`. */
export type Plural = (count: number, forms: Forms) => string;

export function pluralFor(language: string): Plural {
	const rules = lazily(() => new Intl.PluralRules(language));
	const numbers = lazily(() => new Intl.NumberFormat(language));
	return (count, forms) =>
		(forms[rules().select(count)] ?? forms.other).replaceAll('#', numbers().format(count));
}
