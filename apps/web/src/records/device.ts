/** The storage of this device; where it is forbidden, an empty one that forgets. */
import type { Shelf } from './savedGames.js';

export function deviceShelf(): Shelf {
	try {
		return localStorage;
	} catch {
		return FORGETFUL;
	}
}

const FORGETFUL: Shelf = {
	length: 0,
	key: () => null,
	getItem: () => null,
	setItem() {
		throw new Error('storage is forbidden');
	},
	removeItem() {},
};
