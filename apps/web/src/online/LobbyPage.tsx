import type { TableList, TableRow } from '@rumis/protocol';
import type { ReactNode } from 'react';
import { BackLink } from '../app/BackLink.js';
import { makeRoute } from '../app/route.js';
import type { Texts } from '../i18n/texts.js';
import { useTexts } from '../i18n/useTexts.js';
import { GameCards } from '../people/GameCards.js';
import { useLoaded, useRenewal } from '../people/loaded.js';
import { MyGamesSummary } from '../people/MyGamesSummary.js';
import { PeopleLinks } from '../people/PeopleLinks.js';
import { freeSeats, seatTitle } from '../people/tables.js';
import { Icon } from '../ui/Icon.js';
import { sayRule } from './clocks.js';
import { Message } from './Message.js';
import './online.css';
import { useTitle } from '../app/useTitle.js';

/** Only while the page is seen. */
const RENEW_MS = 5000;

/** The way to online play: a new table, one's own games, tables that wait for somebody, games to watch. */
export function LobbyPage() {
	const t = useTexts();
	useTitle(t.online.title);
	const mine = useTables('mine?limit=50');
	const own = new Set(mine.tables.map(({ id }) => id));
	const open = useTables('tables?status=waiting&limit=30');
	const running = useTables('tables?status=playing&limit=30');
	const isOthers = ({ id }: TableRow) => !own.has(id);
	const watchable = running.tables.filter(isOthers);
	if (open.error === 'noServer')
		return <Message title={t.online.lobby.noServer} text={t.online.lobby.noServerHint} to="home" />;
	return (
		<div className="online">
			<header className="online-head">
				<BackLink to={{ page: 'home' }} label={t.common.home} />
				<h1>{t.online.title}</h1>
				<PeopleLinks />
			</header>
			<main className="online-lobby">
				<div className="online-new">
					<a className="button primary online-big" href={makeRoute({ page: 'newTable' })}>
						<Icon name="plus" /> {t.online.lobby.newTable}
					</a>
					<p className="online-hint">{t.online.lobby.newTableHint}</p>
				</div>
				{open.error && (
					<p role="status" className="online-problem">
						{t.online.errors.offline}
					</p>
				)}
				<MyGamesSummary tables={mine.tables} now={mine.now} />
				<Tables
					title={t.online.lobby.open}
					tables={open.tables.filter(isOthers)}
					empty={t.online.lobby.noneOpen}
					facts={(table) => [t.people.freeSeats(freeSeats(table)), sayRule(table.clock, t)]}
					call={<strong className="people-call">{t.online.lobby.join}</strong>}
				/>
				{watchable.length > 0 && (
					<Tables
						title={t.online.lobby.running}
						tables={watchable}
						facts={(table) => factsOf(table, t)}
						call={<strong className="people-call">{t.online.lobby.watch}</strong>}
					/>
				)}
			</main>
		</div>
	);
}

function factsOf({ toMove, seats, clock }: TableRow, t: Texts): readonly string[] {
	const who = toMove === null ? undefined : seats[toMove];
	const turn = who && toMove !== null ? [t.people.turnOf(seatTitle(who, toMove, t))] : [];
	return [...turn, sayRule(clock, t)];
}

/** A live list of tables; what was there stays while the server cannot be reached. */
function useTables(path: string) {
	const { loaded, reload } = useLoaded<TableList>(path);
	useRenewal(reload, RENEW_MS);
	return {
		tables: loaded.kind === 'ready' ? loaded.value.tables : [],
		now: loaded.kind === 'ready' ? loaded.value.now : 0,
		error: loaded.kind === 'failed' ? loaded.error.code : null,
	};
}

interface TablesProps {
	readonly title: string;
	readonly tables: readonly TableRow[];
	readonly empty?: string;
	readonly facts: (table: TableRow) => readonly string[];
	readonly call: ReactNode;
}

function Tables({ title, tables, empty, facts, call }: TablesProps) {
	return (
		<section className="people-section">
			<h2>{title}</h2>
			{tables.length === 0 && empty && <p className="online-hint">{empty}</p>}
			<GameCards tables={tables} factsOf={facts} callOf={() => call} />
		</section>
	);
}
