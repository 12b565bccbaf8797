import type { Book, Texts } from './en/texts.js';
import { typeset } from './fr/typography.js';

interface LanguageTexts {
	/** As its speakers write it. */
	readonly name: string;
	readonly load: () => Promise<Texts>;
	readonly loadBook: () => Promise<Book>;
}

/** Every language by its code. Its texts are loaded when they are needed. */
export const LANGUAGES = {
	en: { name: 'English', load: () => import('./en/index.js'), loadBook: () => import('./en/book.js') },
	de: { name: 'Deutsch', load: () => import('./de/index.js'), loadBook: () => import('./de/book.js') },
	fr: {
		name: 'Français',
		load: async () => typeset(await import('./fr/index.js')),
		loadBook: async () => typeset(await import('./fr/book.js')),
	},
	nl: { name: 'Nederlands', load: () => import('./nl/index.js'), loadBook: () => import('./nl/book.js') },
} satisfies Record<string, LanguageTexts>;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text);

/** The first supported language, otherwise English: `['de-AT', 'en']` gives German. */
export function chooseLanguage(wishes: readonly string[]): Language {
	const codes = wishes.map((wish) => wish.toLowerCase().split('-')[0] ?? '');
	return codes.find(isLanguage) ?? 'en';
}
