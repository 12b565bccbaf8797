import { draftOf } from '@rumis/workshop';
import { BalancePanel } from '../../balance/BalancePanel.js';
import { useBook } from '../../i18n/useTexts.js';
import { currentEditor, openInEditor } from '../editing/editorStore.js';
import { useBoard } from '../editing/useBoard.js';

/** Measures the balance of the drawn board. A suggested change is applied in the editor; undo reverts it. */
export function BalanceTab() {
	const t = useBook().workshop;
	const { scenario, faults } = useBoard();
	if (faults.length > 0) return <p>{t.correctFirst}</p>;
	const { plan, zones, limits } = scenario;
	return (
		<BalancePanel
			// Results for another board do not apply to this one.
			key={JSON.stringify([plan, zones, limits])}
			scenario={scenario}
			onUse={(changed) => openInEditor(draftOf(changed), currentEditor()?.savedAs ?? null)}
		/>
	);
}
