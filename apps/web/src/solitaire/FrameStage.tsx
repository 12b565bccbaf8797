import { type CSSProperties, useCallback, useMemo, useRef, useState } from 'react';
import { useTexts } from '../i18n/useTexts.js';
import type { Scene } from '../scene/index.js';
import { useSettings } from '../settings/useSettings.js';
import { Board3D } from '../stage/Board3D.js';
import { useStore } from '../ui/store.js';
import { pointInto } from './holding.js';
import { type GridActions, LevelGrid } from './LevelGrid.js';
import { LevelMap } from './LevelMap.js';
import { gestureTargets, hoverCell, tapCell } from './pointing.js';
import type { Session } from './session.js';
import { boardViewOf } from './view.js';

/** Whether the frame is drawn in 3D: as the settings say, unless the browser cannot. */
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

interface Props {
	readonly session: Session;
	readonly is3D: boolean;
	readonly onMissing: () => void;
}

/** The frame to look at and to build in, and the same as a grid for keys and screen readers. */
export function FrameStage({ session, is3D, onMissing }: Props) {
	const isTouch = useRef(false);
	const targets = useCallback((scene: Scene) => gestureTargets(session, scene), [session]);
	const actions = useMemo<GridActions>(
		() => ({
			onCursor: (cell) => session.change(pointInto, cell),
			onTap: (cell) => tapCell(session, cell, isTouch.current),
			onHover: (cell) => hoverCell(session, cell),
		}),
		[session],
	);
	return (
		<div
			className="soli-stage"
			data-stage={is3D ? '3d' : '2d'}
			onPointerDownCapture={({ pointerType }) => {
				isTouch.current = pointerType !== 'mouse';
			}}
		>
			{is3D ? (
				<>
					<Board3D shown={session.shown} targets={targets} onMissing={onMissing} />
					<HiddenLevel session={session} actions={actions} />
				</>
			) : (
				<Levels session={session} actions={actions} />
			)}
		</div>
	);
}

interface LevelsProps {
	readonly session: Session;
	readonly actions: GridActions;
}

/** In space, only the level of the cursor is there for keys and speech. */
function HiddenLevel({ session, actions }: LevelsProps) {
	const state = useStore(session.store, (now) => now);
	return (
		<LevelGrid
			build={state.build}
			view={boardViewOf(state)}
			level={state.cursor.z}
			cursor={state.cursor}
			visible={false}
			actions={actions}
		/>
	);
}

/** All levels side by side, the ground first: everything can be built here without 3D. */
function Levels({ session, actions }: LevelsProps) {
	const t = useTexts().solitaire;
	const state = useStore(session.store, (now) => now);
	const { build, cursor } = state;
	const view = boardViewOf(state);
	const style = { '--soli-columns': build.size.width } as CSSProperties;
	return (
		<div className="soli-levels" data-board="ready" style={style}>
			{Array.from({ length: build.size.height }, (_, level) => (
				<section key={level} className="soli-level">
					<h3>{t.level(level + 1)}</h3>
					<LevelMap build={build} view={view} level={level} cursor={cursor.z === level ? cursor : null}>
						<LevelGrid build={build} view={view} level={level} cursor={cursor} visible actions={actions} />
					</LevelMap>
				</section>
			))}
		</div>
	);
}
