import { type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { useTexts } from '../i18n/useTexts.js';
import type { Scene } from '../scene/index.js';
import { Gestures, type GestureTargets, type Pointer } from './gestures.js';
import './stage.css';
import { type Shown, useScene } from './useScene.js';
import { makeWheel } from './wheel.js';

interface Props {
	/** What is shown; must stay the same object. */
	readonly shown: Shown;
	/** What fingers and mouse do here; must stay the same function. */
	readonly targets: (scene: Scene) => GestureTargets;
	/** Whether the wheel is the board's; on a page that scrolls it is the page's. */
	readonly hasWheel?: boolean;
	/** WebGL cannot be had here. */
	readonly onMissing: () => void;
}

/** A board in 3D that fills its place and answers mouse and fingers. Keys and speech are the page's business. */
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

/** Follows the pointer beyond the canvas. A pointer that is gone already cannot be followed, nor need it be. */
function capture(event: PointerEvent<HTMLCanvasElement>): void {
	try {
		event.currentTarget.setPointerCapture(event.pointerId);
	} catch {
		// See above.
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

/** React listens to wheels passively, so the page would scroll or zoom too. */
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
