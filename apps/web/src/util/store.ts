import { useSyncExternalStore } from 'react';

/** A value that changes by being replaced, and tells whoever listens. */
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

/** A part of a store; the component is drawn again only when that part is another. */
export function useStore<State, Part>(
	store: Pick<Store<State>, 'get' | 'subscribe'>,
	select: (state: State) => Part,
): Part {
	return useSyncExternalStore(store.subscribe, () => select(store.get()));
}
