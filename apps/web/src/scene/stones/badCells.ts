/** The cells that prevent a placement: striped red boxes, with a frame that is always visible. */
import type { Cell } from '@rumis/rules';
import { BoxGeometry, Group, MeshBasicMaterial } from 'three';
import { textureOf } from '../materials/textures.js';
import { makeSurface, type Surface } from '../materials/wood.js';
import { edgeBars } from '../shapes/bars.js';
import { makeInstances } from '../shapes/instances.js';
import { edgeRuns } from '../shapes/stoneEdges.js';

export interface BadCells {
	readonly object: Group;
	show(cells: readonly Cell[]): void;
	dispose(): void;
}

/** Slightly larger than a stone, so that the box is visible where it coincides with one. */
const SIZE = 1.012;
const RED = '#e0301b';

function paintStripes(): Surface {
	const [canvas, pen] = makeSurface(128, 128);
	pen.fillStyle = 'rgb(224 48 27 / 45%)';
	pen.fillRect(0, 0, 128, 128);
	pen.strokeStyle = 'rgb(150 10 0 / 95%)';
	pen.lineWidth = 12;
	for (let at = -128; at <= 128; at += 32) {
		pen.beginPath();
		pen.moveTo(at - 8, 136);
		pen.lineTo(at + 136, -8);
		pen.stroke();
	}
	return canvas;
}

export function makeBadCells(): BadCells {
	const map = textureOf(paintStripes());
	const striped = new MeshBasicMaterial({ map, transparent: true, depthWrite: false, toneMapped: false });
	const bright = new MeshBasicMaterial({
		color: RED,
		depthTest: false,
		transparent: true,
		toneMapped: false,
	});
	const box = new BoxGeometry(SIZE, SIZE, SIZE);
	const frame = edgeBars(edgeRuns([{ x: 0, y: 0, z: 0 }]), 0.05).translate(-0.5, -0.5, -0.5);
	const boxes = makeInstances(box, striped, 14);
	const frames = makeInstances(frame, bright, 15);
	return {
		object: new Group().add(boxes.object, frames.object),
		show(cells) {
			const places = cells.map(({ x, y, z }) => ({ x: x + 0.5, y: z + 0.5, z: y + 0.5 }));
			boxes.show(places);
			frames.show(places);
		},
		dispose() {
			map.dispose();
			boxes.dispose();
			frames.dispose();
		},
	};
}
