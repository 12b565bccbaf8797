/** The modes' names in the printed rulebooks, where they differ from ours. */
import type { ModeId } from '@rumis/rules';
import type { Language } from '../i18n/languages.js';
import type { Texts } from '../i18n/texts.js';

export type Printed = ModeId | 'solitaire';

const PRINTED_NAMES: Readonly<Record<Language, Readonly<Partial<Record<Printed, string>>>>> = {
	en: {
		duo: 'Game for Two',
		inverse: 'Inverse mode',
		transfer: 'Special Rule for 2 Players',
	},
	de: { duo: 'Spiel zu zweit mit 4 Farben', ruinas: 'Ruinas Szenarien' },
	fr: {
		duo: 'Jeu à deux à quatre couleurs',
		ruinas: 'Constructions Ruinas',
		solitaire: 'Variante pour un seul joueur',
	},
	nl: {
		duo: 'Variant voor twee personen en vier kleuren',
		ruinas: 'Ruinvariant',
		solitaire: 'Eenpersoonsvariant',
	},
};

/** A line with the mode's name in the rulebook of the current language; undefined if it has none. */
export function printedName(mode: Printed, language: Language, t: Texts): string | undefined {
	const name = PRINTED_NAMES[language][mode];
	return name && t.rules.printedName(name);
}
