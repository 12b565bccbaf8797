/**
 * French has non-breaking spaces before : ; ! ? %, inside « » and in long numbers. They are invisible in
 * source files, so the texts are written with plain spaces, which are replaced here.
 */
export const typeset = <T>(texts: T): T => typesetAny(texts) as T;

function typesetAny(text: unknown): unknown {
	if (typeof text === 'string') return withSpaces(text);
	if (Array.isArray(text)) return text.map(typesetAny);
	if (typeof text === 'function') return (...args: unknown[]) => withSpaces(text(...args));
	const entries = Object.entries(text as object);
	return Object.fromEntries(entries.map(([key, part]) => [key, typesetAny(part)]));
}

/** A narrow no-break space. */
const NARROW = '\u202f';

const withSpaces = (text: string): string =>
	text
		.replace(/ (?=[:;!?](\s|$)|»)/g, NARROW)
		.replace(/(?<=«) |(?<=\d) (?=%)/g, NARROW)
		.replace(/(?<=\d) (?=\d{3}(?!\d))/g, NARROW);
