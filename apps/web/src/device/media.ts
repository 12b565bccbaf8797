/** A media query that is observed for the lifetime of the page. */
export interface Media {
	readonly listen: (listener: () => void) => () => void;
	readonly matches: () => boolean;
}

/**
 * `matches` is read once and then updated by the event: reading it between a change and its event makes the
 * browser skip the event, and all listeners would keep the old value.
 */
export function watchMedia(query: string): Media {
	const list = matchMedia(query);
	const listeners = new Set<() => void>();
	let matches = list.matches;
	list.addEventListener('change', (event) => {
		matches = event.matches;
		for (const listener of listeners) listener();
	});
	return {
		listen(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		matches: () => matches,
	};
}
