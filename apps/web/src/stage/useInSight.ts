import { type RefObject, useEffect, useState } from 'react';

interface Options {
	/** The root margin, as a CSS length. */
	readonly margin: string;
	/** Stays true once it has been in view. */
	readonly isKept?: boolean;
}

/** Whether an element is in the viewport: three.js is loaded, and 3D rendered, only there. */
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
