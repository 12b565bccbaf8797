import { useSyncExternalStore } from 'react';

/** The pages, by the part of the URL after `#`. A link to a game contains the whole game. */
export type Route =
	| { readonly page: 'home' }
	/** A new game; optionally on a custom board, by its id. */
	| { readonly page: 'new'; readonly board?: string }
	/** The bots, the ladder and your rating against them. */
	| { readonly page: 'bots' }
	/** An unknown page. */
	| { readonly page: 'unknown' }
	| { readonly page: 'play'; readonly id: string }
	/** `seats` has the players in the format of `makeSeats`; empty in older links. */
	| { readonly page: 'game'; readonly link: string; readonly seats?: string }
	/** Analysis boards: the list, a saved analysis, a local game, a link, or a finished online game. */
	| { readonly page: 'analysis'; readonly from: AnalysisSource; readonly id: string }
	/** Puzzles from games: the overview, rated ones, those from your own games, or a rush. */
	| { readonly page: 'puzzles'; readonly kind: PuzzleKind }
	/** The list of puzzles, or one: `cube-3`, `daily`, a puzzle's name … */
	| { readonly page: 'solitaire'; readonly puzzle: string }
	/** The solutions; optionally one of them, such as `V3-O4-17`. */
	| { readonly page: 'solutions'; readonly solution?: string }
	| { readonly page: 'lesson' }
	/** The rules; `topic` is a chapter, or the code of a refusal, which leads to its paragraph. */
	| { readonly page: 'rules'; readonly topic: string }
	/** Your own boards: the list, the drawing (`draft`), or a new drawing of a built-in board (its id). */
	| { readonly page: 'workshop'; readonly place: string }
	/** A board encoded in a link. */
	| { readonly page: 'board'; readonly link: string }
	/** The lobby, and a new table. */
	| { readonly page: 'online' }
	| { readonly page: 'newTable' }
	/** An online table; `invite` is the secret of an invitation link, or empty. */
	| { readonly page: 'table'; readonly id: string; readonly invite: string }
	/** Moves a seat to this device. */
	| { readonly page: 'moveSeat'; readonly secret: string }
	/** Finished games: all, or one player's. */
	| { readonly page: 'archive'; readonly player: string }
	| { readonly page: 'replay'; readonly id: string }
	| { readonly page: 'myGames' }
	| { readonly page: 'account' }
	| { readonly page: 'player'; readonly name: string }
	| { readonly page: 'leaderboard' }
	/** How balanced a board is, by its id. */
	| { readonly page: 'balance'; readonly board: string }
	/** Reports, mutes, bans and announcements, for hosts of the server. */
	| { readonly page: 'host' };

const ANALYSIS_SOURCES = ['', 'saved', 'game', 'link', 'online'] as const;
export type AnalysisSource = (typeof ANALYSIS_SOURCES)[number];

