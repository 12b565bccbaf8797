/** Everything that lives on the GPU. When the context is lost, it is discarded and rebuilt as a whole. */
import type { Camera } from '../board/camera.js';
import type { BoardView } from '../board/view.js';
import type { Theme } from './materials/themes.js';
import { makePointer, type Pointer } from './pointer.js';
import { type FrameStats, makeRenderer, type Size } from './renderer.js';
import { World } from './world.js';

/** The last requested state: enough to rebuild everything. */
export interface Wanted {
	theme: Theme;
	readonly isCalm: () => boolean;
	view: BoardView | null;
	camera: Camera | null;
	size: Size | null;
}

export interface GpuScene extends Pointer {
	readonly stats: FrameStats;
	show(view: BoardView): void;
	look(camera: Camera): void;
	setTheme(theme: Theme): void;
	resize(size: Size): void;
	dispose(): void;
}

export function makeGpuScene(canvas: HTMLCanvasElement, wanted: Wanted): GpuScene | null {
	const renderer = makeRenderer(canvas);
	if (!renderer) return null;
	const world = new World(wanted.theme, wanted.isCalm, renderer.requestFrame);
	renderer.setScene(world.scene, world.camera, (now) => world.animate(now));
	const scene: GpuScene = {
		...makePointer(world, renderer),
		stats: renderer.stats,
		show(view) {
			const change = world.show(view);
			if (change === 'shadows') renderer.updateShadows();
			if (change !== 'nothing') renderer.requestFrame();
		},
		look(camera) {
			world.look(camera);
			renderer.requestFrame();
		},
		setTheme(theme) {
			world.setTheme(theme);
			renderer.requestFrame();
		},
		resize(size) {
			world.resize(size.width, size.height);
			renderer.resize(size);
		},
		dispose() {
			world.dispose();
			renderer.dispose();
		},
	};
	if (wanted.view) scene.show(wanted.view);
	if (wanted.camera) scene.look(wanted.camera);
	if (wanted.size) scene.resize(wanted.size);
	return scene;
}
