import type { Square, SquareView } from '@rumis/rules';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Camera, HOME, orbit } from '../board/camera.js';
import type { BoardView } from '../board/view.js';
import { BoardMap } from '../map/BoardMap.js';
import type { Scene } from '../scene/index.js';
import { useCalm } from '../settings/useCalm.js';
import { useSettings } from '../settings/useSettings.js';
import { makeStore } from '../ui/store.js';
import { Board3D } from './Board3D.js';
import { type CameraMotion, makeCameraMotion } from './cameraMotion.js';
import type { GestureTargets, Point } from './gestures.js';
import './liveBoard.css';
import type { Shown } from './useScene.js';

interface Props {
	readonly view: BoardView;
	/** The same from above, for browsers without WebGL; left out where a map would show nothing. */
	readonly squares?: readonly SquareView[];
	/** What is to be seen, in words. */
	readonly label: string;
	/** A tap on a square; without it the board is only looked at and turned. */
	readonly onTap?: (square: Square) => void;
	readonly onHover?: (square: Square) => void;
	/** Where the camera stands at first, and where it flies when this becomes another object. */
	readonly camera?: Camera;
}

interface Answers {
	readonly onTap: Props['onTap'] | undefined;
	readonly onHover: Props['onHover'] | undefined;
}

const ORBIT_SPEED = 0.01;
const noop = () => {};

/**
 * A small board inside a page, to be turned and perhaps tapped. It draws only while it is in sight, because
 * browsers allow few 3D pictures at a time.
 */
export function LiveBoard({ view, squares, label, onTap, onHover, camera = HOME }: Props) {
	const { board } = useSettings();
	const [isMissing, setMissing] = useState(false);
	const onMissing = useCallback(() => setMissing(true), []);
	const place = useRef<HTMLDivElement>(null);
	const isSeen = useInSight(place);
	const { shown, motion } = useShown(view, camera);
	const latest = useRef<Answers>({ onTap, onHover });
	latest.current = { onTap, onHover };
	const targets = useCallback(
		(scene: Scene): GestureTargets => liveTargets(scene, motion, () => latest.current),
		[motion],
	);
	const isFlat = isMissing || (board === '2d' && squares !== undefined);
	return (
		<div ref={place} className="live" role="img" aria-label={label}>
			{isFlat && squares && (
				<BoardMap view={view} squares={squares} size="large" cursor={null} {...(onTap ? { onTap } : {})} />
			)}
			{!isFlat && isSeen && (
				<Board3D shown={shown} targets={targets} hasWheel={false} onMissing={onMissing} />
			)}
		</div>
	);
}

/** The view as something that can be subscribed to, and the camera it is looked at with. */
function useShown(view: BoardView, camera: Camera): { shown: Shown; motion: CameraMotion } {
	const isCalm = useCalm();
	const [made] = useState(() => {
		const views = makeStore(view);
		const cameras = makeStore(camera);
		const motion = makeCameraMotion(cameras, isCalm);
		return { views, motion, shown: { view: views.get, subscribe: views.subscribe, camera: cameras } };
	});
	useEffect(() => made.views.set(view), [made, view]);
	useEffect(() => made.motion.flyTo(camera), [made, camera]);
	useEffect(() => made.motion.stop, [made]);
	return useMemo(() => ({ shown: made.shown, motion: made.motion }), [made]);
}

/** On a page that scrolls, one finger turns the board and the wheel is left to the page. */
function liveTargets(scene: Scene, motion: CameraMotion, latest: () => Answers): GestureTargets {
	const at = ({ x, y }: Point) => scene.squareAt(x, y);
	return {
		isHolding: () => false,
		isOnBoard: (point) => at(point) !== null,
		hover(point) {
			const square = at(point);
			if (square) latest().onHover?.(square);
		},
		tap(point) {
			const square = at(point);
			if (square) latest().onTap?.(square);
		},
		drag: noop,
		drop: noop,
		orbit: (dx, dy) => motion.change((now) => orbit(now, -dx * ORBIT_SPEED, -dy * ORBIT_SPEED)),
		zoom: noop,
		spin: noop,
	};
}

function useInSight(place: { readonly current: HTMLElement | null }): boolean {
	const [isSeen, setSeen] = useState(false);
	useEffect(() => {
		const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), {
			rootMargin: '100px',
		});
		if (place.current) observer.observe(place.current);
		return () => observer.disconnect();
	}, [place]);
	return isSeen;
}
