import type { TableList } from '@rumis/protocol';
import { makeRoute } from '../app/route.js';
import { useTexts } from '../i18n/useTexts.js';
import { useLanguage } from '../settings/useSettings.js';
import { GameCards } from './GameCards.js';
import './people.css';
import { factsOf } from './tableFacts.js';
import { grouped } from './tables.js';

/** More than these are on a page of their own. */
const MOST = 6;

/** One's running tables in short, for other pages: those where it is one's turn first; nothing if there are none. */
export function MyGamesSummary({ tables, now }: Pick<TableList, 'tables' | 'now'>) {
	const t = useTexts();
	const language = useLanguage();
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
