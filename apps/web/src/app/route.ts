import { useSyncExternalStore } from 'react';

/** The pages, by the part of the address after `#`. A link to a game carries the whole game. */
export type Route =
	| { readonly page: 'home' }
	| { readonly page: 'new' }
	| { readonly page: 'play' }
	| { readonly page: 'game'; readonly link: string };

export function parseRoute(hash: string): Route {
	const [, page = '', rest = ''] = hash.replace(/^#/, '').split('/');
	if (page === 'new' || page === 'play') return { page };
	if (page === 'game' && rest !== '') return { page, link: decodeURIComponent(rest) };
	return { page: 'home' };
}

export const makeRoute = (route: Route): string => {
	switch (route.page) {
		case 'home':
			return '#/';
		case 'game':
			return `#/game/${route.link}`;
		default:
			return `#/${route.page}`;
	}
};

export function go(route: Route): void {
	location.hash = makeRoute(route);
}

function subscribe(listener: () => void): () => void {
	addEventListener('hashchange', listener);
	return () => removeEventListener('hashchange', listener);
}

export const useRoute = (): Route => parseRoute(useSyncExternalStore(subscribe, () => location.hash));
