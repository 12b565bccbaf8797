import { type RefObject, useEffect, useState } from 'react';
import type { Camera } from '../board/camera.js';
import type { BoardView } from '../board/view.js';
import { useCalm } from '../device/useCalm.js';
import { useTheme } from '../device/useSettings.js';
import type { Scene } from '../scene/index.js';
import type { Store } from '../util/store.js';

/** A board view with its camera. */
export interface Shown {
	view(): BoardView;
	/** Subscribes to changes of the view. */
	subscribe(listener: () => void): () => void;
	readonly camera: Store<Camera>;
}

export type SceneState =
	| { readonly kind: 'loading' | 'lost' | 'missing' }
	| { readonly kind: 'ready'; readonly scene: Scene };

/** A higher pixel ratio costs time without a visible benefit. */
const MOST_PIXEL_RATIO = 2;

/** Renders a 3D board on a canvas while the component is mounted. `shown` must be a stable object. */
export function useScene(shown: Shown, canvas: RefObject<HTMLCanvasElement | null>): SceneState {
	const theme = useTheme();
	const isCalm = useCalm();
	const [state, setState] = useState<SceneState>({ kind: 'loading' });

	useEffect(() => {
		let isWanted = true;
		let end = () => {};
		const start = ({ createScene }: typeof import('../scene/index.js')) => {
			if (!isWanted || !canvas.current) return;
			const scene = createScene(canvas.current, {
				theme: document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
				isCalm,
				onLost: () => setState({ kind: 'lost' }),
				onRestored: () => scene && setState({ kind: 'ready', scene }),
			});
			if (!scene) return setState({ kind: 'missing' });
			end = connect(shown, canvas.current, scene);
			// Nothing loaded from here on delays the user; the budgets count what came before.
			performance.mark('board');
			setState({ kind: 'ready', scene });
		};
		import('../scene/index.js').then(start, () => isWanted && setState({ kind: 'missing' }));
		return () => {
			isWanted = false;
			end();
		};
	}, [shown, canvas, isCalm]);

	useEffect(() => {
		if (state.kind === 'ready') state.scene.setTheme(theme);
	}, [state, theme]);

	return state;
}

/** Keeps the scene in sync with the view. The returned function stops it. */
function connect(shown: Shown, canvas: HTMLCanvasElement, scene: Scene): () => void {
	const show = () => scene.show(shown.view());
	const look = () => scene.look(shown.camera.get());
	const frame = canvas.parentElement ?? canvas;
	const resize = () => {
		const { clientWidth, clientHeight } = frame;
		if (clientWidth > 0 && clientHeight > 0)
			scene.resize(clientWidth, clientHeight, Math.min(devicePixelRatio, MOST_PIXEL_RATIO));
	};
	const observer = new ResizeObserver(resize);
	observer.observe(frame);
	const unsubscribe = [shown.subscribe(show), shown.camera.subscribe(look)];
	resize();
	show();
	look();
	return () => {
		observer.disconnect();
		for (const stop of unsubscribe) stop();
		scene.dispose();
	};
}
