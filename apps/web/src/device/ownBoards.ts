import { makeScenario, parseScenario, type Scenario } from '@rumis/rules';
import { makeStore, useStore } from '../util/store.js';
import { deviceStorage, fieldsOf, KEYS, parseJson } from './storage.js';

/** To check a board takes a while, so that more would make the page slow to open. */
export const MOST_BOARDS = 24;

/** Reads the stored boards. An entry is the board's text, or an older `{ board }`. One that is broken is left out. */
export function parseBoards(text: string | null): readonly Scenario[] {
	const stored = parseJson(text);
	if (!Array.isArray(stored)) return [];
	return stored.slice(0, MOST_BOARDS).reduce<readonly Scenario[]>((boards, entry: unknown) => {
		const board = parseScenario(String(typeof entry === 'string' ? entry : fieldsOf(entry).board));
		return board.ok ? withBoard(boards, board.value) : boards;
	}, []);
}

export const makeBoards = (boards: readonly Scenario[]): string => JSON.stringify(boards.map(makeScenario));

/** A board with the same id takes the place of the old one: that is how a player corrects it. */
export function withBoard(boards: readonly Scenario[], board: Scenario): readonly Scenario[] {
	const isKnown = boards.some(({ id }) => id === board.id);
	return isKnown ? boards.map((old) => (old.id === board.id ? board : old)) : [...boards, board];
}

const store = makeStore<readonly Scenario[] | null>(null);

/** Read when they are first asked for: whoever only looks at the start page need not wait for them. */
export function ownBoards(): readonly Scenario[] {
	const known = store.get() ?? parseBoards(deviceStorage.read(KEYS.ownBoards));
	store.set(known);
	return known;
}

function setBoards(boards: readonly Scenario[]): void {
	deviceStorage.write(KEYS.ownBoards, makeBoards(boards));
	store.set(boards);
}

/** False when there is no room for one more. */
export function storeBoard(board: Scenario): boolean {
	const boards = withBoard(ownBoards(), board);
	if (boards.length > MOST_BOARDS) return false;
	setBoards(boards);
	return true;
}

export const removeBoard = (board: Scenario): void =>
	setBoards(ownBoards().filter(({ id }) => id !== board.id));

export const useOwnBoards = (): readonly Scenario[] => useStore(store, ownBoards);
