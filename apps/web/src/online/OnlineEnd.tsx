import type { TableInfo } from '@rumis/protocol';
import type { Table } from '@rumis/table';
import { makeRoute } from '../app/route.js';
import { endCount } from '../game/counting.js';
import { seatName } from '../game/names.js';
import type { Session } from '../game/session.js';
import type { Texts } from '../i18n/texts.js';
import { useTexts } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';
import { useStore } from '../ui/store.js';
import { apiAddress } from './api.js';
import type { TableClient } from './tableClient.js';

interface Props {
	readonly client: TableClient;
	readonly session: Session;
	readonly info: TableInfo;
}

/** The end of an online game: who has won, and what next. */
export function OnlineEnd({ client, session, info }: Props) {
	const t = useTexts();
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
			</div>
			<Next client={client} info={info} table={table} />
		</div>
	);
}

export function winnerText(info: TableInfo, table: Table, t: Texts): string {
	const winners = (info.standings ?? []).filter(({ rank }) => rank === 1).map(({ seat }) => seat);
	const names = winners.map((seat) => seatName(table, seat, t));
	if (winners.length > 1) return t.online.end.shared(names.join(` ${t.game.and} `));
	return winners[0] === info.you ? t.online.end.youWin : t.online.end.wins(names[0] ?? '');
}

function Standings({ info, table }: { readonly info: TableInfo; readonly table: Table }) {
	const t = useTexts();
	const byRank = [...(info.standings ?? [])].sort((a, b) => a.rank - b.rank);
	return (
		<ol className="online-standings" aria-label={t.online.end.standings}>
			{byRank.map(({ seat, rank, points }) => (
				<li key={seat}>
					{t.online.end.rank(rank)} {seatName(table, seat, t)}{' '}
					<span className="online-hint">{t.game.points(points)}</span>
				</li>
			))}
		</ol>
	);
}

function Next({ client, info, table }: Omit<Props, 'session'> & { readonly table: Table }) {
	const t = useTexts().online.end;
	const texts = useTexts();
	const hasAsked = info.you !== null && info.rematchAsked.includes(info.you);
	const others = info.rematchAsked.filter((seat) => seat !== info.you);
	return (
		<div className="online-next">
			{others.length > 0 && !info.rematch && (
				<p className="online-hint">
					{t.rematchWanted(others.map((seat) => seatName(table, seat, texts)).join(', '))}
				</p>
			)}
			<div className="online-buttons">
				{info.rematch ? (
					<a className="button primary" href={makeRoute({ page: 'table', id: info.rematch, invite: '' })}>
						{t.toRematch}
					</a>
				) : (
					info.you !== null && (
						<Button look="primary" disabled={hasAsked} onClick={() => void client.wish({ kind: 'rematch' })}>
							{hasAsked ? t.rematchAsked : t.rematch}
						</Button>
					)
				)}
				<a className="button" href={makeRoute({ page: 'replay', id: info.id })}>
					<Icon name="play" /> {t.replay}
				</a>
				<a className="button" href={apiAddress(`tables/${info.id}/record`)} download>
					<Icon name="save" /> {t.download}
				</a>
			</div>
		</div>
	);
}
