import { useTexts } from '../../i18n/useTexts.js';
import { MOST_STARS } from './helps.js';

const STAR =
	'M12 3L14.700 9L21 9.700L16.300 14L17.600 20.500L12 17.200L6.400 20.500L7.700 14L3 9.700L9.300 9Z';

interface Props {
	readonly count: number;
	/** The meaning of the stars, for screen readers. */
	readonly label?: string;
}

/** Three stars: filled or hollow, so that the shape tells too. */
export function Stars({ count, label }: Props) {
	const t = useTexts();
	return (
		<span className="soli-stars" role="img" aria-label={label ?? t.solitaire.starsWon(count)}>
			{Array.from({ length: MOST_STARS }, (_, index) => (
				<Star key={index} isFull={index < count} />
			))}
		</span>
	);
}

export function Star({ isFull }: { readonly isFull: boolean }) {
	return (
		<svg viewBox="0 0 24 24" className={isFull ? 'soli-star full' : 'soli-star'} aria-hidden="true">
			<path d={STAR} />
		</svg>
	);
}
