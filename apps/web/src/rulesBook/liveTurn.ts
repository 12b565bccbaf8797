/** Browsers limit the number of WebGL contexts: only the boards nearest to the centre of a page are live. */
import { type RefObject, useEffect, useState } from 'react';

const MOST = 3;

type Tell = (isLive: boolean) => void;
const places = new Map<HTMLElement, Tell>();
let isDue = false;

function distance(element: HTMLElement): number {
	const { top, bottom } = element.getBoundingClientRect();
	return Math.abs((top + bottom) / 2 - innerHeight / 2);
}

function look(): void {
	isDue = false;
	const nearest = [...places.keys()].sort((a, b) => distance(a) - distance(b));
	for (const [at, element] of nearest.entries()) places.get(element)?.(at < MOST);
}

function lookSoon(): void {
	if (!isDue) requestAnimationFrame(look);
	isDue = true;
}

function join(element: HTMLElement, tell: Tell): () => void {
	if (places.size === 0) addEventListener('scroll', lookSoon, { passive: true });
	places.set(element, tell);
	lookSoon();
	return () => {
		places.delete(element);
		if (places.size === 0) removeEventListener('scroll', lookSoon);
		lookSoon();
	};
}

/** Whether this board is live now. */
export function useLiveTurn(place: RefObject<HTMLElement | null>): boolean {
	const [isLive, setLive] = useState(false);
	useEffect(() => (place.current ? join(place.current, setLive) : undefined), [place]);
	return isLive;
}
