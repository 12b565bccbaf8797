import { useSyncExternalStore } from 'react';
import { chooseLanguage, type Language } from '../i18n/languages.js';
import { makeStore, useStore } from '../util/store.js';
import { type Media, watchMedia } from './media.js';
import { parseSettings, type Settings } from './settings.js';
import { deviceStorage, KEYS } from './storage.js';

const settings = makeStore(parseSettings(deviceStorage.read(KEYS.settings)));

export function changeSettings(change: Partial<Settings>): void {
	settings.set({ ...settings.get(), ...change });
	deviceStorage.write(KEYS.settings, JSON.stringify(settings.get()));
}

export const currentSettings = (): Settings => settings.get();
export const useSettings = (): Settings => useStore(settings, (now) => now);

const media = new Map<string, Media>();

function useMedia(query: string): boolean {
	const known = media.get(query) ?? watchMedia(query);
	media.set(query, known);
	return useSyncExternalStore(known.listen, known.matches);
}

export function useTheme(): 'light' | 'dark' {
	const isDark = useMedia('(prefers-color-scheme: dark)');
	const { theme } = useSettings();
	return theme === 'system' ? (isDark ? 'dark' : 'light') : theme;
}

/** Whether animations are replaced by jumps. */
export function useReducedMotion(): boolean {
	const isReduced = useMedia('(prefers-reduced-motion: reduce)');
	return useSettings().motion === 'reduced' || isReduced;
}

/** The locale for dates: English dates are British, like the spelling. */
export function useLocale(): string {
	const language = useLanguage();
	return language === 'en' ? 'en-GB' : language;
}

export const useLanguage = (): Language => useSettings().language ?? chooseLanguage(navigator.languages);
