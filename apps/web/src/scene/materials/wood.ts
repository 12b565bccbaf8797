/** Procedural wood: the grain of the stones, the boards of the table, the veneer of the plan. */
import { hash, noise } from './noise.js';

export interface WoodKind {
	/** The number of growth rings across the texture. */
	readonly rings: number;
	/** How much the rings wave. */
	readonly wave: number;
	readonly seed: number;
	readonly light: readonly [number, number, number];
	readonly dark: readonly [number, number, number];
}

export type Surface = HTMLCanvasElement;

export function makeSurface(width: number, height: number): [Surface, CanvasRenderingContext2D] {
	const canvas = document.createElement('canvas');
	canvas.width = width;
	canvas.height = height;
	return [canvas, canvas.getContext('2d')!];
}

/** Wood hardly varies along the grain, so that direction is painted at low resolution and stretched. */
const STRETCH = 4;

/** A tileable wood texture with horizontal grain. */
export function paintWood(size: number, kind: WoodKind): Surface {
	const coarse = paintCoarse(size / STRETCH, size, kind);
	const [canvas, context] = makeSurface(size, size);
	context.drawImage(coarse, 0, 0, size, size);
	paintPores(context, size, kind);
	return canvas;
}

function paintCoarse(width: number, height: number, kind: WoodKind): Surface {
	const [canvas, context] = makeSurface(width, height);
	const image = context.createImageData(width, height);
	for (let y = 0, at = 0; y < height; y++) {
		for (let x = 0; x < width; x++, at += 4) {
			const tone = toneAt(x / width, y / height, kind);
			for (let i = 0; i < 3; i++) {
				image.data[at + i] = kind.dark[i]! + (kind.light[i]! - kind.dark[i]!) * tone;
			}
			image.data[at + 3] = 255;
		}
	}
	context.putImageData(image, 0, 0);
	return canvas;
}

/** From 0 (dark) to 1 (light): rings that darken slowly and end sharply, overlaid with fibres. */
function toneAt(u: number, v: number, { rings, wave, seed }: WoodKind): number {
	const bend = (noise(u, v, 2, 3, seed) - 0.5) * wave + (noise(u, v, 4, 9, seed + 1) - 0.5) * wave * 0.3;
	const ring = v * rings + bend * rings;
	const along = ring - Math.floor(ring);
	const late = along < 0.82 ? (along / 0.82) ** 2.2 : 1 - (along - 0.82) / 0.18;
	const fibre = noise(u, v, 3, 170, seed + 2);
	const cloud = noise(u, v, 2, 5, seed + 3);
	return 1 - (late * 0.5 + fibre * 0.3 + cloud * 0.2);
}

/** Short dark streaks, like the pores of ash and oak. */
function paintPores(context: CanvasRenderingContext2D, size: number, { seed, dark }: WoodKind): void {
	context.fillStyle = `rgb(${dark.join(' ')} / 45%)`;
	for (let i = 0; i < size * 1.6; i++) {
		const length = size * (0.012 + 0.03 * hash(i, 2, seed));
		context.fillRect(hash(i, 0, seed) * size, hash(i, 1, seed) * size, length, size / 700);
	}
}

/** `#rrggbb` as three numbers from 0 to 255. */
export const rgbOf = (colour: string): [number, number, number] => [
	Number.parseInt(colour.slice(1, 3), 16),
	Number.parseInt(colour.slice(3, 5), 16),
	Number.parseInt(colour.slice(5, 7), 16),
];
