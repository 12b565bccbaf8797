/** Stored data for online play: a name, invitation links of tables, and muted players. */
import { deviceStorage, KEYS, type Key, parseJson } from './storage.js';

/** Older entries are dropped. */
const MOST_ENTRIES = 100;

export const storedName = (): string => deviceStorage.read(KEYS.name) ?? '';
export const storeName = (name: string): boolean => deviceStorage.write(KEYS.name, name.trim());

/** Whether this device has had a seat or an account: only then does the start page query the server. */
export const playsOnline = (): boolean => deviceStorage.read(KEYS.playsOnline) === '1';
export const notePlaysOnline = (): void => {
	if (!playsOnline()) deviceStorage.write(KEYS.playsOnline, '1');
};

/** Parses a stored list; entries that are not strings are skipped. */
export function parseTexts(text: string | null): readonly string[] {
	const stored = parseJson(text);
	return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
}

const readTexts = (key: Key): readonly string[] => parseTexts(deviceStorage.read(key));

const storeTexts = (key: Key, texts: readonly string[]): boolean =>
	deviceStorage.write(key, JSON.stringify(texts.slice(-MOST_ENTRIES)));

/** The secret of a table's invitation link; empty if unknown here. */
export function storedInvite(table: string): string {
	const entry = readTexts(KEYS.invites).findLast((text) => text.startsWith(`${table} `));
	return entry?.slice(table.length + 1) ?? '';
}

export const storeInvite = (table: string, invite: string): boolean =>
	storeTexts(KEYS.invites, [...readTexts(KEYS.invites), `${table} ${invite}`]);

/** The server assigns author ids, different for each table. */
export const mutedAuthors = (): ReadonlySet<string> => new Set(readTexts(KEYS.muted));

export function mute(author: string, isMuted: boolean): ReadonlySet<string> {
	const others = readTexts(KEYS.muted).filter((other) => other !== author);
	storeTexts(KEYS.muted, isMuted ? [...others, author] : others);
	return mutedAuthors();
}
