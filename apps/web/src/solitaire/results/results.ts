/** The book of results on this device. */
import { KEYS } from '../../device/storage.js';
import { storedValue } from '../../device/storedValue.js';
import { type Book, EMPTY_BOOK, makeBook, parseBook } from './book.js';

/** A damaged book counts as missing; it is overwritten with the next result. */
function parse(text: string): Book | null {
	const book = parseBook(text);
	return book.ok ? book.value : null;
}

const stored = storedValue<Book>(KEYS.solitaire, { parse, make: makeBook, empty: EMPTY_BOOK });

export const changeBook = stored.change;
export const currentBook = stored.get;
export const useSolitaireBook = stored.use;
