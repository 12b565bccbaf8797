import { type ComponentType, lazy, Suspense, useState } from 'react';

/** The load functions of all lazy dialogs so far. */
const loads: (() => Promise<unknown>)[] = [];

/** A dialog that is lazy-loaded when it is opened, or by `loadDialogs`. */
export function lazyDialog<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
	let loaded: ComponentType<Props> | null = null;
	const remember = async () => {
		loaded = await load();
		return { default: loaded };
	};
	const Waiting = lazy(remember);
	loads.push(remember);
	return function LazyDialog(props: Props) {
		// The same one as long as it is open: another one would begin anew, and lose what was typed or opened in it.
		const [Dialog] = useState(() => loaded ?? Waiting);
		return (
			<Suspense>
				<Dialog {...props} />
			</Suspense>
		);
	};
}

/** Preloads the dialogs once a page is ready, so that they open immediately. */
export function loadDialogs(): void {
	// Offline, they are loaded when they are opened.
	for (const load of loads) load().catch(() => {});
}
