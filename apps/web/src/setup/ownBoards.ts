import { makeScenario, parseScenario, type Scenario } from '@rumis/rules';
import { makeStore, useStore } from '../ui/store.js';
import { keep, parseJson, readKept } from './device.js';

const KEY = 'rumis.boards';

/** To check a board takes a while, so that more would make the page slow to open. */
export const MOST_BOARDS = 24;

/** Reads the kept boards: a list of scenario texts. One that is broken is left out. */
export function parseBoards(text: string | null): readonly Scenario[] {
	const kept = parseJson(text);
	if (!Array.isArray(kept)) return [];
	const read = kept.slice(0, MOST_BOARDS).map((board) => parseScenario(String(board)));
	return read.reduce<readonly Scenario[]>(
		(boards, board) => (board.ok ? withBoard(boards, board.value) : boards),
		[],
	);
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
	const known = store.get() ?? parseBoards(readKept(KEY));
	store.set(known);
	return known;
}

function setBoards(boards: readonly Scenario[]): void {
	keep(KEY, makeBoards(boards));
	store.set(boards);
}

/** False when there is no room for one more. */
export function keepBoard(board: Scenario): boolean {
	const boards = withBoard(ownBoards(), board);
	if (boards.length > MOST_BOARDS) return false;
	setBoards(boards);
	return true;
}

export const forgetBoard = (board: Scenario): void =>
	setBoards(ownBoards().filter(({ id }) => id !== board.id));

export const useOwnBoards = (): readonly Scenario[] => useStore(store, ownBoards);
