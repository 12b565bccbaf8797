import { type RefObject, useEffect, useState } from 'react';
import type { Camera } from '../board/camera.js';
import type { BoardView } from '../board/view.js';
import { useCalm } from '../device/useCalm.js';
import { useTheme } from '../device/useSettings.js';
import type { Scene } from '../scene/index.js';
import type { Store } from '../util/store.js';

/** Something that can be looked at in 3D, and how it is looked at. */
export interface Shown {
	view(): BoardView;
	/** Calls when the view may have changed. */
	subscribe(listener: () => void): () => void;
	readonly camera: Store<Camera>;
}

export type SceneState =
	| { readonly kind: 'loading' | 'lost' | 'missing' }
	| { readonly kind: 'ready'; readonly scene: Scene };

/** More device pixels than this to a CSS pixel cost time and show nothing. */
const MOST_PIXEL_RATIO = 2;

/** Draws a board in 3D on a canvas, for as long as the component lives. `shown` must stay the same object. */
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
			// What is loaded from here on keeps nobody waiting; the budgets count what came before.
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

/** Keeps the scene showing what is to be seen; the answer ends it. */
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
