/** The full building as the scene draws it: courses of stone blocks on the plan. */
import type { PlacedStone, Scenario } from '@rumis/rules';
import { fullBuilding } from '../../board/fullBuilding.js';
import { scenarioPlanView } from '../../board/planView.js';
import { type BoardView, bareView } from '../../board/view.js';

export function previewView(scenario: Scenario, players: number): BoardView {
	const { blocks } = fullBuilding(scenario, players, 'standard');
	const stones = blocks.map(({ cells }): PlacedStone => ({ owner: 'ruin', stone: 'I2', cells }));
	return { ...bareView(scenarioPlanView(scenario, players)), stones };
}
