import { useSyncExternalStore } from 'react';

/** The pages, by the part of the address after `#`. A link to a game carries the whole game. */
export type Route =
	| { readonly page: 'home' }
	| { readonly page: 'new' }
	| { readonly page: 'play'; readonly id: string }
	| { readonly page: 'game'; readonly link: string }
	/** The list of puzzles, or one: `cube-3`, `daily`, a puzzle's name … */
	| { readonly page: 'solitaire'; readonly puzzle: string }
	/** How many ways there are; perhaps one packing, such as `V3-O4-17`. */
	| { readonly page: 'ways'; readonly packing?: string }
	| { readonly page: 'lesson' }
	/** The rules; `topic` is a chapter, or a code that refuses a move and leads to its paragraph. */
	| { readonly page: 'rules'; readonly topic: string }
	/** The lobby, and a new table. */
	| { readonly page: 'online' }
	| { readonly page: 'newTable' }
	/** An online table; `invite` is the secret of a link to a seat, or empty. */
	| { readonly page: 'table'; readonly id: string; readonly invite: string }
	/** A seat is moved to this device. */
	| { readonly page: 'moveSeat'; readonly secret: string }
	/** Finished games: all, or one player's. */
	| { readonly page: 'archive'; readonly player: string }
	| { readonly page: 'replay'; readonly id: string }
	| { readonly page: 'myGames' }
	| { readonly page: 'account' }
	| { readonly page: 'player'; readonly name: string }
	| { readonly page: 'leaderboard' };

type Reader = (rest: string, more: string) => Route | null;

/** What follows the first word of an address; null where something is missing. */
const READERS: Readonly<Record<string, Reader>> = {
	new: () => ({ page: 'new' }),
	play: (id) => (id ? { page: 'play', id } : null),
	game: (link) => (link ? { page: 'game', link } : null),
	solitaire: (puzzle) => ({ page: 'solitaire', puzzle }),
	ways: (packing) => ({ page: 'ways', packing }),
	lesson: () => ({ page: 'lesson' }),
	rules: (topic) => ({ page: 'rules', topic }),
	online: (rest) => ({ page: rest === 'new' ? 'newTable' : 'online' }),
	table: (id, invite) => (id ? { page: 'table', id, invite } : null),
	'move-seat': (secret) => (secret ? { page: 'moveSeat', secret } : null),
	archive: (name) => ({ page: 'archive', player: decodeName(name) }),
	replay: (id) => (id ? { page: 'replay', id } : null),
	'my-games': () => ({ page: 'myGames' }),
	account: () => ({ page: 'account' }),
	player: (name) => (decodeName(name) ? { page: 'player', name: decodeName(name) } : null),
	leaderboard: () => ({ page: 'leaderboard' }),
};

export function parseRoute(hash: string): Route {
	const [, page = '', rest = '', more = ''] = hash.replace(/^#/, '').split('/');
	const read = Object.hasOwn(READERS, page) ? READERS[page] : undefined;
	return read?.(rest, more) ?? { page: 'home' };
}

/** A name out of an address; empty when it is none. */
function decodeName(text: string): string {
	try {
		const name = decodeURIComponent(text);
		// Halves of characters could not be written into an address again.
		return /\p{Cs}/u.test(name) ? '' : name;
	} catch {
		return '';
	}
}

const address = (...words: readonly string[]): string => `#/${words.filter((word) => word !== '').join('/')}`;

export const makeRoute = (route: Route): string => {
	switch (route.page) {
		case 'home':
			return '#/';
		case 'play':
		case 'replay':
			return address(route.page, route.id);
		case 'game':
			return address('game', route.link);
		case 'solitaire':
			return `#/solitaire/${route.puzzle}`;
		case 'ways':
			return address('ways', route.packing ?? '');
		case 'rules':
			return `#/rules/${route.topic}`;
		case 'newTable':
			return '#/online/new';
		case 'table':
			return address('table', route.id, route.invite);
		case 'moveSeat':
			return address('move-seat', route.secret);
		case 'archive':
			return address('archive', encodeURIComponent(route.player));
		case 'player':
			return address('player', encodeURIComponent(route.name));
		case 'myGames':
			return '#/my-games';
		default:
			return `#/${route.page}`;
	}
};

/** The whole address of a page, to be sent to somebody. */
export const linkToPage = (route: Route): string => new URL(makeRoute(route), location.href).href;

/** Goes to a page; `replace` leaves no trace of the present one in the history. */
export function go(route: Route, replace = false): void {
	if (replace) location.replace(makeRoute(route));
	else location.hash = makeRoute(route);
}

function subscribe(listener: () => void): () => void {
	addEventListener('hashchange', listener);
	return () => removeEventListener('hashchange', listener);
}

export const useRoute = (): Route => parseRoute(useSyncExternalStore(subscribe, () => location.hash));
