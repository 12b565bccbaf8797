import type { TableClient } from '@rumis/client';
import type { GameSession } from '../../game/session.js';
import { ownSeat } from '../../game/state.js';
import { useTexts } from '../../i18n/useTexts.js';
import { Button } from '../../ui/Button.js';
import { useStore } from '../../util/store.js';
import { sayUndo } from '../table/sayUndo.js';

interface Props {
	readonly client: TableClient;
	readonly session: GameSession;
}

/** A request to take back a move: the others answer, and the requester may withdraw it. */
export function UndoQuestion({ client, session }: Props) {
	const t = useTexts();
	const table = useStore(session.store, (now) => now.table);
	const own = useStore(session.store, ownSeat);
	const { asked } = table;
	if (!asked) return null;
	const answer = (agree: boolean) => void client.request({ kind: 'answerUndo', agree });
	const isMine = asked.seat === own;
	const mayAnswer =
		own !== null && !isMine && !asked.agreed.includes(own) && table.seats[own]?.kind === 'person';
	return (
		<div className="online-question" role="group" aria-label={t.game.undo}>
			<p>{sayUndo(table, asked, own, t)}</p>
			<div className="row online-buttons">
				{mayAnswer && (
					<Button look="primary" onClick={() => answer(true)}>
						{t.online.undo.agree}
					</Button>
				)}
				{mayAnswer && <Button onClick={() => answer(false)}>{t.online.undo.refuse}</Button>}
				{isMine && <Button onClick={() => answer(false)}>{t.online.undo.withdraw}</Button>}
			</div>
		</div>
	);
}
