/** Textures for the table and the floor under it. */
import { hash } from '../materials/noise.js';
import type { Look } from '../materials/themes.js';
import { makeSurface, paintWood, rgbOf, type Surface } from '../materials/wood.js';

const SIZE = 1024;
const PLANKS = 7;

/** Planks side by side, each with different grain and slightly lighter or darker. */
export function paintTurntable(look: Look): Surface {
	const wood = paintWood(SIZE, {
		rings: 26,
		wave: 0.09,
		seed: 3,
		light: rgbOf(look.tableLight),
		dark: rgbOf(look.tableDark),
	});
	const [canvas, pen] = makeSurface(SIZE, SIZE);
	for (let plank = 0; plank < PLANKS; plank++) paintPlank(pen, wood, plank);
	return canvas;
}

function paintPlank(pen: CanvasRenderingContext2D, wood: Surface, plank: number): void {
	const height = SIZE / PLANKS;
	const y = plank * height;
	const shift = Math.floor(hash(plank, 1, 5) * SIZE);
	const from = Math.floor(hash(plank, 2, 5) * (SIZE - height));
	// The texture repeats, so a plank may start anywhere in it.
	pen.drawImage(wood, shift, from, SIZE - shift, height, 0, y, SIZE - shift, height);
	pen.drawImage(wood, 0, from, shift, height, SIZE - shift, y, shift, height);
	const tone = hash(plank, 3, 5) - 0.5;
	pen.fillStyle = tone > 0 ? `rgb(255 225 180 / ${tone * 24}%)` : `rgb(40 15 0 / ${-tone * 36}%)`;
	pen.fillRect(0, y, SIZE, height);
	pen.fillStyle = 'rgb(30 12 0 / 45%)';
	pen.fillRect(0, y, SIZE, 1.6);
}

/** Light that fades into the room, with the soft shadow of the table in its centre. */
export function paintPool(look: Look, width: number): Surface {
	const size = 512;
	const [canvas, pen] = makeSurface(size, size);
	const [half, rim] = [size / 2, size / 2 / width];
	const fade = (colour: string, stops: readonly (readonly [number, number])[], reach: number): void => {
		const gradient = pen.createRadialGradient(half, half, 0, half, half, reach);
		for (const [at, alpha] of stops) {
			gradient.addColorStop(at, `rgb(${rgbOf(colour).join(' ')} / ${alpha * 100}%)`);
		}
		pen.fillStyle = gradient;
		pen.fillRect(0, 0, size, size);
	};
	fade(
		look.pool,
		[
			[0, 1],
			[0.3, 0.95],
			[0.55, 0.5],
			[0.8, 0.12],
			[1, 0],
		],
		half,
	);
	fade(
		look.contact,
		[
			[0, 0.75],
			[0.5, 0.68],
			[0.64, 0.4],
			[0.8, 0.12],
			[1, 0],
		],
		rim * 1.5,
	);
	return canvas;
}
