import { useSyncExternalStore } from 'react';

/** An immutable value with subscribers. */
export interface Store<State> {
	get(): State;
	set(state: State): void;
	subscribe(listener: () => void): () => void;
}

export function makeStore<State>(first: State): Store<State> {
	let state = first;
	const listeners = new Set<() => void>();
	return {
		get: () => state,
		set(next) {
			if (next === state) return;
			state = next;
			for (const listener of [...listeners]) listener();
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
	};
}

/** Selects a part of a store; the component re-renders only when that part changes. */
export function useStore<State, Part>(
	store: Pick<Store<State>, 'get' | 'subscribe'>,
	select: (state: State) => Part,
): Part {
	return useSyncExternalStore(store.subscribe, () => select(store.get()));
}
