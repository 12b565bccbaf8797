import { type ComponentType, lazy, Suspense, useState } from 'react';

/** The loads of all lazy dialogs so far. */
const loads: (() => Promise<unknown>)[] = [];

/** A dialog of which a page only knows the name until somebody opens it, or `loadDialogs` is called. */
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

/** Once a page is there, its dialogs come too, so that they open at once. */
export function loadDialogs(): void {
	// Without a connection they are loaded when they are opened.
	for (const load of loads) load().catch(() => {});
}
