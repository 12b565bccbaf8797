import { lazily } from './lazily.js';

/** Endings of an ordinal number by the form that the language gives it: `1st`, `2e`. */
export type Endings = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** Writes a place in a ranking as the language says it. */
export function ordinalFor(language: string, endings: Endings): (rank: number) => string {
	const rules = lazily(() => new Intl.PluralRules(language, { type: 'ordinal' }));
	return (rank) => `${rank}${endings[rules().select(rank)] ?? endings.other}`;
}
