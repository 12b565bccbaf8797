import { type RefObject, useEffect, useState } from 'react';

interface Options {
	/** How near it must be, as CSS writes lengths. */
	readonly margin: string;
	/** Once seen, it counts as seen for good. */
	readonly isKept?: boolean;
}

/** Whether an element is in sight: three.js is loaded, and 3D drawn, only where somebody looks. */
export function useInSight(
	place: RefObject<HTMLElement | null>,
	{ margin, isKept = false }: Options,
): boolean {
	const [isSeen, setSeen] = useState(false);
	useEffect(() => {
		const observer = new IntersectionObserver(
			([entry]) => setSeen((was) => (isKept && was) || (entry?.isIntersecting ?? false)),
			{ rootMargin: margin },
		);
		if (place.current) observer.observe(place.current);
		return () => observer.disconnect();
	}, [place, margin, isKept]);
	return isSeen;
}
