/** The book of results on this device. */
import { useSyncExternalStore } from 'react';
import { deviceStorage, KEYS, onStored } from '../../device/storage.js';
import { makeStore } from '../../util/store.js';
import { type Book, EMPTY_BOOK, makeBook, parseBook } from './book.js';

/** A damaged book counts as missing; it is overwritten with the next result. */
function readBook(): Book | null {
	const text = deviceStorage.read(KEYS.solitaire);
	const book = text === null ? null : parseBook(text);
	return book?.ok ? book.value : null;
}

const book = makeStore<Book>(readBook() ?? EMPTY_BOOK);

/** Read again before each change, because other windows may have written; false if it was not stored. */
export function changeBook(change: (book: Book) => Book): boolean {
	const next = change(readBook() ?? book.get());
	book.set(next);
	return deviceStorage.write(KEYS.solitaire, makeBook(next));
}

export const currentBook = (): Book => book.get();

function subscribe(listener: () => void): () => void {
	const ends = [book.subscribe(listener), onStored(KEYS.solitaire, () => book.set(readBook() ?? EMPTY_BOOK))];
	return () => {
		for (const end of ends) end();
	};
}

export const useBook = (): Book => useSyncExternalStore(subscribe, book.get);
