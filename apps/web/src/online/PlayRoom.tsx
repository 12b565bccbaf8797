import { seatToMove } from '@rumis/table';
import { useEffect, useState } from 'react';
import { go } from '../app/route.js';
import { GamePage } from '../game/GamePage.js';
import type { Session } from '../game/session.js';
import { useTexts } from '../i18n/useTexts.js';
import { AbsenceNotice } from './AbsenceNotice.js';
import { besideOf } from './beside.js';
import { ChatDrawer } from './ChatDrawer.js';
import { Connection } from './Connection.js';
import { OnlineEnd } from './OnlineEnd.js';
import { OnlineMenu } from './OnlineMenu.js';
import './online.css';
import { ResignDialog } from './ResignDialog.js';
import { RoomAnnouncer } from './RoomAnnouncer.js';
import type { TableClient } from './tableClient.js';
import { UndoQuestion } from './UndoQuestion.js';
import { useView } from './useTable.js';
import { useTurnNotice } from './useTurnNotice.js';

interface Props {
	readonly client: TableClient;
	readonly session: Session;
}

/** A running or finished game at an online table, for players and spectators. */
export function PlayRoom({ client, session }: Props) {
	const t = useTexts();
	const view = useView(client, (now) => now);
	const [isResigning, setResigning] = useState(false);
	useRematch(client);
	const { room } = view;
	const isMyTurn = room?.table != null && room.info.you !== null && seatToMove(room.table) === room.info.you;
	useTurnNotice(isMyTurn, room?.info.id ?? '', room?.table?.config.setup.scenario.name ?? '');
	if (!room) return null;
	const { info } = room;
	return (
		<>
			<GamePage
				session={session}
				parts={{
					back: { to: { page: 'online' }, label: t.online.menu.lobby },
					beside: besideOf(view, t),
					tools: <ChatDrawer client={client} room={room} watchers={view.presence.watchers} />,
					notice: (
						<div className="online-over">
							<Connection client={client} />
							<UndoQuestion client={client} session={session} />
							<AbsenceNotice client={client} room={room} />
							{info.you === null && info.status === 'playing' && (
								<p className="online-watching">{t.online.state.watching}</p>
							)}
						</div>
					),
					end: <OnlineEnd client={client} session={session} info={info} />,
					menu: (close, open) => (
						<OnlineMenu
							info={info}
							onClose={close}
							onWish={open}
							onResign={() => {
								close();
								setResigning(true);
							}}
						/>
					),
				}}
			/>
			<RoomAnnouncer client={client} />
			{isResigning && <ResignDialog client={client} info={info} onClose={() => setResigning(false)} />}
		</>
	);
}

/** Everybody who is here goes along to the next game. */
function useRematch(client: TableClient): void {
	useEffect(
		() =>
			client.onEvents((events) => {
				for (const { event } of events) {
					if (event.kind === 'rematch') go({ page: 'table', id: event.game, invite: '' });
				}
			}),
		[client],
	);
}
