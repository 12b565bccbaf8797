import { useTexts } from '../i18n/useTexts.js';
import { spokenBoard, spokenRow } from '../map/spokenBoard.js';
import { Dialog } from '../ui/Dialog.js';
import type { Session } from './session.js';
import { boardViewOf, seenSquares } from './view.js';

/** The whole board in words, to be read or heard. */
export function ReadBoard({ session, onClose }: { readonly session: Session; readonly onClose: () => void }) {
	const t = useTexts();
	const state = session.store.get();
	const { plan, stones } = boardViewOf(state);
	const squares = seenSquares(state);
	const rows = Array.from({ length: plan.depth }, (_, y) => spokenRow(squares, plan.width, y, t));
	return (
		<Dialog title={t.game.readBoard} onClose={onClose}>
			<p>{spokenBoard(squares, plan, stones.length, t)}</p>
			<ul className="game-spoken">
				{rows.map((row) => (
					<li key={row}>{row}</li>
				))}
			</ul>
		</Dialog>
	);
}
