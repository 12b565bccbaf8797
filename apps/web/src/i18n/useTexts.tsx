import { createContext, type ReactNode, use, useContext, useEffect, useState } from 'react';
import type { FormatNumber } from './format/numbers.js';
import { LANGUAGES, type Language } from './languages.js';
import type { BookTexts, Texts } from './texts.js';

interface Spoken {
	readonly language: Language;
	readonly texts: Texts;
}

const SpokenContext = createContext<Spoken | null>(null);

/** Loads the language before showing the page; the old one stays until a new one has loaded. */
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

/** React needs the same promise on every render. */
const books = new Map<Language, Promise<BookTexts>>();

function bookIn({ language, texts }: Spoken): Promise<BookTexts> {
	const known = books.get(language);
	if (known) return known;
	const book = LANGUAGES[language].loadBook().then((more) => ({ ...texts, ...more }));
	books.set(language, book);
	// After a failure, the next visit of the page retries.
	book.catch(() => books.delete(language));
	return book;
}

/** All texts, including those of the rules, tutorial and solutions. Suspends until they are loaded. */
export const useBook = (): BookTexts => use(bookIn(useSpoken()));

/** Formats numbers for the chosen language. */
export function useNumber(): FormatNumber {
	const { language } = useSpoken();
	return (value, options) => new Intl.NumberFormat(language, options).format(value);
}

/** Joins words in the chosen language: `red, green and blue`. */
export function useList(): (words: readonly string[]) => string {
	const { language } = useSpoken();
	return (words) => new Intl.ListFormat(language).format(words);
}

export const useSpokenLanguage = (): Language => useSpoken().language;
