import type { OnlineTable, TableClient } from '@rumis/client';
import type { TableInfo } from '@rumis/protocol';
import { modeOf, planFor, type Scenario } from '@rumis/rules';
import { useState } from 'react';
import { useBook, useTexts } from '../../i18n/useTexts.js';
import { ScenarioPicture } from '../../pictures/ScenarioPicture.js';
import { Page } from '../../ui/Page.js';
import { useBoardWords } from '../../wording/useBoardWords.js';
import { ChatBox } from '../chat/ChatBox.js';
import { Connection } from '../table/Connection.js';
import { sayRule } from '../table/clocks.js';
import { NoticeButton } from '../table/NoticeButton.js';
import { isFree, scenarioOf } from '../table/names.js';
import { TableMessages } from '../table/TableMessages.js';
import { useView } from '../table/useTable.js';
import { Invitation } from './Invitation.js';
import { SeatsToTake } from './SeatsToTake.js';

interface Props {
	readonly client: TableClient;
	readonly online: OnlineTable;
	readonly invite: string;
}

/** A table before the game starts: the seats, one for you, and a link for the others. */
export function WaitingRoom({ client, online: { info, chat }, invite }: Props) {
	const t = useTexts();
	const presence = useView(client, (view) => view.presence);
	const isSeated = info.you !== null;
	const canSit = info.seats.some(({ kind }) => kind === 'open' || (kind === 'link' && invite !== ''));
	const title = !isSeated && canSit ? t.online.wait.titleFree : t.online.wait.title;
	return (
		<Page
			className="online-wait"
			title={title}
			back={{ to: { page: 'online' }, label: t.online.wait.toLobby }}
		>
			<div className="online-wait-news">
				<Connection client={client} />
				<TableMessages client={client} />
			</div>
			<div className="online-wait-main">
				{isSeated && info.seats.some(isFree) && <Invitation info={info} invite={invite} />}
				<SeatsToTake client={client} info={info} invite={invite} here={presence.seats} />
				{isSeated && <NoticeButton />}
			</div>
			<div className="online-wait-side">
				<Terms info={info} />
				<ChatBox client={client} info={info} chat={chat} />
			</div>
		</Page>
	);
}

/** The terms of the game. */
function Terms({ info }: { readonly info: TableInfo }) {
	const t = useBook();
	const { terms } = info;
	const [scenario] = useState(() => scenarioOf(terms.scenario));
	const wordsOf = useBoardWords();
	const words = scenario && wordsOf(scenario);
	return (
		<section className="online-terms">
			{scenario && <ScenarioPicture scenario={scenario} players={terms.players} mode={terms.mode} />}
			<div>
				<h2>{t.game.title(words?.name ?? '', t.rules.modes[terms.mode])}</h2>
				{words?.gloss && <p className="online-hint">{words.gloss}</p>}
				{scenario && <p className="online-hint">{t.setup.boardFacts(...factsOf(scenario, terms))}</p>}
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

/** The number of squares, the maximum height, and the number of players. */
function factsOf(scenario: Scenario, { mode, players }: TableInfo['terms']): [number, number, number] {
	const { limit } = planFor(scenario, modeOf(mode).limitsFor(players));
	return [limit.filter((height) => height > 0).length, Math.max(...limit), players];
}
