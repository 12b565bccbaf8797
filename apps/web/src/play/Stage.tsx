import { type CSSProperties, useCallback, useEffect, useMemo, useRef } from 'react';
import { useTexts } from '../i18n/useTexts.js';
import { BoardGrid, type GridActions } from '../map/BoardGrid.js';
import { BoardMap } from '../map/BoardMap.js';
import { LevelMap } from '../map/LevelMap.js';
import { levelCount } from '../map/levels.js';
import { spokenSquare } from '../map/spokenBoard.js';
import { spokenCell } from '../map/spokenCell.js';
import type { Scene } from '../scene/index.js';
import { Board3D } from '../stage/Board3D.js';
import type { Point } from '../stage/gestures.js';
import { useStore } from '../util/store.js';
import type { PlayState } from './builder.js';
import { pointAt, pointInto } from './holding.js';
import { gestureTargets, hover, tapCell, tapSquare } from './pointing.js';
import type { Session } from './session.js';
import { focusBoard } from './useBoardKeys.js';
import type { Depth } from './useIs3D.js';

interface Props<S extends PlayState> {
	readonly session: Session<S>;
	readonly depth: Depth;
}

/** The interactive board, and the same board as a grid for keyboard and screen readers. */
export function Stage<S extends PlayState>({ session, depth: { is3D, onMissing } }: Props<S>) {
	const isTouch = useRef(false);
	const stage = useRef<HTMLDivElement>(null);
	const targets = useCallback(
		(scene: Scene) => {
			session.sight.locate = (cell) => inWindow(stage.current, scene.pointOf(cell));
			return gestureTargets(session, scene);
		},
		[session],
	);
	useEffect(() => {
		if (!is3D) session.sight.locate = ({ x, y }) => middleOf(stage.current, `[data-square="${x},${y}"]`);
	}, [session, is3D]);
	const actions = useMemo(() => gridActions(session, () => isTouch.current), [session]);
	const Flat = session.builder.squares ? FromAbove : LevelByLevel;
	return (
		<div
			ref={stage}
			className="play-stage"
			data-stage={is3D ? '3d' : '2d'}
			onPointerDownCapture={({ pointerType }) => {
				isTouch.current = pointerType !== 'mouse';
			}}
			onPointerUp={({ currentTarget }) => focusGrid(currentTarget)}
		>
			{is3D && <Board3D shown={session.shown} targets={targets} onMissing={onMissing} />}
			<Flat session={session} is3D={is3D} actions={actions} />
		</div>
	);
}

/** Converts a point of the stage to window coordinates. */
function inWindow(stage: Element | null, point: Point | null): Point | null {
	if (!stage || !point) return null;
	const { left, top } = stage.getBoundingClientRect();
	return { x: left + point.x, y: top + point.y };
}

function middleOf(stage: Element | null, selector: string): Point | null {
	const box = stage?.querySelector(selector)?.getBoundingClientRect();
	return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

/** Clicking the canvas blurs the focused element; arrow keys should continue from the board. */
function focusGrid(stage: HTMLElement): void {
	if (document.activeElement !== document.body) return;
	focusBoard(stage);
}

/** From above, a stone drops onto the square; level by level, it goes into the exact cell. */
function gridActions<S extends PlayState>(session: Session<S>, isTouch: () => boolean): GridActions {
	const { builder } = session;
	const point = builder.squares ? pointAt : pointInto;
	const tap = builder.squares ? tapSquare : tapCell;
	return {
		onCursor: (cell) => session.act(point, cell),
		onTap: (cell) => tap(session, cell, isTouch()),
		onHover: (cell) => hover(session, (now) => point(builder, now, cell)),
	};
}

interface FlatProps<S extends PlayState> {
	readonly session: Session<S>;
	/** With a 3D board, only the grid is rendered, for keyboard and screen readers. */
	readonly is3D: boolean;
	readonly actions: GridActions;
}

function FromAbove<S extends PlayState>({ session, is3D, actions }: FlatProps<S>) {
	const t = useTexts();
	const state = useStore(session.store, (now) => now);
	const view = session.builder.view(state);
	const squares = session.builder.squares?.(state) ?? [];
	const grid = (
		<BoardGrid
			plan={view.plan}
			level={null}
			cursor={state.cursor}
			label={`${t.game.board}. ${t.game.boardHelp}`}
			labelOf={(square) => spokenSquare(squares, square, view.ghost, t)}
			visible={!is3D}
			actions={actions}
		/>
	);
	if (is3D) return grid;
	return (
		<div className="play-flat" data-board="ready">
			<BoardMap view={view} squares={squares} size="large" cursor={state.cursor}>
				{grid}
			</BoardMap>
		</div>
	);
}

/** All levels side by side, the ground first: building without 3D. */
function LevelByLevel<S extends PlayState>({ session, is3D, actions }: FlatProps<S>) {
	const t = useTexts();
	const state = useStore(session.store, (now) => now);
	const { cursor } = state;
	const view = session.builder.view(state);
	const count = levelCount(view);
	const { frame, levelOf, frameHelp } = t.solitaire;
	const grid = (level: number) => (
		<BoardGrid
			plan={view.plan}
			level={level}
			cursor={cursor}
			label={`${frame}, ${levelOf(level + 1, count)}. ${frameHelp}`}
			labelOf={(cell) => spokenCell(view, cell, t)}
			visible={!is3D}
			actions={actions}
		/>
	);
	if (is3D) return grid(cursor.z);
	return (
		<div
			className="play-levels"
			data-board="ready"
			style={{ '--level-columns': view.plan.width } as CSSProperties}
		>
			{Array.from({ length: count }, (_, level) => (
				<section key={level} className="play-level">
					<h3>{t.solitaire.level(level + 1)}</h3>
					<LevelMap view={view} level={level} cursor={cursor.z === level ? cursor : null}>
						{grid(level)}
					</LevelMap>
				</section>
			))}
		</div>
	);
}
