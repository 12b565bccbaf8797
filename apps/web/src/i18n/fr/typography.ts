/**
 * French keeps a space before : ; ! ? %, inside « » and in long numbers, and no line may break there. Such
 * spaces cannot be seen in a source file, so the texts are written with plain ones, and this puts the right
 * ones in their place.
 */
export const typeset = <T>(texts: T): T => typesetAny(texts) as T;

function typesetAny(text: unknown): unknown {
	if (typeof text === 'string') return withSpaces(text);
	if (Array.isArray(text)) return text.map(typesetAny);
	if (typeof text === 'function') return (...args: unknown[]) => withSpaces(text(...args));
	const entries = Object.entries(text as object);
	return Object.fromEntries(entries.map(([key, part]) => [key, typesetAny(part)]));
}

/** A narrow space at which no line breaks. */
const NARROW = '\u202f';

const withSpaces = (text: string): string =>
	text
		.replace(/ (?=[:;!?](\s|$)|»)/g, NARROW)
		.replace(/(?<=«) |(?<=\d) (?=%)/g, NARROW)
		.replace(/(?<=\d) (?=\d{3}(?!\d))/g, NARROW);
