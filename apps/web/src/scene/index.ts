/**
 * The 3D board. It draws a `BoardView` and knows no rules. Frames are rendered on demand; unchanged parts of
 * the view are not updated.
 */
import type { Cell, Square } from '@rumis/rules';
import type { Camera } from '../board/camera.js';
import type { BoardView } from '../board/view.js';
import { type GpuScene, makeGpuScene, type Wanted } from './gpuScene.js';
import type { Theme } from './materials/themes.js';
import type { FrameStats } from './renderer.js';

export type { Theme } from './materials/themes.js';
export type { FrameStats } from './renderer.js';

export interface Scene {
	/** Shows this view. Parts with the same identity as before cost nothing. */
	show(view: BoardView): void;
	/** Sets the camera; with azimuth 0 and from above, row 1 is at the top and column a at the left. */
	look(camera: Camera): void;
	setTheme(theme: Theme): void;
	/** The canvas size in CSS pixels; the device pixel ratio is capped at two. */
	resize(width: number, height: number, pixelRatio: number): void;
	/**
	 * Raycasts a point of the canvas, in CSS pixels: the square of the cube that is hit, otherwise of the
	 * ground. Squares outside the plan count too; null beyond the table.
	 */
	squareAt(x: number, y: number): Square | null;
	/**
	 * The stone under that point, as an index into the view's stones. While the building is exploded, stones
	 * are hit where they are drawn, here and by `squareAt`.
	 */
	stoneAt(x: number, y: number): number | null;
	/** The screen position of a cell's top; null while nothing is drawn. */
	pointOf(cell: Cell): { readonly x: number; readonly y: number } | null;
	/** Statistics of the last frame, including shadows. */
	readonly stats: FrameStats;
	dispose(): void;
}

export interface SceneOptions {
	readonly theme: Theme;
	/** Whether stones appear without a falling animation; defaults to true. */
	readonly isCalm?: () => boolean;
	/** The WebGL context is lost; nothing is drawn until it is restored. */
	onLost(): void;
	onRestored(): void;
}

const NOTHING: FrameStats = { calls: 0, triangles: 0, geometries: 0, textures: 0 };

/** A scene on this canvas; null without WebGL. */
export function createScene(canvas: HTMLCanvasElement, options: SceneOptions): Scene | null {
	const isCalm = options.isCalm ?? (() => true);
	const wanted: Wanted = { theme: options.theme, isCalm, view: null, camera: null, size: null };
	let live: GpuScene | null = makeGpuScene(canvas, wanted);
	if (!live) return null;
	const onLost = (event: Event): void => {
		// Without this the browser never restores the context.
		event.preventDefault();
		live?.dispose();
		live = null;
		options.onLost();
	};
	const onRestored = (): void => {
		live = makeGpuScene(canvas, wanted);
		if (live) options.onRestored();
	};
	canvas.addEventListener('webglcontextlost', onLost);
	canvas.addEventListener('webglcontextrestored', onRestored);
	return {
		show(view) {
			wanted.view = view;
			live?.show(view);
		},
		look(camera) {
			wanted.camera = camera;
			live?.look(camera);
		},
		setTheme(theme) {
			wanted.theme = theme;
			live?.setTheme(theme);
		},
		resize(width, height, pixelRatio) {
			wanted.size = { width, height, pixelRatio };
			live?.resize(wanted.size);
		},
		squareAt: (x, y) => live?.squareAt(x, y) ?? null,
		stoneAt: (x, y) => live?.stoneAt(x, y) ?? null,
		pointOf: (cell) => live?.pointOf(cell) ?? null,
		get stats() {
			return live?.stats ?? NOTHING;
		},
		dispose() {
			canvas.removeEventListener('webglcontextlost', onLost);
			canvas.removeEventListener('webglcontextrestored', onRestored);
			live?.dispose();
			live = null;
		},
	};
}
