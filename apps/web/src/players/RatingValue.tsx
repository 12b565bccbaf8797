import { useTexts } from '../i18n/useTexts.js';

interface Props {
	readonly rating: number;
	readonly deviation: number;
}

/** A rating and its uncertainty: `1640 ± 80`. */
export function RatingValue({ rating, deviation }: Props) {
	const t = useTexts().people;
	return (
		<span className="people-rating">
			<span aria-hidden="true">
				<strong>{rating}</strong> <span className="people-deviation">± {deviation}</span>
			</span>
			<span className="visually-hidden">{t.ratingSpoken(String(rating), String(deviation))}</span>
		</span>
	);
}
