/**
 * Browser storage: the list of keys, and the only code that accesses `localStorage`. Storage may be full,
 * forbidden, damaged, or changed by another window. Nothing here throws.
 */
export const KEYS = {
	settings: 'rumis.settings',
	ownBoards: 'rumis.boards',
	drawing: 'rumis.drawing',
	newGame: 'rumis.setup',
	newTable: 'rumis.table',
	name: 'rumis.name',
	invites: 'rumis.invites',
	muted: 'rumis.muted',
	lesson: 'rumis.lesson',
	solitaire: 'rumis.solitaire',
	coach: 'rumis.coach',
	puzzles: 'rumis.puzzles',
	puzzleQueue: 'rumis.puzzleQueue',
	botGames: 'rumis.bots',
	balances: 'rumis.balances',
	modeLines: 'rumis.modeLines',
	playsOnline: 'rumis.playsOnline',
} as const;

/** One entry for each game, puzzle in progress, analysis and review: the prefix, then the id. */
export const PREFIXES = {
	game: 'rumis.game.',
	build: 'rumis.solitaire.game.',
	analysis: 'rumis.analysis.',
	review: 'rumis.review.',
} as const;

type Prefix = (typeof PREFIXES)[keyof typeof PREFIXES];
export type Key = (typeof KEYS)[keyof typeof KEYS] | `${Prefix}${string}`;

export interface DeviceStorage {
	/** Null if there is nothing or it cannot be read. */
	read(key: Key): string | null;
	/** False if it could not be stored; then it is lost with the page. */
	write(key: Key, text: string): boolean;
	remove(key: Key): void;
	/** The ids of all entries with this prefix. */
	idsOf(prefix: Prefix): readonly string[];
}

export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** `area` is a function because accessing `localStorage` may throw. */
export function makeStorage(area: () => StorageArea): DeviceStorage {
	const attempt = <Value>(work: (area: StorageArea) => Value, otherwise: Value): Value => {
		try {
			return work(area());
		} catch {
			return otherwise;
		}
	};
	return {
		read: (key) => attempt((items) => items.getItem(key), null),
		write: (key, text) =>
			attempt((items) => {
				items.setItem(key, text);
				return true;
			}, false),
		remove: (key) => attempt((items) => items.removeItem(key), undefined),
		idsOf: (prefix) =>
			attempt((items) => {
				const keys = Array.from({ length: items.length }, (_, index) => items.key(index) ?? '');
				return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
			}, []),
	};
}

export const deviceStorage = makeStorage(() => localStorage);

/** Calls the listener when another window has changed this key. */
export function onStored(key: Key, listener: () => void): () => void {
	const follow = (event: StorageEvent) => event.key === key && listener();
	addEventListener('storage', follow);
	return () => removeEventListener('storage', follow);
}

/** Parses untrusted JSON; undefined if it is invalid. */
export function parseJson(text: string | null): unknown {
	try {
		return JSON.parse(text ?? 'null');
	} catch {
		return undefined;
	}
}

/** The fields of a JSON object; empty if the text is anything else. */
export const parseFields = (text: string | null): Readonly<Record<string, unknown>> =>
	fieldsOf(parseJson(text));

export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The stored value, if it is one of the choices. */
export const oneOf = <Choice>(choices: readonly Choice[], value: unknown): Choice | undefined =>
	choices.find((choice) => choice === value);

export const isNumber = (value: unknown): value is number =>
	typeof value === 'number' && Number.isFinite(value);
