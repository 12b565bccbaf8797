import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { LANGUAGES, type Language } from './languages.js';
import type { Texts } from './texts.js';

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

/** A number as the chosen language writes it. */
export function useNumber(): (value: number, options?: Intl.NumberFormatOptions) => string {
	const { language } = useSpoken();
	return (value, options) => new Intl.NumberFormat(language, options).format(value);
}
