import { createContext, type ReactNode, use, useContext, useEffect, useState } from 'react';
import type { FormatNumber } from './format/numbers.js';
import { LANGUAGES, type Language } from './languages.js';
import type { BookTexts, Texts } from './texts.js';

interface Spoken {
	readonly language: Language;
	readonly texts: Texts;
}

const SpokenContext = createContext<Spoken | null>(null);

/** Loads the language and shows the page once it is there; until a new one is there the old one stays. */
export function SpeakProvider({
	language,
	children,
}: {
	readonly language: Language;
	readonly children: ReactNode;
}) {
	const [spoken, setSpoken] = useState<Spoken | null>(null);
	useEffect(() => {
		let isWanted = true;
		LANGUAGES[language].load().then((texts) => isWanted && setSpoken({ language, texts }));
		return () => {
			isWanted = false;
		};
	}, [language]);
	useEffect(() => {
		if (spoken) document.documentElement.lang = spoken.language;
	}, [spoken]);
	return spoken && <SpokenContext value={spoken}>{children}</SpokenContext>;
}

function useSpoken(): Spoken {
	const spoken = useContext(SpokenContext);
	if (!spoken) throw new Error('texts are used outside SpeakProvider');
	return spoken;
}

export const useTexts = (): Texts => useSpoken().texts;

/** React needs the same promise again when it renders again. */
const books = new Map<Language, Promise<BookTexts>>();

function bookIn({ language, texts }: Spoken): Promise<BookTexts> {
	const known = books.get(language);
	if (known) return known;
	const book = LANGUAGES[language].loadBook().then((more) => ({ ...texts, ...more }));
	books.set(language, book);
	// After a lost connection the next visit of the page tries again.
	book.catch(() => books.delete(language));
	return book;
}

/** All texts, with those of the rules, the lesson and the solutions. Suspends until they are loaded. */
export const useBook = (): BookTexts => use(bookIn(useSpoken()));

/** A number as the chosen language writes it. */
export function useNumber(): FormatNumber {
	const { language } = useSpoken();
	return (value, options) => new Intl.NumberFormat(language, options).format(value);
}

/** Words as a list in the chosen language: `red, green and blue`. */
export function useList(): (words: readonly string[]) => string {
	const { language } = useSpoken();
	return (words) => new Intl.ListFormat(language).format(words);
}

export const useSpokenLanguage = (): Language => useSpoken().language;
