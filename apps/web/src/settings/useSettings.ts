import { useSyncExternalStore } from 'react';
import { chooseLanguage, type Language } from '../i18n/languages.js';
import { type Media, watchMedia } from './media.js';
import { parseSettings, type Settings } from './settings.js';

const KEY = 'rumis.settings';

let settings = parseSettings(readKept());
const listeners = new Set<() => void>();

/** Storage may be forbidden; then settings last as long as the page. */
function readKept(): string | null {
	try {
		return localStorage.getItem(KEY);
	} catch {
		return null;
	}
}

export function changeSettings(change: Partial<Settings>): void {
	settings = { ...settings, ...change };
	try {
		localStorage.setItem(KEY, JSON.stringify(settings));
	} catch {
		// See readKept.
	}
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

export const currentSettings = (): Settings => settings;
export const useSettings = (): Settings => useSyncExternalStore(subscribe, currentSettings);

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

/** Whether things should jump to where they go instead of moving there. */
export function useReducedMotion(): boolean {
	const isReduced = useMedia('(prefers-reduced-motion: reduce)');
	return useSettings().motion === 'reduced' || isReduced;
}

export const useLanguage = (): Language => useSettings().language ?? chooseLanguage(navigator.languages);
