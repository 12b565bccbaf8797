/** Highlights on the building: the edges of the last stone, and squares being counted. */
import type { Cell, Square } from '@rumis/rules';
import { BufferGeometry, Color, Group, Mesh, MeshBasicMaterial } from 'three';
import { edgeBars } from '../shapes/bars.js';
import { makePlates } from '../shapes/plates.js';
import { edgeRuns } from '../shapes/stoneEdges.js';
import type { CubeGrid } from '../space/cubeGrid.js';
import { type Offset, offsetOf } from '../space/exploded.js';

export interface Highlights {
	readonly object: Group;
	showLast(cells: readonly Cell[], levels: number | null, grid: CubeGrid): void;
	/** The edges of the last stone move with it. */
	explode(spread: number): void;
	showCounted(squares: readonly Square[], grid: CubeGrid): void;
	dispose(): void;
}

const BAR = 0.03;
const INSET = 0.022;
const LIFT = 0.05;
const GLOW = new Color('#fff3cf');
const ABOVE_ALL = 99;

/** A bright frame with a soft glow inside. */
function paintCounted(pen: CanvasRenderingContext2D): void {
	const glow = pen.createRadialGradient(50, 50, 5, 50, 50, 62);
	glow.addColorStop(0, 'rgb(255 255 255 / 50%)');
	glow.addColorStop(1, 'rgb(255 255 255 / 14%)');
	pen.fillStyle = glow;
	pen.fillRect(3, 3, 94, 94);
	pen.lineWidth = 8;
	pen.strokeStyle = '#fff';
	pen.strokeRect(7, 7, 86, 86);
}

export function makeHighlights(): Highlights {
	const material = new MeshBasicMaterial({ color: '#fff4d6', transparent: true, opacity: 0.85 });
	const last = new Mesh(new BufferGeometry(), material);
	const counted = makePlates({ size: 0.94, opacity: 0.9, renderOrder: 4, paint: paintCounted });
	const object = new Group().add(last, counted.object);
	let offset: Offset = [0, 0, 0];
	let apart = 0;
	const place = (): void => {
		last.position.fromArray(offset).multiplyScalar(apart);
	};
	return {
		object,
		showLast(cells, levels, grid) {
			last.geometry.dispose();
			const shown = levels === null ? cells : cells.filter(({ z }) => z < levels);
			last.geometry = edgeBars(edgeRuns(shown), BAR, INSET);
			last.visible = shown.length > 0;
			if (shown.length > 0) offset = offsetOf(cells, grid);
			place();
		},
		explode(spread) {
			apart = spread;
			place();
		},
		showCounted(squares, grid) {
			const topOf = ({ x, y }: Square): number => grid.restBelow(x, y, ABOVE_ALL) + LIFT;
			counted.show(
				squares.map((square) => ({
					x: square.x + 0.5,
					y: topOf(square),
					z: square.y + 0.5,
					colour: GLOW,
				})),
			);
		},
		dispose() {
			last.geometry.dispose();
			material.dispose();
			counted.dispose();
		},
	};
}
