import { type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { useTexts } from '../i18n/useTexts.js';
import type { Scene } from '../scene/index.js';
import { Gestures, type GestureTargets, type Pointer } from './gestures.js';
import './stage.css';
import { type Shown, useScene } from './useScene.js';
import { makeWheel } from './wheel.js';

interface Props {
	/** Must be a stable object. */
	readonly shown: Shown;
	/** The gesture handlers; must be a stable function. */
	readonly targets: (scene: Scene) => GestureTargets;
	/** Whether the board handles the wheel; on a scrolling page, the page does. */
	readonly hasWheel?: boolean;
	/** WebGL is not available. */
	readonly onMissing: () => void;
}

/** A 3D board that handles mouse and touch. The page handles keyboard and screen readers. */
export function Board3D({ shown, targets, hasWheel = true, onMissing }: Props) {
	const t = useTexts();
	const canvas = useRef<HTMLCanvasElement>(null);
	const state = useScene(shown, canvas);
	const scene = state.kind === 'ready' ? state.scene : null;
	const meant = useMemo(() => scene && targets(scene), [scene, targets]);
	const gestures = useMemo(() => meant && new Gestures(meant), [meant]);
	useWheel(hasWheel ? meant : null, canvas);

	useEffect(() => {
		if (state.kind === 'missing') onMissing();
	}, [state, onMissing]);

	return (
		<div className="stage" data-board={state.kind}>
			<canvas
				ref={canvas}
				onPointerDown={(event) => {
					capture(event);
					gestures?.press(pointerOf(event));
				}}
				onPointerMove={(event) => gestures?.move(pointerOf(event))}
				onPointerUp={(event) => gestures?.release(pointerOf(event))}
				onPointerCancel={(event) => gestures?.cancel(pointerOf(event))}
				onContextMenu={(event) => event.preventDefault()}
			/>
			{state.kind === 'loading' && <p className="stage-veil">{t.common.boardLoading}</p>}
			{state.kind === 'lost' && <p className="stage-veil">{t.common.boardLost}</p>}
		</div>
	);
}

/** Captures the pointer beyond the canvas. A pointer that is already gone throws. */
function capture(event: PointerEvent<HTMLCanvasElement>): void {
	try {
		event.currentTarget.setPointerCapture(event.pointerId);
	} catch {
		// The pointer is gone.
	}
}

function pointerOf(event: PointerEvent<HTMLCanvasElement>): Pointer {
	const { left, top } = event.currentTarget.getBoundingClientRect();
	return {
		id: event.pointerId,
		x: event.clientX - left,
		y: event.clientY - top,
		isTouch: event.pointerType !== 'mouse',
	};
}

/** React registers passive wheel listeners, so the page would scroll or zoom too. */
function useWheel(
	targets: GestureTargets | null,
	canvas: { readonly current: HTMLCanvasElement | null },
): void {
	useEffect(() => {
		const element = canvas.current;
		if (!targets || !element) return;
		const turn = makeWheel(targets);
		const onWheel = (event: WheelEvent) => {
			event.preventDefault();
			turn({ delta: event.deltaY || event.deltaX, shift: event.shiftKey, ctrl: event.ctrlKey });
		};
		element.addEventListener('wheel', onWheel, { passive: false });
		return () => element.removeEventListener('wheel', onWheel);
	}, [targets, canvas]);
}
