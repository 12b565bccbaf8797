import type { SeatRating } from '@rumis/protocol';
import { useTexts } from '../../i18n/useTexts.js';

/** A rating beside a name; a question mark says that it is still uncertain. */
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
