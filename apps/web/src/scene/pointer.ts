/** Raycasting: what is under a point of the canvas. */
import type { Cell, Square } from '@rumis/rules';
import { Vector3 } from 'three';
import type { Renderer } from './renderer.js';
import { groundPoint, type Ray } from './space/picking.js';
import type { World } from './world.js';

export interface Pointer {
	squareAt(x: number, y: number): Square | null;
	stoneAt(x: number, y: number): number | null;
	pointOf(cell: Cell): Spot;
}

/** A point of the canvas in CSS pixels. */
export interface Spot {
	readonly x: number;
	readonly y: number;
}

export function makePointer(world: World, renderer: Pick<Renderer, 'size'>): Pointer {
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
