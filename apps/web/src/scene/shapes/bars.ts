/** Edges as thin bars: WebGL lines are one pixel wide, too thin on a high-density screen. */
import { BufferAttribute, BufferGeometry } from 'three';
import type { EdgeRun } from './stoneEdges.js';

export interface Bar {
	readonly run: EdgeRun;
	readonly thickness: number;
	/** Moves the bar into the wood, to where the rounded edge is; outwards if negative. */
	readonly inset: number;
}

/** The six sides of a box as triangles over its eight corners; corner bits are x, y, z. */
const BOX = [
	[0, 2, 3, 0, 3, 1],
	[4, 5, 7, 4, 7, 6],
	[0, 1, 5, 0, 5, 4],
	[2, 6, 7, 2, 7, 3],
	[0, 4, 6, 0, 6, 2],
	[1, 3, 7, 1, 7, 5],
].flat();

export const POINTS_A_BAR = 8;

export function barGeometry(bars: readonly Bar[]): BufferGeometry {
	const positions = new Float32Array(bars.length * POINTS_A_BAR * 3);
	const indices = new Uint16Array(bars.length * BOX.length);
	for (const [index, bar] of bars.entries()) {
		writeBar(positions, bar, index * POINTS_A_BAR);
		for (const [at, corner] of BOX.entries()) {
			indices[index * BOX.length + at] = index * POINTS_A_BAR + corner;
		}
	}
	const geometry = new BufferGeometry();
	geometry.setAttribute('position', new BufferAttribute(positions, 3));
	geometry.setIndex(new BufferAttribute(indices, 1));
	return geometry;
}

function writeBar(positions: Float32Array, { run, thickness, inset }: Bar, first: number): void {
	for (let corner = 0; corner < POINTS_A_BAR; corner++) {
		for (let i = 0; i < 3; i++) {
			const far = (corner >> i) & 1;
			const along = far ? run.length - inset : inset;
			const at = i === run.axis ? along : run.inward[i]! * inset;
			positions[(first + corner) * 3 + i] = run.start[i]! + at + (far - 0.5) * thickness;
		}
	}
}

/** All these edges as bars of the same thickness. */
export const edgeBars = (runs: readonly EdgeRun[], thickness: number, inset = 0): BufferGeometry =>
	barGeometry(runs.map((run) => ({ run, thickness, inset })));
