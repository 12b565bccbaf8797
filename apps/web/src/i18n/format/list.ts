import { lazily } from './lazily.js';

/** Joins names the way a sentence does: `Ann, Ben and Cleo`. Plain facts are joined by commas instead. */
export function listFor(language: string): (items: readonly string[]) => string {
	const format = lazily(() => new Intl.ListFormat(language, { type: 'conjunction' }));
	return (items) => format().format(items);
}
