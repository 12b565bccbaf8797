import type { TableClient } from '@rumis/client';
import type { TableInfo } from '@rumis/protocol';
import type { Table } from '@rumis/table';
import { endCount } from '../../game/counting.js';
import type { GameSession } from '../../game/session.js';
import { apiAddress } from '../../http/api.js';
import { useBook } from '../../i18n/useTexts.js';
import { makeRoute } from '../../navigation/route.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { useStore } from '../../util/store.js';
import { seatName } from '../../wording/names.js';
import { leftOf, whyOf, winnerText } from './onlineOutcome.js';

interface Props {
	readonly client: TableClient;
	readonly session: GameSession;
	readonly info: TableInfo;
	/** Whether the card with the result is open, which has the details and what to do next. */
	readonly hasCard: boolean;
}

/** Below the board at the end of an online game: the winner, and what to do next unless the card has it. */
export function OnlineEnd({ client, session, info, hasCard }: Props) {
	const t = useBook();
	const count = useStore(session.store, (now) => now.count);
	const table = useStore(session.store, (now) => now.table);
	if (!count || !info.standings) return <p className="game-end">{t.game.gameOver}</p>;
	if (!count.isDone) {
		return (
			<div className="game-end" role="group" aria-label={t.game.result}>
				<p>{t.game.counting}</p>
				<Button onClick={() => session.change(endCount)}>{t.game.skipCount}</Button>
			</div>
		);
	}
	return (
		<div className="game-end online-end" role="group" aria-label={t.game.result}>
			<div>
				<p className="game-winner">{winnerText(info, table, t)}</p>
				{table.ended && <p>{whyOf(table, t)}</p>}
				<Standings info={info} table={table} />
				{!hasCard && <RatingChanges info={info} table={table} />}
			</div>
			{!hasCard && <Next client={client} info={info} table={table} />}
		</div>
	);
}

function Standings({ info, table }: { readonly info: TableInfo; readonly table: Table }) {
	const t = useBook();
	const left = leftOf(info, t);
	const byRank = [...(info.standings ?? [])].sort((a, b) => a.rank - b.rank);
	return (
		<ol className="online-standings" aria-label={t.online.end.standings}>
			{byRank.map(({ seat, rank, points }) => (
				<li key={seat}>
					{t.online.end.rank(rank)} {seatName(table, seat, t)}{' '}
					<span className="online-hint">
						{[t.game.points(points), left.get(seat)].filter(Boolean).join(', ')}
					</span>
				</li>
			))}
		</ol>
	);
}

/** The rating changes. They arrive a moment after the end. */
export function RatingChanges({ info, table }: { readonly info: TableInfo; readonly table: Table }) {
	const t = useBook();
	if (!info.isRated) return null;
	const changes = info.ratingChanges ?? [];
	return (
		<p className="online-changes" role="status">
			{changes.map(({ seat, before, after }) => (
				<span key={seat}>{t.atTable.ratingNow(seatName(table, seat, t), after, signed(after - before))}</span>
			))}
		</p>
	);
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

interface NextProps extends Pick<Props, 'client' | 'info'> {
	readonly table: Table;
}

function Next(props: NextProps) {
	return (
		<div className="stack tight online-next">
			<div className="row online-buttons">
				<Rematch {...props} />
				<NextLinks info={props.info} />
			</div>
		</div>
	);
}

/** Asks for another game, or leads to it; says who else wants one. */
export function Rematch({ client, info, table }: NextProps) {
	const texts = useBook();
	const t = texts.online.end;
	const hasAsked = info.you !== null && info.rematchAsked.includes(info.you);
	const others = info.rematchAsked.filter((seat) => seat !== info.you);
	if (info.rematch)
		return (
			<a className="button primary" href={makeRoute({ page: 'table', id: info.rematch, invite: '' })}>
				{t.toRematch}
			</a>
		);
	return (
		<>
			{others.length > 0 && (
				<p className="online-hint online-wanted">
					{t.rematchWanted(others.map((seat) => seatName(table, seat, texts)))}
				</p>
			)}
			{info.you !== null && (
				<Button look="primary" disabled={hasAsked} onClick={() => void client.request({ kind: 'rematch' })}>
					{hasAsked ? t.rematchAsked : t.rematch}
				</Button>
			)}
		</>
	);
}

/** Other uses of a finished game. */
export function NextLinks({ info }: Pick<Props, 'info'>) {
	const t = useBook();
	return (
		<>
			<a className="button" href={makeRoute({ page: 'replay', id: info.id })}>
				<Icon name="play" /> {t.online.end.replay}
			</a>
			<a className="button" href={makeRoute({ page: 'analysis', from: 'online', id: info.id })}>
				<Icon name="leaderboard" /> {t.game.analyse}
			</a>
			<a className="button" href={apiAddress(`tables/${info.id}/record`)} download>
				<Icon name="save" /> {t.online.end.download}
			</a>
		</>
	);
}
