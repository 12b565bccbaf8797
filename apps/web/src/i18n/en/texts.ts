import type { enBook } from './book.js';
import type { en } from './index.js';

/**
 * The shape of a language: every language must have exactly the texts of English. A text is a string, or a
 * function of its variable parts. A missing or superfluous text is a compile error.
 */
type Shape<T> = T extends string
	? string
	: T extends (...args: infer Args) => string
		? (...args: Args) => string
		: { readonly [Key in keyof T]: Shape<T[Key]> };

/** Texts that any page may need. */
export type Texts = Shape<typeof en>;

/** Texts that only some pages need. */
export type Book = Shape<typeof enBook>;
export type BookTexts = Texts & Book;
