import { useEffect, useState } from 'react';
import { useTexts } from '../i18n/useTexts.js';
import { Button } from '../ui/Button.js';
import { type ApiError, api } from './api.js';
import { Message } from './Message.js';
import { PlayRoom } from './PlayRoom.js';
import type { TableClient } from './tableClient.js';
import { useRemoteSession } from './useRemoteSession.js';
import { useTable, useView } from './useTable.js';
import { WaitingRoom } from './WaitingRoom.js';

interface Props {
	readonly id: string;
	/** The secret of a link to a seat, or empty. */
	readonly invite: string;
}

/** An online table: to sit down at, to play at, to watch. */
export function TablePage({ id, invite }: Props) {
	const client = useTable(id);
	return client && <Table key={id} client={client} id={id} invite={invite} />;
}

function Table({ client, id, invite }: Props & { readonly client: TableClient }) {
	const t = useTexts().online;
	const room = useView(client, (view) => view.room);
	const refusal = useView(client, (view) => view.refusal);
	const problem = useProblem(client, id);
	const session = useRemoteSession(client, room?.table != null);
	if (refusal?.code === 'badVersion') return <Outdated />;
	if (refusal || problem?.code === 'noTable') return <Message title={t.wait.gone} text={t.wait.goneHint} />;
	if (problem?.code === 'noServer')
		return <Message title={t.lobby.noServer} text={t.lobby.noServerHint} to="home" />;
	if (!room) return <Message title={t.state.connecting} />;
	if (room.info.status === 'cancelled') return <Message title={t.wait.cancelled} />;
	if (!room.table) return <WaitingRoom client={client} room={room} invite={invite} />;
	return session && <PlayRoom client={client} session={session} />;
}

/** A socket that does not open says nothing about the reason; a request does. */
function useProblem(client: TableClient, id: string): ApiError | null {
	const [problem, setProblem] = useState<ApiError | null>(null);
	const isStuck = useView(client, ({ line, room }) => line === 'lost' && room === null);
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