const PUZZLE_KINDS = ['', 'rated', 'own', 'rush'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

type Reader = (rest: string, more: string) => Route | null;

/** Parsers for the rest of the path by its first segment; null if something is missing. */
const READERS: Readonly<Record<string, Reader>> = {
	new: (board) => ({ page: 'new', ...(decodeName(board) && { board: decodeName(board) }) }),
	bots: () => ({ page: 'bots' }),
	play: (id) => (id ? { page: 'play', id } : null),
	game: (link, seats) => (link ? { page: 'game', link, ...(seats && { seats }) } : null),
	analysis: readAnalysis,
	puzzles: readPuzzles,
	solitaire: (puzzle) => ({ page: 'solitaire', puzzle }),
	ways: (solution) => ({ page: 'solutions', solution }),
	lesson: () => ({ page: 'lesson' }),
	rules: (topic) => ({ page: 'rules', topic }),
	workshop: (place) => ({ page: 'workshop', place }),
	board: (link) => (link ? { page: 'board', link } : null),
	online: readOnline,
	table: (id, invite) => (id ? { page: 'table', id, invite } : null),
	'move-seat': (secret) => (secret ? { page: 'moveSeat', secret } : null),
	archive: (name) => ({ page: 'archive', player: decodeName(name) }),
	replay: (id) => (id ? { page: 'replay', id } : null),
	'my-games': () => ({ page: 'myGames' }),
	account: () => ({ page: 'account' }),
	player: (name) => (decodeName(name) ? { page: 'player', name: decodeName(name) } : null),
	leaderboard: () => ({ page: 'leaderboard' }),
	balance: (board) => (board ? { page: 'balance', board } : null),
	host: () => ({ page: 'host' }),
};

function readOnline(rest: string): Route | null {
	if (rest === 'new') return { page: 'newTable' };
	return rest === '' ? { page: 'online' } : null;
}

function readAnalysis(source: string, id: string): Route | null {
	const from = ANALYSIS_SOURCES.find((each) => each === source);
	return from === undefined || (from === '') !== (id === '') ? null : { page: 'analysis', from, id };
}

function readPuzzles(word: string): Route | null {
	const kind = PUZZLE_KINDS.find((each) => each === word);
	return kind === undefined ? null : { page: 'puzzles', kind };
}

export function parseRoute(hash: string): Route {
	const [, page = '', rest = '', more = ''] = hash.replace(/^#/, '').split('/');
	const read = Object.hasOwn(READERS, page) ? READERS[page] : undefined;
	return read?.(rest, more) ?? { page: page === '' ? 'home' : 'unknown' };
}

/** Decodes a name from a URL; empty if it is malformed. */
function decodeName(text: string): string {
	try {
		const name = decodeURIComponent(text);
		// Lone surrogates cannot be encoded in a URL again.
		return /\p{Cs}/u.test(name) ? '' : name;
	} catch {
		return '';
	}
}

/** What follows `#/` in the address of each page that has more in it than its name. */
const ADDRESSES: {
	readonly [Page in Route['page']]?: (route: Extract<Route, { readonly page: Page }>) => readonly string[];
} = {
	home: () => [''],
	new: ({ board = '' }) => ['new', encodeURIComponent(board)],
	play: ({ id }) => ['play', id],
	game: ({ link, seats = '' }) => ['game', link, seats],
	analysis: ({ from, id }) => ['analysis', from, id],
	puzzles: ({ kind }) => ['puzzles', kind],
	solitaire: ({ puzzle }) => [`solitaire/${puzzle}`],
	solutions: ({ solution = '' }) => ['ways', solution],
	rules: ({ topic }) => [`rules/${topic}`],
	workshop: ({ place }) => ['workshop', place],
	board: ({ link }) => ['board', link],
	newTable: () => ['online', 'new'],
	table: ({ id, invite }) => ['table', id, invite],
	moveSeat: ({ secret }) => ['move-seat', secret],
	archive: ({ player }) => ['archive', encodeURIComponent(player)],
	replay: ({ id }) => ['replay', id],
	myGames: () => ['my-games'],
	player: ({ name }) => ['player', encodeURIComponent(name)],
	balance: ({ board }) => ['balance', board],
};

export function makeRoute(route: Route): string {
	const write = ADDRESSES[route.page] as ((route: Route) => readonly string[]) | undefined;
	const words = write?.(route) ?? [route.page];
	return `#/${words.filter((word) => word !== '').join('/')}`;
}

/** The full URL of a page, for sharing. */
export const linkToPage = (route: Route): string => new URL(makeRoute(route), location.href).href;

/** Navigates to a page; `replace` replaces the current history entry. */
export function go(route: Route, replace = false): void {
	if (replace) location.replace(makeRoute(route));
	else location.hash = makeRoute(route);
}

function subscribe(listener: () => void): () => void {
	addEventListener('hashchange', listener);
	return () => removeEventListener('hashchange', listener);
}

export const useRoute = (): Route => parseRoute(useSyncExternalStore(subscribe, () => location.hash));
