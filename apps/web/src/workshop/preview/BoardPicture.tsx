import type { PlacedStone, Scenario } from '@rumis/rules';
import { squareCount } from '@rumis/workshop';
import { useMemo } from 'react';
import { fullBuilding } from '../../board/fullBuilding.js';
import { scenarioPlanView } from '../../board/planView.js';
import { type BoardView, bareView } from '../../board/view.js';
import { useBook } from '../../i18n/useTexts.js';
import { ScenarioPicture } from '../../pictures/ScenarioPicture.js';
import { LiveBoard } from '../../play/LiveBoard.js';

/** The full building in 3D, which can be turned; a flat picture without WebGL. */
export function BoardPicture({ board, players }: { readonly board: Scenario; readonly players: number }) {
	const t = useBook().workshop;
	const view = useMemo(() => previewView(board, players), [board, players]);
	if (squareCount(board) === 0) return <div className="workshop-picture" />;
	return (
		<div className="workshop-picture" data-stones={view.stones.length}>
			<LiveBoard
				view={view}
				label={t.previewFor(board.name, players)}
				picture={<ScenarioPicture scenario={board} players={players} />}
			/>
		</div>
	);
}

/** The full building as the scene draws it: courses of stone blocks on the plan. */
function previewView(scenario: Scenario, players: number): BoardView {
	const { blocks } = fullBuilding(scenario, players, 'standard');
	const stones = blocks.map(({ cells }): PlacedStone => ({ owner: 'ruin', stone: 'I2', cells }));
	return { ...bareView(scenarioPlanView(scenario, players)), stones };
}
