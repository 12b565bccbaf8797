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
	| { readonly page: 'rules'; readonly topic: string };

export function parseRoute(hash: string): Route {
	const [, page = '', rest = ''] = hash.replace(/^#/, '').split('/');
	if (page === 'new') return { page };
	if (page === 'play' && rest !== '') return { page, id: rest };
	if (page === 'game' && rest !== '') return { page, link: rest };
	if (page === 'solitaire') return { page, puzzle: rest };
	if (page === 'ways') return { page, packing: rest };
	if (page === 'lesson') return { page };
	if (page === 'rules') return { page, topic: rest };
	return { page: 'home' };
}

export const makeRoute = (route: Route): string => {
	switch (route.page) {
		case 'home':
			return '#/';
		case 'play':
			return `#/play/${route.id}`;
		case 'game':
			return `#/game/${route.link}`;
		case 'solitaire':
			return `#/solitaire/${route.puzzle}`;
		case 'ways':
			return route.packing ? `#/ways/${route.packing}` : '#/ways';
		case 'rules':
			return `#/rules/${route.topic}`;
		default:
			return `#/${route.page}`;
	}
};

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
