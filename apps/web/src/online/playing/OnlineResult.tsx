import type { TableClient } from '@rumis/client';
import type { TableInfo } from '@rumis/protocol';
import type { Table } from '@rumis/table';
import { useState } from 'react';
import type { GameSession } from '../../game/session.js';
import type { BookTexts } from '../../i18n/texts.js';
import { useBook } from '../../i18n/useTexts.js';
import { GameEnd } from '../../result/GameEnd.js';
import { PictureDialog } from '../../result/PictureDialog.js';
import type { Outcome } from '../../result/ResultCard.js';
import { Button } from '../../ui/Button.js';
import { useStore } from '../../util/store.js';
import { NextLinks, RatingChanges, Rematch } from './OnlineEnd.js';
import { leftOf, whyOf, winnerText } from './onlineOutcome.js';

interface Props {
	readonly client: TableClient;
	readonly session: GameSession;
	readonly info: TableInfo;
	readonly isOpen: boolean;
	readonly onOpen: (isOpen: boolean) => void;
}

/** The end of an online game: the same card as after a local one, with the server's result. */
export function OnlineResult({ client, session, info, isOpen, onOpen }: Props) {
	const t = useBook();
	const table = useStore(session.store, (now) => now.table);
	const [isDrawing, draw] = useState(false);
	if (!info.standings) return null;
	const outcome = outcomeOf(info, table, t);
	return (
		<GameEnd
			session={session}
			isOpen={isOpen}
			onOpen={onOpen}
			outcome={outcome}
			facts={<RatingChanges info={info} table={table} />}
			ways={
				<div className="result-ways">
					<Rematch client={client} info={info} table={table} />
					<Button icon="share" onClick={() => draw(true)}>
						{t.result.picture}
					</Button>
					<NextLinks info={info} />
					{isDrawing && <PictureDialog session={session} outcome={outcome} onClose={() => draw(false)} />}
				</div>
			}
		/>
	);
}

/** The result as the server has decided it. */
const outcomeOf = (info: TableInfo, table: Table, t: BookTexts): Outcome => ({
	winner: winnerText(info, table, t),
	standings: info.standings ?? [],
	why: whyOf(table, t),
	left: leftOf(info, t),
});
