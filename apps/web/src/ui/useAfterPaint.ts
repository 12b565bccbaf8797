import { startTransition, useEffect, useState } from 'react';

/** False until the first paint, so that deferred content does not delay it. */
export function useAfterPaint(): boolean {
	const [isPainted, setPainted] = useState(false);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const frame = requestAnimationFrame(() => {
			// The frame is painted after this callback.
			timer = setTimeout(() => startTransition(() => setPainted(true)));
		});
		return () => {
			cancelAnimationFrame(frame);
			clearTimeout(timer);
		};
	}, []);
	return isPainted;
}
