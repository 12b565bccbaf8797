import type { TableList, TableRow } from '@rumis/protocol';
import type { ReactNode } from 'react';
import { FinishedGames } from '../archive/ArchivePage.js';
import { GameCards } from '../archive/GameCards.js';
import { MyGamesSummary } from '../archive/MyGamesSummary.js';
import { freeSeats, seatTitle } from '../archive/tables.js';
import { useLoaded, useRenewal } from '../http/loaded.js';
import type { BookTexts } from '../i18n/texts.js';
import { useBook } from '../i18n/useTexts.js';
import { makeRoute } from '../navigation/route.js';
import { HostNotices } from '../people/HostNotices.js';
import { FailedNote } from '../people/LoadState.js';
import { PeopleLinks } from '../people/PeopleLinks.js';
import { playQuickly } from '../records/openGames.js';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';
import { Page } from '../ui/Page.js';
import { QuickPairing } from './search/QuickPairing.js';
import { sayRule } from './table/clocks.js';
import { Message } from './table/Message.js';
import './online.css';

/** Polls only while the page is visible. */
const RENEW_MS = 5000;

/** The lobby: find an opponent, create a table, your games, open tables, games to watch and to replay. */
export function LobbyPage() {
	const t = useBook();
	const mine = useTables('mine?limit=50');
	const open = useTables('tables?status=waiting&limit=30');
	if (open.error?.code === 'noServer')
		return <Message title={t.online.lobby.noServer} text={t.online.lobby.noServerHint} to="home" />;
	return (
		<Page
			title={t.online.title}
			back={{ to: { page: 'home' }, label: t.common.home }}
			links={<PeopleLinks />}
		>
			<HostNotices />
			{open.error ? (
				<Unreachable error={open.error} onRetry={open.reload} />
			) : (
				<>
					<MyGamesSummary tables={mine.tables} now={mine.now} />
					<div className="online-ways">
						<QuickPairing />
						<OtherWays />
					</div>
					<Others own={new Set(mine.tables.map(({ id }) => id))} open={open.tables} />
				</>
			)}
		</Page>
	);
}

/** Without the server, only a game against a bot is possible. */
function Unreachable({ error, onRetry }: Parameters<typeof FailedNote>[0]) {
	const t = useBook();
	return (
		<>
			<FailedNote error={error} onRetry={onRetry} />
			<PlayBot look="primary" hint={t.lobby.playBotHint} />
		</>
	);
}

/** A new table, or a game against a bot. */
function OtherWays() {
	const t = useBook();
	return (
		<div className="online-other-ways">
			<div className="online-new">
				<a className="button online-big" href={makeRoute({ page: 'newTable' })}>
					<Icon name="plus" /> {t.online.lobby.newTable}
				</a>
				<p className="online-hint">{t.online.lobby.newTableHint}</p>
			</div>
			<PlayBot look="plain" hint={t.lobby.playBotHint} />
		</div>
	);
}

function PlayBot({ look, hint }: { readonly look: 'primary' | 'plain'; readonly hint: string }) {
	const t = useBook();
	return (
		<div className="online-new">
			<Button className="online-big" look={look} icon={<Icon name="bot" />} onClick={() => playQuickly()}>
				{t.lobby.playBot}
			</Button>
			<p className="online-hint">{hint}</p>
		</div>
	);
}

interface OthersProps {
	/** Your own tables, which are listed above. */
	readonly own: ReadonlySet<string>;
	readonly open: readonly TableRow[];
}

/** Activity on the server: tables with a free seat, games to watch, and finished games. */
function Others({ own, open }: OthersProps) {
	const t = useBook();
	const running = useTables('tables?status=playing&limit=30');
	const finished = useTables('archive?limit=9');
	const isOthers = ({ id }: TableRow) => !own.has(id);
	const today = finished.tables.filter(({ updatedAt }) => updatedAt >= startOfDay());
	return (
		<>
			<Tables
				title={t.online.lobby.open}
				tables={open.filter(isOthers)}
				empty={t.lobby.noneOpen}
				facts={(table) => [t.people.freeSeats(freeSeats(table)), sayRule(table.clock, t)]}
				call={<strong className="people-call">{t.online.lobby.join}</strong>}
			/>
			<Tables
				title={t.online.lobby.running}
				tables={running.tables.filter(isOthers)}
				facts={(table) => factsOf(table, t)}
				call={<strong className="people-call">{t.online.lobby.watch}</strong>}
			/>
			{finished.tables.length > 0 && (
				<section className="people-section">
					<h2>{today.length > 0 ? t.lobby.today : t.lobby.lately}</h2>
					<FinishedGames tables={today.length > 0 ? today : finished.tables.slice(0, 3)} />
				</section>
			)}
		</>
	);
}

const startOfDay = (): number => new Date().setHours(0, 0, 0, 0);

function factsOf({ toMove, seats, clock }: TableRow, t: BookTexts): readonly string[] {
	const who = toMove === null ? undefined : seats[toMove];
	const turn = who && toMove !== null ? [t.people.turnOf(seatTitle(who, toMove, t))] : [];
	return [...turn, sayRule(clock, t)];
}

/** A live list of tables; kept while the server is unreachable. */
function useTables(path: string) {
	const { loaded, reload } = useLoaded<TableList>(path);
	useRenewal(reload, RENEW_MS);
	return {
		tables: loaded.kind === 'ready' ? loaded.value.tables : [],
		now: loaded.kind === 'ready' ? loaded.value.now : 0,
		error: loaded.kind === 'failed' ? loaded.error : null,
		reload,
	};
}

interface TablesProps {
	readonly title: string;
	readonly tables: readonly TableRow[];
	/** The text for an empty list; without it, an empty list is hidden. */
	readonly empty?: string;
	readonly facts: (table: TableRow) => readonly string[];
	readonly call: ReactNode;
}

function Tables({ title, tables, empty, facts, call }: TablesProps) {
	if (tables.length === 0 && !empty) return null;
	return (
		<section className="people-section">
			<h2>{title}</h2>
			{tables.length === 0 && <p className="online-hint">{empty}</p>}
			<GameCards tables={tables} factsOf={facts} callOf={() => call} />
		</section>
	);
}
