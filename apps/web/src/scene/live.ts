/** Everything that lives on the graphics card. When the card is lost it is thrown away as a whole and made anew. */
import type { Camera } from '../board/camera.js';
import type { BoardView } from '../board/view.js';
import { makePointer, type Pointer } from './pointer.js';
import { type FrameStats, makeStage, type Size } from './stage.js';
import type { Theme } from './themes.js';
import { makeWorld } from './world.js';

/** What was last asked for: enough to make everything anew. */
export interface Wanted {
	theme: Theme;
	view: BoardView | null;
	camera: Camera | null;
	size: Size | null;
}

export interface Live extends Pointer {
	readonly stats: FrameStats;
	show(view: BoardView): void;
	look(camera: Camera): void;
	setTheme(theme: Theme): void;
	resize(size: Size): void;
	dispose(): void;
}

export function makeLive(canvas: HTMLCanvasElement, wanted: Wanted): Live | null {
	const stage = makeStage(canvas);
	if (!stage) return null;
	const world = makeWorld(wanted.theme, stage.request);
	stage.play(world.room, world.camera);
	const live: Live = {
		...makePointer(world, stage),
		stats: stage.stats,
		show(view) {
			const change = world.show(view);
			if (change === 'casts') stage.castAnew();
			if (change !== 'nothing') stage.request();
		},
		look(camera) {
			world.look(camera);
			stage.request();
		},
		setTheme(theme) {
			world.setTheme(theme);
			stage.request();
		},
		resize(size) {
			world.resize(size.width, size.height);
			stage.resize(size);
		},
		dispose() {
			world.dispose();
			stage.dispose();
		},
	};
	if (wanted.view) live.show(wanted.view);
	if (wanted.camera) live.look(wanted.camera);
	if (wanted.size) live.resize(wanted.size);
	return live;
}
