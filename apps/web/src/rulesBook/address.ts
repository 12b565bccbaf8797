/** URLs of the rule book. After the topic comes the page the reader came from: `#/rules/gap/play/abc`. */
import { makeRoute, parseRoute } from '../navigation/route.js';

/** The page to go back to, as the rest of a URL: `play/abc`; empty if there is none. */
export function originOf(hash: string): string {
	const [, page, , ...rest] = hash.replace(/^#/, '').split('/');
	const origin = rest.join('/');
	return page === 'rules' && !['home', 'unknown'].includes(parseRoute(`#/${origin}`).page) ? origin : '';
}

export const makeAddress = (topic: string, origin: string): string =>
	`${makeRoute({ page: 'rules', topic })}${origin ? `/${origin}` : ''}`;

/** The URL of a topic, with a link back to the current page. */
export const addressFrom = (topic: string, hash: string): string =>
	makeAddress(topic, hash.replace(/^#\/?/, ''));
