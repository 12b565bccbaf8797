/** Soft dark patches on squares: contact shadows, and the shadow of the ghost. */
import type { Cell } from '@rumis/rules';
import { Color, type Group } from 'three';
import { makePlates } from '../shapes/plates.js';

export interface Shade {
	readonly object: Group;
	/** Patches on the undersides of these cells. */
	show(cells: readonly Cell[]): void;
	dispose(): void;
}

const LIFT = 0.008;
const SHADE = new Color('#241203');

const LAYERS = 20;

/** Thin layers of decreasing size: a square that fades towards its edges. */
function paintShade(pen: CanvasRenderingContext2D): void {
	pen.fillStyle = 'rgb(255 255 255 / 12%)';
	for (let layer = 0; layer < LAYERS; layer++) {
		const side = 98 - layer * 1.6;
		pen.beginPath();
		pen.roundRect(50 - side / 2, 50 - side / 2, side, side, 16 - layer * 0.5);
		pen.fill();
	}
}

export function makeShade(size: number, opacity: number, renderOrder: number): Shade {
	const plates = makePlates({ size, opacity, renderOrder, paint: paintShade });
	return {
		...plates,
		show(cells) {
			plates.show(cells.map(({ x, y, z }) => ({ x: x + 0.5, y: z + LIFT, z: y + 0.5, colour: SHADE })));
		},
	};
}
