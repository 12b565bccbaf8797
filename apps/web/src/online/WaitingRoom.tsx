import type { TableInfo } from '@rumis/protocol';
import { useState } from 'react';
import { BackLink } from '../app/BackLink.js';
import { useTitle } from '../app/useTitle.js';
import { ScenarioPicture } from '../board/ScenarioPicture.js';
import { useTexts } from '../i18n/useTexts.js';
import { ChatBox } from './ChatBox.js';
import { Connection } from './Connection.js';
import { sayRule } from './clocks.js';
import { Invitation } from './Invitation.js';
import { NoticeButton } from './NoticeButton.js';
import { isFree, scenarioOf } from './names.js';
import { RoomAnnouncer } from './RoomAnnouncer.js';
import type { Room } from './room.js';
import { SeatsToTake } from './SeatsToTake.js';
import type { TableClient } from './tableClient.js';
import { useView } from './useTable.js';
import './online.css';

interface Props {
	readonly client: TableClient;
	readonly room: Room;
	readonly invite: string;
}

/** A table before the game begins: who sits where, a seat for oneself, and a link for the others. */
export function WaitingRoom({ client, room: { info, chat }, invite }: Props) {
	const t = useTexts();
	const presence = useView(client, (view) => view.presence);
	const isSeated = info.you !== null;
	const canSit = info.seats.some(({ kind }) => kind === 'open' || (kind === 'link' && invite !== ''));
	const title = !isSeated && canSit ? t.online.wait.titleFree : t.online.wait.title;
	useTitle(title);
	return (
		<div className="online">
			<header className="online-head">
				<BackLink to={{ page: 'online' }} label={t.online.wait.toLobby} />
				<h1>{title}</h1>
			</header>
			<main className="online-wait">
				<Connection client={client} />
				<div className="online-wait-main">
					{isSeated && info.seats.some(isFree) && <Invitation info={info} invite={invite} />}
					<SeatsToTake client={client} info={info} invite={invite} here={presence.seats} />
					{isSeated && <NoticeButton />}
				</div>
				<div className="online-wait-side">
					<Terms info={info} />
					<ChatBox client={client} info={info} chat={chat} />
				</div>
			</main>
			<RoomAnnouncer client={client} />
		</div>
	);
}

/** What will be played. */
function Terms({ info }: { readonly info: TableInfo }) {
	const t = useTexts();
	const { terms } = info;
	const [scenario] = useState(() => scenarioOf(terms.scenario));
	return (
		<section className="online-terms">
			{scenario && <ScenarioPicture scenario={scenario} players={terms.players} mode={terms.mode} />}
			<div>
				<h2>{t.game.title(scenario?.name ?? '', t.rules.modes[terms.mode])}</h2>
				<p>{sayRule(terms.clock, t)}</p>
				{terms.clock.kind !== 'none' && (
					<p className="online-hint">
						{t.common.pair(t.online.make.absent, t.online.make.absents[terms.absent])}
					</p>
				)}
				{terms.rated && <p className="online-hint">{t.online.lobby.rated}</p>}
			</div>
		</section>
	);
}
