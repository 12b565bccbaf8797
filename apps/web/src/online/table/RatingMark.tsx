import type { SeatRating } from '@rumis/protocol';
import { useTexts } from '../../i18n/useTexts.js';

/** A rating next to a name; a question mark means that it is provisional. */
export function RatingMark({ rating }: { readonly rating: SeatRating | undefined }) {
	const t = useTexts().people;
	if (!rating) return null;
	return (
		<small className="online-rating" title={t.rating}>
			<span className="visually-hidden">{t.rating} </span>
			{rating.rating}
			{rating.isProvisional && '?'}
		</small>
	);
}
