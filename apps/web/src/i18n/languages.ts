import type { Book, Texts } from './en/texts.js';

/** Every language by its code, with its native name. Its texts are lazy-loaded. */
export const LANGUAGES = {
	en: {
		name: 'English',
		load: async (): Promise<Texts> => (await import('./en/index.js')).en,
		loadBook: async (): Promise<Book> => (await import('./en/book.js')).enBook,
	},
	de: {
		name: 'Deutsch',
		load: async (): Promise<Texts> => (await import('./de/index.js')).de,
		loadBook: async (): Promise<Book> => (await import('./de/book.js')).deBook,
	},
	fr: {
		name: 'Français',
		load: async (): Promise<Texts> => (await import('./fr/index.js')).fr,
		loadBook: async (): Promise<Book> => (await import('./fr/book.js')).frBook,
	},
	nl: {
		name: 'Nederlands',
		load: async (): Promise<Texts> => (await import('./nl/index.js')).nl,
		loadBook: async (): Promise<Book> => (await import('./nl/book.js')).nlBook,
	},
} as const;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text);

/** The first supported language, otherwise English: `['de-AT', 'en']` gives German. */
export function chooseLanguage(wishes: readonly string[]): Language {
	const codes = wishes.map((wish) => wish.toLowerCase().split('-')[0] ?? '');
	return codes.find(isLanguage) ?? 'en';
}
