import { useBook } from '../../i18n/useTexts.js';
import { MakeBoard } from '../../making/MakeBoard.js';
import { MakeStones } from '../../making/MakeStones.js';
import { useBoard } from '../editing/useBoard.js';

/** Prints the drawn board, and stones for it. */
export function MakePanel() {
	const t = useBook().workshop;
	const { scenario, faults } = useBoard();
	return (
		<div className="making">
			{faults.length > 0 ? <p>{t.correctFirst}</p> : <MakeBoard board={scenario} />}
			<MakeStones />
		</div>
	);
}
