/** Flat textures on squares: hints, squares being counted, the shadow of the ghost. */
import { DoubleSide, MeshBasicMaterial, PlaneGeometry } from 'three';
import { textureOf } from '../materials/textures.js';
import { makeSurface } from '../materials/wood.js';
import { type Instances, makeInstances } from './instances.js';

export interface PlateKind {
	readonly size: number;
	readonly opacity: number;
	readonly renderOrder: number;
	/** Paints on a field of 100 × 100. White takes the colour of the instance. */
	paint(pen: CanvasRenderingContext2D): void;
}

const PIXELS = 256;

export function makePlates({
	size,
	opacity,
	renderOrder,
	paint,
}: PlateKind): Instances & { dispose(): void } {
	const [canvas, pen] = makeSurface(PIXELS, PIXELS);
	pen.scale(PIXELS / 100, PIXELS / 100);
	paint(pen);
	const map = textureOf(canvas);
	const material = new MeshBasicMaterial({
		map,
		opacity,
		transparent: true,
		depthWrite: false,
		toneMapped: false,
		side: DoubleSide,
	});
	const plates = makeInstances(new PlaneGeometry(size, size).rotateX(-Math.PI / 2), material, renderOrder);
	return {
		...plates,
		dispose() {
			map.dispose();
			plates.dispose();
		},
	};
}
