import type { Leaderboard, LeaderboardEntry } from '@rumis/protocol';
import { useState } from 'react';
import { useLoaded } from '../http/loaded.js';
import { useTexts } from '../i18n/useTexts.js';
import { makeRoute } from '../navigation/route.js';
import { LoadState } from '../people/LoadState.js';
import { useAccountName } from '../people/me.js';
import { PeopleFrame } from '../people/PeopleFrame.js';
import { ColumnHeads } from '../ui/ColumnHeads.js';
import { RadioCards } from '../ui/RadioCards.js';
import { RatingValue } from './RatingValue.js';

const COUNTS = [2, 3, 4, 5, 6] as const;

/** The best players, for each number of players at the table. */
export function LeaderboardPage() {
	const t = useTexts().people;
	const [players, setPlayers] = useState<number>(2);
	const board = useLoaded<Leaderboard>(`leaderboard?players=${players}`);
	return (
		<PeopleFrame title={t.leaderboard} page="leaderboard">
			<RadioCards
				legend={t.playerCount}
				look="row"
				cards={COUNTS.map((count) => ({ value: count, title: String(count) }))}
				value={players}
				onChange={setPlayers}
			/>
			<LoadState loading={board}>
				{({ entries }) =>
					entries.length === 0 ? (
						<p className="note">{t.leaderboardEmpty}</p>
					) : (
						<Entries entries={entries} caption={t.players(players)} />
					)
				}
			</LoadState>
			<section className="people-section">
				<h2>{t.howTitle}</h2>
				<p>{t.how}</p>
			</section>
		</PeopleFrame>
	);
}

interface Props {
	readonly entries: readonly LeaderboardEntry[];
	readonly caption: string;
}

function Entries({ entries, caption }: Props) {
	const t = useTexts().people;
	const own = useAccountName();
	return (
		<table className="people-table">
			<caption className="visually-hidden">{caption}</caption>
			<ColumnHeads
				names={[t.rank, t.player, t.rating, t.games]}
				classOf={(name) => (name === t.player ? undefined : 'people-number')}
			/>
			<tbody>
				{entries.map(({ rank, name, rating, deviation, games }) => (
					<tr key={name} data-own={name === own}>
						<td className="people-number">{rank}</td>
						<th scope="row">
							<a href={makeRoute({ page: 'player', name })}>{name}</a>
							{name === own && <small>{t.you}</small>}
						</th>
						<td className="people-number">
							<RatingValue rating={rating} deviation={deviation} />
						</td>
						<td className="people-number">{games}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
