import { lazily } from './lazily.js';

/** Endings of ordinal numbers by plural category: `1st`, `2e`. */
export type Endings = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** Formats a rank as an ordinal. */
export function ordinalFor(language: string, endings: Endings): (rank: number) => string {
	const rules = lazily(() => new Intl.PluralRules(language, { type: 'ordinal' }));
	return (rank) => `${rank}${endings[rules().select(rank)] ?? endings.other}`;
}
