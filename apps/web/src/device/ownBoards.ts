import { makeScenario, parseScenario, type Scenario } from '@rumis/rules';
import { makeStore, useStore } from '../util/store.js';
import { deviceStorage, fieldsOf, KEYS, parseJson } from './storage.js';

/** Checking a board takes time; more would make the page slow to open. */
export const MOST_BOARDS = 24;

/** Parses the stored boards: texts, or `{ board }` in the old format. Broken ones are skipped. */
export function parseBoards(text: string | null): readonly Scenario[] {
	const stored = parseJson(text);
	if (!Array.isArray(stored)) return [];
	return stored.slice(0, MOST_BOARDS).reduce<readonly Scenario[]>((boards, entry: unknown) => {
		const board = parseScenario(String(typeof entry === 'string' ? entry : fieldsOf(entry).board));
		return board.ok ? withBoard(boards, board.value) : boards;
	}, []);
}

export const makeBoards = (boards: readonly Scenario[]): string => JSON.stringify(boards.map(makeScenario));

/** A board with the same id replaces the old one; this is how a player corrects it. */
export function withBoard(boards: readonly Scenario[], board: Scenario): readonly Scenario[] {
	const isKnown = boards.some(({ id }) => id === board.id);
	return isKnown ? boards.map((old) => (old.id === board.id ? board : old)) : [...boards, board];
}

const store = makeStore<readonly Scenario[] | null>(null);

/** Parsed on first use: the start page should not wait for them. */
export function ownBoards(): readonly Scenario[] {
	const known = store.get() ?? parseBoards(deviceStorage.read(KEYS.ownBoards));
	store.set(known);
	return known;
}

function setBoards(boards: readonly Scenario[]): void {
	deviceStorage.write(KEYS.ownBoards, makeBoards(boards));
	store.set(boards);
}

/** Returns false if the storage is full. */
export function storeBoard(board: Scenario): boolean {
	const boards = withBoard(ownBoards(), board);
	if (boards.length > MOST_BOARDS) return false;
	setBoards(boards);
	return true;
}

export const removeBoard = (board: Scenario): void =>
	setBoards(ownBoards().filter(({ id }) => id !== board.id));

export const useOwnBoards = (): readonly Scenario[] => useStore(store, ownBoards);
