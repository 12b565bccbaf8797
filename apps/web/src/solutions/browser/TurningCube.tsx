import { type ReactNode, useRef } from 'react';
import { home, orbit } from '../../board/camera.js';
import type { BoardView } from '../../board/view.js';
import { useBook } from '../../i18n/useTexts.js';
import { Board3D } from '../../stage/Board3D.js';
import type { CameraMotion } from '../../stage/cameraMotion.js';
import { useInSight } from '../../stage/useInSight.js';
import { useTurning } from '../../stage/useTurning.js';
import { Button } from '../../ui/Button.js';
import type { IconName } from '../../ui/Icon.js';

interface Props {
	readonly view: BoardView;
	/** The accessible name. */
	readonly label: string;
	/** A flat fallback picture, for browsers without WebGL. */
	readonly picture: ReactNode;
	readonly isFlat: boolean;
	/** Called if WebGL is not available. Must be a stable function. */
	readonly onFlat: () => void;
	/** Additional buttons next to the camera buttons. */
	readonly children?: ReactNode;
}

/** The cube in 3D, turned by dragging or with the buttons below it. */
export function TurningCube({ view, label, picture, isFlat, onFlat, children }: Props) {
	const { shown, motion, targets } = useTurning(view);
	const place = useRef<HTMLDivElement>(null);
	const isSeen = useInSight(place, { margin: '200px', isKept: true });
	return (
		<div className="solutions-cube">
			<div ref={place} className="solutions-cube-place" role="img" aria-label={label}>
				{isFlat && picture}
				{!isFlat && isSeen && <Board3D shown={shown} targets={targets} hasWheel={false} onMissing={onFlat} />}
			</div>
			<ViewTools motion={isFlat ? null : motion}>{children}</ViewTools>
		</div>
	);
}

const STEP = Math.PI / 6;
const TILT_STEP = 0.3;

interface ToolsProps {
	/** Null for the flat picture, which cannot be turned. */
	readonly motion: CameraMotion | null;
	readonly children: ReactNode;
}

function ViewTools({ motion, children }: ToolsProps) {
	const { solutions: t, tools } = useBook();
	const by = (azimuth: number, tilt: number) => () => motion?.flyTo(orbit(motion.goal(), azimuth, tilt));
	const tool = (label: string, caption: string, icon: IconName, onClick: () => void, className = '') => (
		<Button look="quiet" {...{ label, caption, icon, onClick, className }} />
	);
	return (
		<div className="solutions-tools" role="group" aria-label={t.view}>
			{motion && (
				<>
					{tool(t.turnLeft, tools.short.quarterLeft, 'turnLeft', by(-STEP, 0))}
					{tool(t.turnRight, tools.short.quarterRight, 'turnRight', by(STEP, 0))}
					{tool(t.higher, t.short.higher, 'previous', by(0, -TILT_STEP), 'solutions-upright')}
					{tool(t.lower, t.short.lower, 'next', by(0, TILT_STEP), 'solutions-upright')}
					{tool(t.homeView, tools.short.homeView, 'home', () => motion.flyTo(home(motion.goal())))}
				</>
			)}
			{children}
		</div>
	);
}
