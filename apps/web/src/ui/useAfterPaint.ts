import { startTransition, useEffect, useState } from 'react';

/** False until the page has been painted with what it has by then: what can wait does not hold that up. */
export function useAfterPaint(): boolean {
	const [isPainted, setPainted] = useState(false);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const frame = requestAnimationFrame(() => {
			// The frame itself is painted after this call.
			timer = setTimeout(() => startTransition(() => setPainted(true)));
		});
		return () => {
			cancelAnimationFrame(frame);
			clearTimeout(timer);
		};
	}, []);
	return isPainted;
}
