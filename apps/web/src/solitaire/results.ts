/** The book of results on this device. */
import { useSyncExternalStore } from 'react';
import { deviceShelf } from '../records/device.js';
import { makeStore } from '../ui/store.js';
import { type Book, EMPTY_BOOK, makeBook, parseBook } from './book.js';

export const BOOK_KEY = 'rumis.solitaire';

/** A damaged book is as good as none; it is written anew with the next result. */
function readBook(): Book | null {
	try {
		const text = deviceShelf().getItem(BOOK_KEY);
		const book = text === null ? null : parseBook(text);
		return book?.ok ? book.value : null;
	} catch {
		return null;
	}
}

const book = makeStore<Book>(readBook() ?? EMPTY_BOOK);

/** Other windows may have written since, so the book is read again before it is changed; false when not kept. */
export function changeBook(change: (book: Book) => Book): boolean {
	const next = change(readBook() ?? book.get());
	book.set(next);
	try {
		deviceShelf().setItem(BOOK_KEY, makeBook(next));
		return true;
	} catch {
		return false;
	}
}

export const currentBook = (): Book => book.get();

function subscribe(listener: () => void): () => void {
	const follow = ({ key }: StorageEvent) => {
		if (key === BOOK_KEY) book.set(readBook() ?? EMPTY_BOOK);
	};
	const unsubscribe = book.subscribe(listener);
	addEventListener('storage', follow);
	return () => {
		unsubscribe();
		removeEventListener('storage', follow);
	};
}

export const useBook = (): Book => useSyncExternalStore(subscribe, book.get);
