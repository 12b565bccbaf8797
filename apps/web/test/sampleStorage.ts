/** In-memory storage for tests. */
import { type DeviceStorage, makeStorage, type StorageArea } from '../src/device/storage.js';

/** A fake storage area; a full one cannot be written to. */
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

/** A browser that denies access to storage. */
export const forbiddenStorage: DeviceStorage = makeStorage(() => {
	throw new Error('storage is forbidden');
});
