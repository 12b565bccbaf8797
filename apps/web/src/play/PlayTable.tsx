import './play.css';
import { type ReactNode, useEffect } from 'react';
import { type Camera, fromAbove } from '../board/camera.js';
import { useTexts } from '../i18n/useTexts.js';
import type { PlayState } from './builder.js';
import { heldNow } from './holding.js';
import { Stage } from './Stage.js';
import type { Session } from './session.js';
import { Tray } from './Tray.js';
import type { Depth } from './useIs3D.js';
import { CameraTools } from './ViewTools.js';

interface Props<S extends PlayState> {
	readonly session: Session<S>;
	readonly depth: Depth;
	readonly className?: string;
	/** Over the board: something the player has to know or answer. */
	readonly notice?: ReactNode;
	/** Next to the camera buttons. */
	readonly tools?: ReactNode;
	readonly hasTray: boolean;
	/** Below the board: status and actions. */
	readonly children?: ReactNode;
}

/** The board with its controls: camera, status, actions, stones. */
export function PlayTable<S extends PlayState>(props: Props<S>) {
	const { session, depth, className = '', notice, tools, hasTray, children } = props;
	const t = useTexts();
	useCloserLook(session);
	return (
		<div className={`play-table ${className}`} data-tray={hasTray}>
			{notice}
			{depth.isMissing && (
				<p className="play-notice">{session.builder.squares ? t.game.noWebgl : t.solitaire.noWebgl}</p>
			)}
			<Stage session={session} depth={depth} />
			<CameraTools session={session} is3D={depth.is3D}>
				{tools}
			</CameraTools>
			{children && <div className="play-controls">{children}</div>}
			{hasTray && <Tray session={session} />}
		</div>
	);
}

/** From this board size on, squares seen from the side are smaller than a fingertip on a phone. */
const LARGE = 9;

/** On a small screen, a large board is shown from above while a stone is held. */
function useCloserLook<S extends PlayState>({ builder, store, motion }: Session<S>): void {
	useEffect(() => {
		let before: Camera | null = null;
		let above: Camera | null = null;
		const look = () => {
			const state = store.get();
			const isHolding = heldNow(builder, state) !== null;
			if (isHolding === (before !== null)) return;
			const now = motion.goal();
			if (isHolding) {
				const { width, depth } = builder.ground(state).size;
				if (!now.isClose || !builder.squares || Math.max(width, depth) < LARGE) return;
				before = now;
				above = fromAbove(now);
				motion.flyTo(above);
			} else {
				// If the player has turned the table meanwhile, it stays.
				if (before && now === above) motion.flyTo(before);
				before = null;
			}
		};
		look();
		return store.subscribe(look);
	}, [builder, store, motion]);
}
