import type { ReactNode } from 'react';
import { useTexts } from '../i18n/useTexts.js';
import type { PlayState } from './builder.js';
import './play.css';
import { Stage } from './Stage.js';
import type { Session } from './session.js';
import { Tray } from './Tray.js';
import { useCloserLook } from './useCloserLook.js';
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
