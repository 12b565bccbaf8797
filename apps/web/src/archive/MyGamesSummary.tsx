import type { TableList } from '@rumis/protocol';
import { useLocale } from '../device/useSettings.js';
import { useTexts } from '../i18n/useTexts.js';
import { makeRoute } from '../navigation/route.js';
import { GameCards } from './GameCards.js';
import '../people/people.css';
import { factsOf } from './tableFacts.js';
import { grouped } from './tables.js';

/** The others are on a separate page. */
const MOST = 6;

/** The player's running tables, for other pages, those where it is their turn first; may render nothing. */
export function MyGamesSummary({ tables, now }: Pick<TableList, 'tables' | 'now'>) {
	const t = useTexts();
	const language = useLocale();
	const { yourTurn, theirTurn, waiting } = grouped(tables);
	const running = [...yourTurn, ...theirTurn, ...waiting];
	if (running.length === 0) return null;
	return (
		<section className="people-section people-summary">
			<div className="people-row">
				<h2>{t.people.myGames}</h2>
				<a className="people-link" href={makeRoute({ page: 'myGames' })}>
					{t.people.toMyGames}
				</a>
			</div>
			<GameCards
				tables={running.slice(0, MOST)}
				factsOf={(table) => factsOf(table, now, language, t)}
				callOf={(table) =>
					yourTurn.includes(table) && <strong className="people-call">{t.people.yourTurn}</strong>
				}
			/>
		</section>
	);
}
