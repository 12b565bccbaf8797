import type * as enBook from './book.js';
import type * as en from './index.js';

/**
 * The shape of a language: what English has, every other language must have too. A text is a string, or a
 * function of what it speaks about. The compiler refuses a language with a missing or superfluous text.
 */
type Shape<T> = T extends string
	? string
	: T extends (...args: infer Args) => string
		? (...args: Args) => string
		: { readonly [Key in keyof T]: Shape<T[Key]> };

/** What every page may need. */
export type Texts = Shape<typeof en>;

/** What only some pages need. */
export type Book = Shape<typeof enBook>;
export type BookTexts = Texts & Book;
