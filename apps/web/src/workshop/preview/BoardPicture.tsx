import type { Scenario } from '@rumis/rules';
import { squareCount } from '@rumis/workshop';
import { useMemo } from 'react';
import { useBook } from '../../i18n/useTexts.js';
import { ScenarioPicture } from '../../pictures/ScenarioPicture.js';
import { LiveBoard } from '../../play/LiveBoard.js';
import { previewView } from './previewView.js';

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
