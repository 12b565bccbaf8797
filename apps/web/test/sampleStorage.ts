/** Storage for tests, in memory. */
import { type DeviceStorage, makeStorage, type StorageArea } from '../src/device/storage.js';

/** What the browser offers; a full one cannot be written to. */
export function memoryArea(items = new Map<string, string>(), isFull = false): StorageArea {
	return {
		get length() {
			return items.size;
		},
		key: (index) => [...items.keys()][index] ?? null,
		getItem: (key) => items.get(key) ?? null,
		setItem(key, text) {
			if (isFull) throw new Error('storage is full');
			items.set(key, text);
		},
		removeItem: (key) => void items.delete(key),
	};
}

export const memoryStorage = (items = new Map<string, string>(), isFull = false): DeviceStorage =>
	makeStorage(() => memoryArea(items, isFull));

/** A browser that hands out no storage at all. */
export const forbiddenStorage: DeviceStorage = makeStorage(() => {
	throw new Error('storage is forbidden');
});
