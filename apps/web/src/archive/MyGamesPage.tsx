import type { TableList, TableRow } from '@rumis/protocol';
import { useState } from 'react';
import { useLocale } from '../device/useSettings.js';
import { useLoaded, useRenewal } from '../http/loaded.js';
import { useTexts } from '../i18n/useTexts.js';
import { makeRoute } from '../navigation/route.js';
import { LoadState } from '../people/LoadState.js';
import { useMe } from '../people/me.js';
import { PeopleFrame } from '../people/PeopleFrame.js';
import { Button } from '../ui/Button.js';
import { FinishedGames } from './ArchivePage.js';
import { GameCards } from './GameCards.js';
import { factsOf } from './tableFacts.js';
import { GROUPS, grouped } from './tables.js';

/** The server's maximum per request; older games are in the archive. */
const PATH = 'mine?limit=100';
const RENEW_MS = 20_000;
/** The number of finished games shown at first. */
const FEW = 12;

/** All tables of the player: their turn, others' turn, and finished games. */
export function MyGamesPage() {
	const t = useTexts().people;
	const list = useLoaded<TableList>(PATH);
	const me = useMe();
	useRenewal(list.reload, RENEW_MS);
	const isGuest = me.kind === 'ready' && !me.value.account;
	return (
		<PeopleFrame title={t.myGames} page="myGames" isWide>
			<LoadState loading={list}>
				{({ tables, now }) =>
					tables.length === 0 ? (
						<NoGames />
					) : (
						<>
							{isGuest && (
								<p className="people-intro">
									{t.myGamesGuest} <a href={makeRoute({ page: 'account' })}>{t.account}</a>
								</p>
							)}
							<Groups tables={tables} now={now} />
						</>
					)
				}
			</LoadState>
		</PeopleFrame>
	);
}

function NoGames() {
	const t = useTexts().people;
	return (
		<div className="people-failed">
			<p>{t.noGames}</p>
			<a className="button primary" href={makeRoute({ page: 'online' })}>
				{t.toLobby}
			</a>
		</div>
	);
}

interface GroupsProps {
	readonly tables: readonly TableRow[];
	readonly now: number;
}

function Groups({ tables, now }: GroupsProps) {
	const t = useTexts().people;
	const groups = grouped(tables);
	return GROUPS.filter((group) => groups[group].length > 0).map((group) => (
		<section key={group} className="people-section" data-group={group}>
			<h2>{t[group]}</h2>
			{group === 'finished' ? (
				<OverGames tables={groups[group]} />
			) : (
				<RunningGames tables={groups[group]} now={now} />
			)}
		</section>
	));
}

/** The latest games immediately, the others on request. */
function OverGames({ tables }: Pick<GroupsProps, 'tables'>) {
	const t = useTexts().people;
	const [count, setCount] = useState(FEW);
	return (
		<>
			<FinishedGames tables={tables.slice(0, count)} />
			{count < tables.length && (
				<Button className="people-more" onClick={() => setCount(tables.length)}>
					{t.more}
				</Button>
			)}
		</>
	);
}

function RunningGames({ tables, now }: GroupsProps) {
	const t = useTexts();
	const language = useLocale();
	return <GameCards tables={tables} factsOf={(table) => factsOf(table, now, language, t)} />;
}
