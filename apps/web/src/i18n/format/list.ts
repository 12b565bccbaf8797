/** Joins names the way a sentence does: `Ann, Ben and Cleo`. Plain facts are joined by commas instead. */
export function listFor(language: string): (items: readonly string[]) => string {
	const format = new Intl.ListFormat(language, { type: 'conjunction' });
	return (items) => format.format(items);
}
