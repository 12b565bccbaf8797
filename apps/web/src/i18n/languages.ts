import type { Texts } from './texts.js';

/** Every language by its code, with its own name, loaded only when it is needed. */
export const LANGUAGES = {
	en: { name: 'English', load: async (): Promise<Texts> => (await import('./en/index.js')).en },
	de: { name: 'Deutsch', load: async (): Promise<Texts> => (await import('./de/index.js')).de },
	fr: { name: 'Français', load: async (): Promise<Texts> => (await import('./fr/index.js')).fr },
	nl: { name: 'Nederlands', load: async (): Promise<Texts> => (await import('./nl/index.js')).nl },
} as const;

export type Language = keyof typeof LANGUAGES;

export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text);

/** The first wish that can be met, else English: `['de-AT', 'en']` gives German. */
export function chooseLanguage(wishes: readonly string[]): Language {
	const codes = wishes.map((wish) => wish.toLowerCase().split('-')[0] ?? '');
	return codes.find(isLanguage) ?? 'en';
}
