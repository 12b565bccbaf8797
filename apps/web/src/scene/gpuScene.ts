/** Everything that lives on the GPU. When the context is lost, it is discarded and rebuilt as a whole. */

import type { Cell, Square } from '@rumis/rules';
import { Vector3 } from 'three';
import type { Camera } from '../board/camera.js';
import type { BoardView } from '../board/view.js';
import type { Theme } from './materials/themes.js';
import { type FrameStats, makeRenderer, type Renderer, type Size } from './renderer.js';
import { groundPoint, type Ray } from './space/picking.js';
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

/** Raycasting: what is under a point of the canvas. */
interface Pointer {
	squareAt(x: number, y: number): Square | null;
	stoneAt(x: number, y: number): number | null;
	pointOf(cell: Cell): Spot;
}

/** A point of the canvas in CSS pixels. */
interface Spot {
	readonly x: number;
	readonly y: number;
}

function makePointer(world: World, renderer: Pick<Renderer, 'size'>): Pointer {
	const end = new Vector3();
	const rayAt = (x: number, y: number): Ray => {
		const { camera, corner } = world;
		const { size } = renderer;
		end.set((x / size.width) * 2 - 1, 1 - (y / size.height) * 2, 0.5).unproject(camera);
		const { position } = camera;
		return {
			from: [position.x - corner.x, position.y, position.z - corner.z],
			towards: [end.x - position.x, end.y - position.y, end.z - position.z],
		};
	};
	return {
		squareAt(x, y) {
			const ray = rayAt(x, y);
			const hit = world.firstOn(ray);
			if (hit) return { x: hit.cell.x, y: hit.cell.y };
			const point = groundPoint(ray);
			if (!point) return null;
			const beside = Math.hypot(point.x + world.corner.x, point.z + world.corner.z);
			return beside <= world.radius ? { x: Math.floor(point.x), y: Math.floor(point.z) } : null;
		},
		pointOf({ x, y, z }) {
			const { camera, corner } = world;
			const { width, height } = renderer.size;
			end.set(corner.x + x + 0.5, z + 1, corner.z + y + 0.5).project(camera);
			return { x: ((end.x + 1) / 2) * width, y: ((1 - end.y) / 2) * height };
		},
		stoneAt: (x, y) => world.firstOn(rayAt(x, y))?.stone ?? null,
	};
}
