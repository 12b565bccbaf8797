import type { Profile } from '@rumis/protocol';
import { useLocale } from '../device/useSettings.js';
import { sayDate } from '../i18n/format/times.js';
import { useTexts } from '../i18n/useTexts.js';
import { ColumnHeads } from '../ui/ColumnHeads.js';
import { RatingValue } from './RatingValue.js';

/** The date of registration, the number of games, and the ratings. */
export function ProfileFacts({ profile }: { readonly profile: Profile }) {
	const t = useTexts().people;
	const language = useLocale();
	const { since, games, ratings } = profile;
	return (
		<>
			<p className="people-hint">{`${t.member(sayDate(since, language))} · ${t.finishedGames(games)}`}</p>
			{ratings.length === 0 ? <p>{t.noRatings}</p> : <RatingTable ratings={ratings} />}
		</>
	);
}

function RatingTable({ ratings }: Pick<Profile, 'ratings'>) {
	const t = useTexts().people;
	return (
		<table className="people-table">
			<caption className="visually-hidden">{t.ratings}</caption>
			<ColumnHeads
				names={[t.playerCount, t.rating, t.games]}
				classOf={(name) => (name === t.playerCount ? undefined : 'people-number')}
			/>
			<tbody>
				{ratings.map(({ players, rating, deviation, games, isProvisional }) => (
					<tr key={players}>
						<th scope="row">{t.players(players)}</th>
						<td className="people-number">
							<RatingValue rating={rating} deviation={deviation} />
							{isProvisional && <small>{t.provisional}</small>}
						</td>
						<td className="people-number">{games}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
