/** What lies under a point of the canvas. */
import type { Square } from '@rumis/rules';
import { Vector3 } from 'three';
import { groundPoint, type Ray } from './picking.js';
import type { Stage } from './stage.js';
import type { World } from './world.js';

export interface Pointer {
	squareAt(x: number, y: number): Square | null;
	stoneAt(x: number, y: number): number | null;
}

export function makePointer(world: World, stage: Pick<Stage, 'size'>): Pointer {
	const end = new Vector3();
	const rayAt = (x: number, y: number): Ray => {
		const { camera, corner } = world;
		const { size } = stage;
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
		stoneAt: (x, y) => world.firstOn(rayAt(x, y))?.stone ?? null,
	};
}
