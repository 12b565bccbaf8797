import type { TableClient } from '@rumis/client';
import { useEffect, useState } from 'react';
import { notePlaysOnline } from '../device/online.js';
import { type ApiError, api } from '../http/api.js';
import { useTexts } from '../i18n/useTexts.js';
import { NoticeLines } from '../people/HostNotices.js';
import { Button } from '../ui/Button.js';
import { sayRefusal } from '../wording/sayRefusal.js';
import { OnlineGameScreen } from './playing/OnlineGameScreen.js';
import { useRemoteSession } from './playing/useRemoteSession.js';
import { Message } from './table/Message.js';
import './online.css';
import { useTable, useView } from './table/useTable.js';
import { WaitingRoom } from './waiting/WaitingRoom.js';

interface Props {
	readonly id: string;
	/** The secret of an invitation link, or empty. */
	readonly invite: string;
}

/** An online table: to join, to play, or to watch. */
export function TablePage({ id, invite }: Props) {
	const client = useTable(id);
	return (
		client && (
			<>
				<TableNotices client={client} />
				<Table key={id} client={client} id={id} invite={invite} />
			</>
		)
	);
}

const TableNotices = ({ client }: { readonly client: TableClient }) => (
	<NoticeLines notices={useView(client, (view) => view.notices)} isFloating />
);

function Table({ client, id, invite }: Props & { readonly client: TableClient }) {
	const texts = useTexts();
	const t = texts.online;
	const online = useView(client, (view) => view.online);
	const refusal = useView(client, (view) => view.refusal);
	const problem = useProblem(client, id);
	const session = useRemoteSession(client, online?.table != null);
	const isSeated = online?.info.you != null;
	useEffect(() => {
		if (isSeated) notePlaysOnline();
	}, [isSeated]);
	if (refusal?.code === 'badVersion') return <Outdated />;
	if (refusal?.code === 'noTable' || problem?.code === 'noTable')
		return <Message title={t.wait.gone} text={t.wait.goneHint} />;
	if (refusal) return <Message title={sayRefusal(refusal, texts)} />;
	if (problem?.code === 'noServer')
		return <Message title={t.lobby.noServer} text={t.lobby.noServerHint} to="home" />;
	if (!online) return <Message title={t.state.connecting} />;
	if (online.info.status === 'cancelled') return <Message title={t.wait.cancelled} />;
	if (!online.table) return <WaitingRoom client={client} online={online} invite={invite} />;
	return session && <OnlineGameScreen client={client} session={session} />;
}

/** A failed socket gives no reason; an HTTP request does. */
function useProblem(client: TableClient, id: string): ApiError | null {
	const [problem, setProblem] = useState<ApiError | null>(null);
	const isStuck = useView(client, ({ connection, online }) => connection === 'lost' && online === null);
	useEffect(() => {
		let isWanted = true;
		if (isStuck) {
			void api.get(`tables/${id}`).then((answer) => {
				if (isWanted && !answer.ok) setProblem(answer.error);
			});
		}
		return () => {
			isWanted = false;
		};
	}, [isStuck, id]);
	return problem;
}

function Outdated() {
	const t = useTexts().online.state;
	return (
		<Message title={t.outdated}>
			<Button look="primary" onClick={() => location.reload()}>
				{t.reload}
			</Button>
		</Message>
	);
}
