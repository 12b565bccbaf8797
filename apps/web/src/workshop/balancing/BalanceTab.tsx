import { draftOf } from '@rumis/workshop';
import { BalancePanel } from '../../balance/BalancePanel.js';
import { useBook } from '../../i18n/useTexts.js';
import { currentEditor, openInEditor } from '../editing/editorStore.js';
import { useBoard } from '../editing/useBoard.js';

/** Lets bots find out how balanced the drawn board is. A change that they propose goes into the editor; undo reverts it. */
export function BalanceTab() {
	const t = useBook().workshop;
	const { scenario, faults } = useBoard();
	if (faults.length > 0) return <p>{t.correctFirst}</p>;
	const { plan, zones, limits } = scenario;
	return (
		<BalancePanel
			// The games of another board say nothing about this one.
			key={JSON.stringify([plan, zones, limits])}
			scenario={scenario}
			onUse={(changed) => openInEditor(draftOf(changed), currentEditor()?.savedAs ?? null)}
		/>
	);
}
