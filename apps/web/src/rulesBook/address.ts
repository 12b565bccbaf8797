/** Addresses of the rulebook. What follows the topic is where the reader came from: `#/rules/gap/play/abc`. */
import { makeRoute, parseRoute } from '../navigation/route.js';

/** The page to go back to, as the rest of an address: `play/abc`; empty when there is none. */
export function originOf(hash: string): string {
	const [, page, , ...rest] = hash.replace(/^#/, '').split('/');
	const origin = rest.join('/');
	return page === 'rules' && !['home', 'unknown'].includes(parseRoute(`#/${origin}`).page) ? origin : '';
}

export const makeAddress = (topic: string, origin: string): string =>
	`${makeRoute({ page: 'rules', topic })}${origin ? `/${origin}` : ''}`;

/** The address of a topic, with the way back to the page that is open now. */
export const addressFrom = (topic: string, hash: string): string =>
	makeAddress(topic, hash.replace(/^#\/?/, ''));
