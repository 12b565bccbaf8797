import type { TableClient } from '@rumis/client';
import type { TableInfo } from '@rumis/protocol';
import type { Table } from '@rumis/table';
import { endCount } from '../../game/counting.js';
import type { GameSession } from '../../game/session.js';
import { apiAddress } from '../../http/api.js';
import type { BookTexts } from '../../i18n/texts.js';
import { useBook } from '../../i18n/useTexts.js';
import { makeRoute } from '../../navigation/route.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { useStore } from '../../util/store.js';
import { seatName } from '../../wording/names.js';

interface Props {
	readonly client: TableClient;
	readonly session: GameSession;
	readonly info: TableInfo;
}

/** The end of an online game: the winner, and what to do next. */
export function OnlineEnd({ client, session, info }: Props) {
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
				{table.ended && <p>{t.online.end.why[table.ended.why](seatName(table, table.ended.seat, t))}</p>}
				<Standings info={info} table={table} />
				<RatingChanges info={info} table={table} />
			</div>
			<Next client={client} info={info} table={table} />
		</div>
	);
}

/** The winner, as decided by the server. */
export function winnerText(info: TableInfo, table: Table, t: BookTexts): string {
	const winners = (info.standings ?? []).filter(({ rank }) => rank === 1).map(({ seat }) => seat);
	if (winners.length === 0) return t.atTable.nobodyWins;
	const names = winners.map((seat) => seatName(table, seat, t));
	if (winners.length > 1) return t.online.end.shared(t.common.and(names));
	return winners[0] === info.you ? t.online.end.youWin : t.online.end.wins(names[0] ?? '');
}

function Standings({ info, table }: { readonly info: TableInfo; readonly table: Table }) {
	const t = useBook();
	const byRank = [...(info.standings ?? [])].sort((a, b) => a.rank - b.rank);
	return (
		<ol className="online-standings" aria-label={t.online.end.standings}>
			{byRank.map(({ seat, rank, points }) => (
				<li key={seat}>
					{t.online.end.rank(rank)} {seatName(table, seat, t)}{' '}
					<span className="online-hint">
						{[t.game.points(points), ...reasonOf(info, seat, t)].join(', ')}
					</span>
				</li>
			))}
		</ol>
	);
}

/** Why a seat is last regardless of its points. */
function reasonOf({ seats }: TableInfo, seat: number, t: BookTexts): readonly string[] {
	const left = seats[seat]?.left;
	return left ? [t.online.state.left[left]] : [];
}

/** The rating changes. They arrive a moment after the end. */
function RatingChanges({ info, table }: { readonly info: TableInfo; readonly table: Table }) {
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

function Next({ client, info, table }: Omit<Props, 'session'> & { readonly table: Table }) {
	const texts = useBook();
	const t = texts.online.end;
	const hasAsked = info.you !== null && info.rematchAsked.includes(info.you);
	const others = info.rematchAsked.filter((seat) => seat !== info.you);
	return (
		<div className="online-next">
			{others.length > 0 && !info.rematch && (
				<p className="online-hint">
					{t.rematchWanted(texts.common.and(others.map((seat) => seatName(table, seat, texts))))}
				</p>
			)}
			<div className="online-buttons">
				{info.rematch ? (
					<a className="button primary" href={makeRoute({ page: 'table', id: info.rematch, invite: '' })}>
						{t.toRematch}
					</a>
				) : (
					info.you !== null && (
						<Button
							look="primary"
							disabled={hasAsked}
							onClick={() => void client.request({ kind: 'rematch' })}
						>
							{hasAsked ? t.rematchAsked : t.rematch}
						</Button>
					)
				)}
				<a className="button" href={makeRoute({ page: 'replay', id: info.id })}>
					<Icon name="play" /> {t.replay}
				</a>
				<a className="button" href={makeRoute({ page: 'analysis', from: 'online', id: info.id })}>
					<Icon name="leaderboard" /> {texts.game.analyse}
				</a>
				<a className="button" href={apiAddress(`tables/${info.id}/record`)} download>
					<Icon name="save" /> {t.download}
				</a>
			</div>
		</div>
	);
}
