import type { Square, SquareView } from '@rumis/rules';
import { type ReactNode, useCallback, useRef } from 'react';
import type { Camera } from '../board/camera.js';
import type { BoardView } from '../board/view.js';
import { BoardMap } from '../map/BoardMap.js';
import type { Scene } from '../scene/index.js';
import { Board3D } from '../stage/Board3D.js';
import type { GestureTargets, Point } from '../stage/gestures.js';
import { useInSight } from '../stage/useInSight.js';
import { useTurning } from '../stage/useTurning.js';
import './liveBoard.css';
import { useIs3D } from './useIs3D.js';

interface Props {
	readonly view: BoardView;
	/** The same from above, for browsers without WebGL; omitted if a map would show nothing. */
	readonly squares?: readonly SquareView[];
	/** A fallback picture if there is neither 3D nor a map. */
	readonly picture?: ReactNode;
	/** The accessible name. */
	readonly label: string;
	/** A tap on a square; without it the board can only be viewed and turned. */
	readonly onTap?: (square: Square) => void;
	/** The initial camera, and the target of a camera flight when the object changes. */
	readonly camera?: Camera;
}

/**
 * A small interactive board inside a page. It renders only while it is in the viewport, because browsers
 * limit the number of WebGL contexts.
 */
export function LiveBoard({ view, squares, picture, label, onTap, camera }: Props) {
	const { is3D, isMissing, onMissing } = useIs3D();
	const isFlat = isMissing || (!is3D && (squares !== undefined || picture !== undefined));
	const place = useRef<HTMLDivElement>(null);
	const isSeen = useInSight(place, { margin: '100px' });
	const { shown, targets: turn } = useTurning(view, camera);
	const latest = useRef(onTap);
	latest.current = onTap;
	const targets = useCallback(
		(scene: Scene): GestureTargets => {
			const at = ({ x, y }: Point) => scene.squareAt(x, y);
			return {
				...turn(),
				isOnBoard: (point) => at(point) !== null,
				tap(point) {
					const square = at(point);
					if (square) latest.current?.(square);
				},
			};
		},
		[turn],
	);
	return (
		<div ref={place} className="live" role="img" aria-label={label}>
			{isFlat && squares && (
				<BoardMap view={view} squares={squares} size="large" cursor={null} {...(onTap ? { onTap } : {})} />
			)}
			{isFlat && !squares && picture}
			{!isFlat && isSeen && (
				<Board3D shown={shown} targets={targets} hasWheel={false} onMissing={onMissing} />
			)}
		</div>
	);
}
