/** What of online play is kept on this device: a name, links of one's own tables, who is not to be heard. */
import { keep, parseJson, readKept } from '../setup/device.js';

const NAME = 'rumis.name';
const INVITES = 'rumis.invites';
const MUTED = 'rumis.muted';

/** Older ones are forgotten. */
const MOST = 100;

export const keptName = (): string => readKept(NAME) ?? '';
export const keepName = (name: string): void => keep(NAME, name.trim());

const isText = (value: unknown): value is string => typeof value === 'string';

function readTexts(key: string): readonly string[] {
	const kept = parseJson(readKept(key));
	return Array.isArray(kept) ? kept.filter(isText) : [];
}

const keepTexts = (key: string, texts: readonly string[]): void =>
	keep(key, JSON.stringify(texts.slice(-MOST)));

/** The secret of the link to a table's seats, as far as it is known here. */
export function keptInvite(table: string): string {
	const entry = readTexts(INVITES).findLast((text) => text.startsWith(`${table} `));
	return entry?.slice(table.length + 1) ?? '';
}

export const keepInvite = (table: string, invite: string): void =>
	keepTexts(INVITES, [...readTexts(INVITES), `${table} ${invite}`]);

/** Authors are named by the server, another name for each table. */
export const mutedAuthors = (): ReadonlySet<string> => new Set(readTexts(MUTED));

export function mute(author: string, isMuted: boolean): ReadonlySet<string> {
	const others = readTexts(MUTED).filter((other) => other !== author);
	keepTexts(MUTED, isMuted ? [...others, author] : others);
	return mutedAuthors();
}
