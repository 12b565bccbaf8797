import type { SquareView } from '@rumis/rules';
import type { BoardView } from '../board/view.js';
import { useTexts } from '../i18n/useTexts.js';
import { spokenBoard, spokenRow } from '../map/spokenBoard.js';
import { Dialog } from '../ui/Dialog.js';

export interface Props {
	readonly view: BoardView;
	readonly squares: readonly SquareView[];
	readonly onClose: () => void;
}

/** The whole board in words, for reading or for screen readers. */
export function ReadBoard({ view: { plan, stones }, squares, onClose }: Props) {
	const t = useTexts();
	const rows = Array.from({ length: plan.depth }, (_, y) => spokenRow(squares, plan.width, y, t));
	return (
		<Dialog title={t.game.readBoard} onClose={onClose}>
			<p>{spokenBoard(squares, plan, stones.length, t)}</p>
			<ul className="play-spoken">
				{rows.map((row) => (
					<li key={row}>{row}</li>
				))}
			</ul>
		</Dialog>
	);
}
