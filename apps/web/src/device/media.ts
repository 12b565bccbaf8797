/** What the device says of a media query, for as long as the page lives. */
export interface Media {
	readonly listen: (listener: () => void) => () => void;
	readonly matches: () => boolean;
}

/**
 * The list is asked once and then listened to: whoever reads `matches` between a change and its event makes the
 * browser forget the event, and all others would keep the old answer.
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
