import type { TableList } from '@rumis/protocol';
import { makeRoute } from '../app/route.js';
import { useTexts } from '../i18n/useTexts.js';
import { useLanguage } from '../settings/useSettings.js';
import { GameCard } from './GameCard.js';
import { useLoaded, useRenewal } from './loaded.js';
import './people.css';
import { factsOf } from './tableFacts.js';
import { grouped } from './tables.js';

const RENEW_MS = 20_000;
/** More than these are on a page of their own. */
const MOST = 6;

/**
 * One's running tables in short, for other pages: those where it is one's turn first. Nothing while there are
 * none, and nothing when they cannot be had: whoever shows this has other things to say.
 */
export function MyGamesSummary() {
	const t = useTexts();
	const language = useLanguage();
	const { loaded, reload } = useLoaded<TableList>('mine?limit=50');
	useRenewal(reload, RENEW_MS);
	if (loaded.kind !== 'ready') return null;
	const { yourTurn, theirTurn, waiting } = grouped(loaded.value.tables);
	const running = [...yourTurn, ...theirTurn, ...waiting];
	if (running.length === 0) return null;
	return (
		<section className="people-section people-summary">
			<div className="people-row">
				<h2>{yourTurn.length > 0 ? t.people.turnsWaiting(yourTurn.length) : t.people.myGames}</h2>
				<a className="people-link" href={makeRoute({ page: 'myGames' })}>
					{t.people.toMyGames}
				</a>
			</div>
			<ul className="people-games">
				{running.slice(0, MOST).map((table) => (
					<GameCard
						key={table.id}
						table={table}
						href={makeRoute({ page: 'table', id: table.id, invite: '' })}
						facts={factsOf(table, loaded.value.now, language, t)}
						call={yourTurn.includes(table) && <strong className="people-call">{t.people.yourTurn}</strong>}
					/>
				))}
			</ul>
		</section>
	);
}
