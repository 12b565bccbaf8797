import type { OnlineTable, TableClient, TableView } from '@rumis/client';
import type { ClockFacts } from '@rumis/protocol';
import type { ReplyPlan, Table } from '@rumis/table';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { GamePage } from '../../game/GamePage.js';
import { premoveOf, setPremove } from '../../game/premove.js';
import type { GameSession } from '../../game/session.js';
import { isOwnTurn } from '../../game/state.js';
import { seenPosition } from '../../game/view.js';
import { useBook, useTexts } from '../../i18n/useTexts.js';
import { go } from '../../navigation/route.js';
import { Button } from '../../ui/Button.js';
import { ErrorBoundary } from '../../ui/ErrorBoundary.js';
import { useStore } from '../../util/store.js';
import { ChatDrawer } from '../chat/ChatDrawer.js';
import { notify } from '../table/browserNotices.js';
import { Connection } from '../table/Connection.js';
import { TableMessages } from '../table/TableMessages.js';
import { useView } from '../table/useTable.js';
import { AbsenceNotice } from './AbsenceNotice.js';
import { besideOf } from './beside.js';
import { OnlineEnd } from './OnlineEnd.js';
import { OnlineMenu } from './OnlineMenu.js';
import { PlanScreen } from './planning/PlanScreen.js';
import { canPlan, usePlan } from './planning/usePlan.js';
import { ResignDialog } from './ResignDialog.js';
import { UndoQuestion } from './UndoQuestion.js';

/** Loaded at the end of a game, so that the board does not wait for it. */
const OnlineResult = lazy(async () => ({ default: (await import('./OnlineResult.js')).OnlineResult }));

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
	const [isResultOpen, openResult] = useState(true);
	const [plan, setPlan] = usePlan(online);
	/** The table on which replies are being planned. */
	const [planning, setPlanning] = useState<Table | null>(null);
	const { info, table } = online;
	// A plan made for one position is useless for another.
	if (planning && canPlan(online) && table?.position.ply === planning.position.ply) {
		const close = (made: ReplyPlan | null) => {
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
						<>
							<div className="online-over">
								<Connection client={client} />
								<UndoQuestion client={client} session={session} />
								<AbsenceNotice client={client} online={online} />
								<GetReady clock={info.clock} offset={view.offset} />
								<PremoveNotice session={session} />
								<TableMessages client={client} />
							</div>
							{info.standings && (
								<ErrorBoundary onError={() => openResult(false)}>
									<Suspense>
										<OnlineResult
											client={client}
											session={session}
											info={info}
											isOpen={isResultOpen}
											onOpen={openResult}
										/>
									</Suspense>
								</ErrorBoundary>
							)}
						</>
					),
					actions: canPlan(online) && table && (
						<Button look="quiet" icon="list" onClick={() => setPlanning(table)}>
							{plan.length > 0 ? t.atTable.plan.openCount(plan.length) : t.atTable.plan.open}
						</Button>
					),
					end: <OnlineEnd client={client} session={session} info={info} hasCard={isResultOpen} />,
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

/** The current premove, and a button to cancel it. */
function PremoveNotice({ session }: { readonly session: GameSession }) {
	const t = useBook().atTable.plan;
	const premove = useStore(session.store, premoveOf);
	return (
		<div className="online-premove" role="status">
			{premove !== null && (
				<>
					<span>{t.premove(premove)}</span>
					<Button onClick={() => session.change(setPremove, null)}>{t.premoveCancel}</Button>
				</>
			)}
		</div>
	);
}

/** Shows in the page title that it is the player's turn, and sends a notification if the page is hidden. */
function useTurnNotice(isMyTurn: boolean, game: string, board: string): void {
	const t = useTexts();
	// A game that starts in the background counts as a change, too.
	const wasMyTurn = useRef(isMyTurn && document.visibilityState === 'visible');
	// The title changes together with the board, never later.
	useLayoutEffect(() => {
		const { notices } = t.online;
		document.title = isMyTurn ? notices.title(notices.yourTurn, t.common.appName) : t.common.appName;
		return () => {
			document.title = t.common.appName;
		};
	}, [isMyTurn, t]);
	useEffect(() => {
		const { notices } = t.online;
		if (isMyTurn && !wasMyTurn.current) void notify(notices.yourTurn, notices.body(board), `turn-${game}`);
		wasMyTurn.current = isMyTurn;
	}, [isMyTurn, game, board, t]);
}

interface GetReadyProps {
	readonly clock: ClockFacts;
	/** The offset of the server's clock from ours. */
	readonly offset: number;
}

/** Counts down to the first turn of a live game. */
function GetReady({ clock, offset }: GetReadyProps) {
	const t = useBook();
	const begins = (clock.turn?.since ?? 0) - offset;
	const [now, setNow] = useState(Date.now);
	const isWaiting = begins > now;
	useEffect(() => {
		if (!isWaiting) return;
		const timer = setInterval(() => setNow(Date.now()), 200);
		return () => clearInterval(timer);
	}, [isWaiting]);
	if (!isWaiting) return null;
	return (
		<p className="online-ready" role="timer">
			{t.atTable.ready(Math.ceil((begins - now) / 1000))}
		</p>
	);
}
