/** What of online play is stored on this device: a name, links to the seats of tables, and who is muted. */
import { deviceStorage, KEYS, type Key, parseJson } from './storage.js';

/** Older entries are dropped. */
const MOST_ENTRIES = 100;

export const storedName = (): string => deviceStorage.read(KEYS.name) ?? '';
export const storeName = (name: string): boolean => deviceStorage.write(KEYS.name, name.trim());

/** Whether somebody has had a seat or an account on this device: only then the start page asks the server. */
export const playsOnline = (): boolean => deviceStorage.read(KEYS.playsOnline) === '1';
export const notePlaysOnline = (): void => {
	if (!playsOnline()) deviceStorage.write(KEYS.playsOnline, '1');
};

/** Reads a stored list; whatever is no text is left out. */
export function parseTexts(text: string | null): readonly string[] {
	const stored = parseJson(text);
	return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
}

const readTexts = (key: Key): readonly string[] => parseTexts(deviceStorage.read(key));

const storeTexts = (key: Key, texts: readonly string[]): boolean =>
	deviceStorage.write(key, JSON.stringify(texts.slice(-MOST_ENTRIES)));

/** The secret of the link to a table's seats; empty when it is not known here. */
export function storedInvite(table: string): string {
	const entry = readTexts(KEYS.invites).findLast((text) => text.startsWith(`${table} `));
	return entry?.slice(table.length + 1) ?? '';
}

export const storeInvite = (table: string, invite: string): boolean =>
	storeTexts(KEYS.invites, [...readTexts(KEYS.invites), `${table} ${invite}`]);

/** Authors are named by the server, another name for each table. */
export const mutedAuthors = (): ReadonlySet<string> => new Set(readTexts(KEYS.muted));

export function mute(author: string, isMuted: boolean): ReadonlySet<string> {
	const others = readTexts(KEYS.muted).filter((other) => other !== author);
	storeTexts(KEYS.muted, isMuted ? [...others, author] : others);
	return mutedAuthors();
}
