import { makeStore, useStore } from '../util/store.js';
import { deviceStorage, type Key, onStored } from './storage.js';

interface Format<Value> {
	/** Null when the text is damaged. */
	readonly parse: (text: string) => Value | null;
	readonly make?: (value: Value) => string;
	/** What it is as long as nothing is stored. */
	readonly empty: Value;
}

/** A value under one key, which other windows may change too. It is read when it is first asked for. */
export function storedValue<Value>(key: Key, { parse, make = JSON.stringify, empty }: Format<Value>) {
	const store = makeStore<Value | null>(null);
	const read = (): Value | null => {
		const text = deviceStorage.read(key);
		return text === null ? null : parse(text);
	};
	const get = (): Value => {
		if (store.get() === null) store.set(read() ?? empty);
		return store.get() as Value;
	};
	const subscribe = (listener: () => void): (() => void) => {
		const ends = [store.subscribe(listener), onStored(key, () => store.set(read() ?? empty))];
		return () => {
			for (const end of ends) end();
		};
	};
	return {
		get,
		use: (): Value => useStore({ get, subscribe }, (value) => value),
		/** Other windows may have written since, so it is read again first; false when it could not be stored. */
		change(change: (value: Value) => Value): boolean {
			const next = change(read() ?? get());
			store.set(next);
			return deviceStorage.write(key, make(next));
		},
	};
}
