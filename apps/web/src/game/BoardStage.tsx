import type { Square } from '@rumis/rules';
import { useCallback, useRef, useState } from 'react';
import { useTexts } from '../i18n/useTexts.js';
import { BoardGrid } from '../map/BoardGrid.js';
import { BoardMap } from '../map/BoardMap.js';
import type { Scene } from '../scene/index.js';
import { useSettings } from '../settings/useSettings.js';
import { Board3D } from '../stage/Board3D.js';
import { useStore } from '../ui/store.js';
import { pointAt } from './holding.js';
import { gestureTargets, tapSquare } from './pointing.js';
import type { Session } from './session.js';
import { boardViewOf, seenSquares } from './view.js';

interface Props {
	readonly session: Session;
	readonly is3D: boolean;
	readonly onMissing: () => void;
}

/** Whether the board is drawn in 3D: as the settings say, unless the browser cannot. */
export function useIs3D(): {
	readonly is3D: boolean;
	readonly isMissing: boolean;
	readonly onMissing: () => void;
} {
	const { board } = useSettings();
	const [isMissing, setMissing] = useState(false);
	const onMissing = useCallback(() => setMissing(true), []);
	return { is3D: board === '3d' && !isMissing, isMissing, onMissing };
}

/** The board to look at and to play on, and the same board as a grid for keys and screen readers. */
export function BoardStage({ session, is3D, onMissing }: Props) {
	const t = useTexts();
	const state = useStore(session.store, (now) => now);
	const isTouch = useRef(false);
	const targets = useCallback((scene: Scene) => gestureTargets(session, scene), [session]);
	const view = boardViewOf(state);
	const squares = seenSquares(state);
	const tap = (square: Square) => tapSquare(session, square, isTouch.current);
	const grid = (
		<BoardGrid
			squares={squares}
			plan={view.plan}
			ghost={view.ghost}
			cursor={state.cursor}
			label={`${t.game.board}. ${t.game.boardHelp}`}
			visible={!is3D}
			onCursor={(square) => session.change(pointAt, square)}
			onTap={tap}
			onKey={() => {}}
		/>
	);
	return (
		<div
			className="game-stage"
			data-stage={is3D ? '3d' : '2d'}
			onPointerDownCapture={({ pointerType }) => {
				isTouch.current = pointerType !== 'mouse';
			}}
			onPointerUp={({ currentTarget }) => focusGrid(currentTarget)}
		>
			{is3D ? (
				<>
					<Board3D shown={session.shown} targets={targets} onMissing={onMissing} />
					{grid}
				</>
			) : (
				<div className="game-flat" data-board="ready">
					<BoardMap
						view={view}
						squares={squares}
						size="large"
						cursor={state.cursor}
						onHover={(square) => square && !isTouch.current && hover(session, square)}
						onTap={tap}
					>
						{grid}
					</BoardMap>
				</div>
			)}
		</div>
	);
}

/** A press on the picture takes the focus away from everything; the keys of the board shall go on working. */
function focusGrid(stage: HTMLElement): void {
	if (document.activeElement !== document.body) return;
	stage.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus({ preventScroll: true });
}

/** An aimed stone waits for its confirmation and does not run after the mouse. */
function hover(session: Session, square: Square): void {
	const { held, isAimed } = session.store.get();
	if (held && !isAimed) session.change(pointAt, square);
}
