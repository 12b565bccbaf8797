/** Where the ghost would land: a soft shadow on the surface below, and plumb lines to the ground. */
import type { Cell } from '@rumis/rules';
import { BufferAttribute, BufferGeometry, Group, LineBasicMaterial, LineSegments } from 'three';
import { outlinesOf } from '../ground/planLayout.js';
import type { Look } from '../materials/themes.js';
import type { CubeGrid } from '../space/cubeGrid.js';
import { makeShade } from './shade.js';

export interface GhostShadow {
	readonly object: Group;
	show(cells: readonly Cell[], grid: CubeGrid): void;
	setLook(look: Look): void;
	dispose(): void;
}

/** The maximum number of outline corners of a stone of four cubes. */
const MOST_LINES = 24;

/** The lowest cell of each column. */
function undersides(cells: readonly Cell[]): Cell[] {
	return cells.filter(({ x, y, z }) => !cells.some((other) => other.x === x && other.y === y && other.z < z));
}

export function makeGhostShadow(): GhostShadow {
	const plates = makeShade(1.3, 0.5, 5);
	const positions = new BufferAttribute(new Float32Array(MOST_LINES * 6), 3);
	const material = new LineBasicMaterial({ transparent: true, opacity: 0.8 });
	const lines = new LineSegments(new BufferGeometry().setAttribute('position', positions), material);
	lines.frustumCulled = false;
	lines.renderOrder = 6;
	const object = new Group().add(plates.object, lines);
	return {
		object,
		show(cells, grid) {
			const columns = undersides(cells);
			plates.show(columns.map(({ x, y, z }) => ({ x, y, z: grid.restBelow(x, y, z) })));
			lines.geometry.setDrawRange(0, writeLines(positions, columns) * 2);
		},
		setLook: ({ wire }) => {
			material.color.set(wire);
		},
		dispose() {
			plates.dispose();
			lines.geometry.dispose();
			material.dispose();
		},
	};
}

/** From every corner of the outline down to the ground. Returns the number of lines. */
function writeLines(positions: BufferAttribute, columns: readonly Cell[]): number {
	const lowest = (x: number, y: number): number =>
		Math.min(
			...columns.filter((c) => c.x <= x && x <= c.x + 1 && c.y <= y && y <= c.y + 1).map(({ z }) => z),
		);
	const corners = outlinesOf(columns).flat().slice(0, MOST_LINES);
	for (const [index, { x, y }] of corners.entries()) {
		positions.setXYZ(index * 2, x, lowest(x, y), y);
		positions.setXYZ(index * 2 + 1, x, 0, y);
	}
	positions.needsUpdate = true;
	return corners.length;
}
