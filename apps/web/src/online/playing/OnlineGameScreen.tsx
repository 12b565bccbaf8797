import type { OnlineTable, TableClient, TableView } from '@rumis/client';
import type { Plan, Table } from '@rumis/table';
import { useEffect, useState } from 'react';
import { GamePage } from '../../game/GamePage.js';
import type { GameSession } from '../../game/session.js';
import { isOwnTurn } from '../../game/state.js';
import { seenPosition } from '../../game/view.js';
import { useBook } from '../../i18n/useTexts.js';
import { go } from '../../navigation/route.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { useStore } from '../../util/store.js';
import { ChatDrawer } from '../chat/ChatDrawer.js';
import { Connection } from '../table/Connection.js';
import { TableMessages } from '../table/TableMessages.js';
import { useView } from '../table/useTable.js';
import { AbsenceNotice } from './AbsenceNotice.js';
import { besideOf } from './beside.js';
import { GetReady } from './GetReady.js';
import { OnlineEnd } from './OnlineEnd.js';
import { OnlineMenu } from './OnlineMenu.js';
import { PremoveNotice } from './PremoveNotice.js';
import { PlanScreen } from './planning/PlanScreen.js';
import { canPlan, usePlan } from './planning/usePlan.js';
import { ResignDialog } from './ResignDialog.js';
import { UndoQuestion } from './UndoQuestion.js';
import { useTurnNotice } from './useTurnNotice.js';

interface Props {
	readonly client: TableClient;
	readonly session: GameSession;
}

/** A running or finished game at an online table, for players and spectators. */
export function OnlineGameScreen({ client, session }: Props) {
	const view = useView(client, (now) => now);
	useRematch(client);
	const { online } = view;
	// The game as the board shows it, including an unconfirmed stone.
	const isMyTurn = useStore(session.store, isOwnTurn);
	useTurnNotice(isMyTurn, online?.info.id ?? '', online?.table?.config.setup.scenario.name ?? '');
	if (!online) return null;
	return <AtTable client={client} session={session} view={view} online={online} />;
}

interface AtTableProps extends Props {
	readonly view: TableView;
	readonly online: OnlineTable;
}

function AtTable({ client, session, view, online }: AtTableProps) {
	const t = useBook();
	const [isResigning, setResigning] = useState(false);
	const [plan, setPlan] = usePlan(online);
	/** The table on which replies are being planned. */
	const [planning, setPlanning] = useState<Table | null>(null);
	const { info, table } = online;
	// A plan made for one position is useless for another.
	if (planning && canPlan(online) && table?.position.ply === planning.position.ply) {
		const close = (made: Plan | null) => {
			if (made) setPlan(made);
			setPlanning(null);
		};
		return <PlanScreen info={info} table={planning} plan={plan} onClose={close} />;
	}
	return (
		<>
			<GamePage
				session={session}
				parts={{
					back: { to: { page: 'online' }, label: t.online.menu.lobby },
					beside: besideOf(view, t),
					tools: <ChatDrawer client={client} online={online} watchers={view.presence.watchers} />,
					notice: (
						<div className="online-over">
							<Connection client={client} />
							<UndoQuestion client={client} session={session} />
							<AbsenceNotice client={client} online={online} />
							<GetReady clock={info.clock} offset={view.offset} />
							<PremoveNotice session={session} />
							<TableMessages client={client} />
							{info.you === null && info.status === 'playing' && (
								<p className="online-watching">{t.online.state.watching}</p>
							)}
						</div>
					),
					actions: canPlan(online) && table && (
						<Button look="quiet" icon={<Icon name="list" />} onClick={() => setPlanning(table)}>
							{plan.length > 0 ? t.atTable.plan.openCount(plan.length) : t.atTable.plan.open}
						</Button>
					),
					end: <OnlineEnd client={client} session={session} info={info} />,
					menu: (close, open) => (
						<OnlineMenu
							info={info}
							position={seenPosition(session.store.get())}
							onClose={close}
							onOpen={open}
							onResign={() => {
								close();
								setResigning(true);
							}}
						/>
					),
				}}
			/>
			{isResigning && <ResignDialog client={client} info={info} onClose={() => setResigning(false)} />}
		</>
	);
}

/** Everyone present follows to the next game. */
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
