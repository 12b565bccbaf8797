/** Hints on squares, one draw call per kind. The kinds differ by shape, not only by colour. */
import { OWNERS, type Owner } from '@rumis/rules';
import { Color, Group } from 'three';
import { DYES } from '../../board/palette.js';
import type { Mark } from '../../board/view.js';
import type { Instance } from '../shapes/instances.js';
import { makePlates, type PlateKind } from '../shapes/plates.js';

export interface Marks {
	readonly object: Group;
	show(marks: readonly Mark[]): void;
	dispose(): void;
}

type Kind = Mark['kind'];
const KINDS: readonly Kind[] = ['fit', 'build', 'reach'];
/** Above the surface, each kind at its own height, to avoid z-fighting. */
const LIFT: Readonly<Record<Kind, number>> = { reach: 0.02, build: 0.03, fit: 0.04 };
const FIT = new Color('#b9f08c');
const DYE = new Map<Owner, Color>(OWNERS.map((owner) => [owner, new Color(DYES[owner].top)]));
const DARK = 'rgb(30 20 10 / 70%)';

function disc(pen: CanvasRenderingContext2D, radius: number, fill: string): void {
	pen.fillStyle = fill;
	pen.beginPath();
	pen.arc(50, 50, radius, 0, 2 * Math.PI);
	pen.fill();
}

function ring(pen: CanvasRenderingContext2D, radius: number, width: number, stroke: string): void {
	pen.strokeStyle = stroke;
	pen.lineWidth = width;
	pen.beginPath();
	pen.arc(50, 50, radius, 0, 2 * Math.PI);
	pen.stroke();
}

function paintFit(pen: CanvasRenderingContext2D): void {
	pen.fillStyle = 'rgb(255 255 255 / 42%)';
	pen.beginPath();
	pen.roundRect(4, 4, 92, 92, 12);
	pen.fill();
	disc(pen, 19, DARK);
	disc(pen, 15, '#fff');
}

function paintBuild(pen: CanvasRenderingContext2D): void {
	ring(pen, 30, 18, DARK);
	ring(pen, 30, 11, '#fff');
}

function paintReach(pen: CanvasRenderingContext2D): void {
	pen.beginPath();
	pen.roundRect(5, 5, 90, 90, 10);
	pen.clip();
	for (const [width, stroke] of [
		[11, 'rgb(30 20 10 / 45%)'],
		[7.5, '#fff'],
	] as const) {
		pen.strokeStyle = stroke;
		pen.lineWidth = width;
		for (let at = -100; at <= 101; at += 33.333) {
			pen.beginPath();
			pen.moveTo(at, 0);
			pen.lineTo(at + 100, 100);
			pen.stroke();
		}
	}
}

const PLATES: Readonly<Record<Kind, PlateKind>> = {
	fit: { size: 0.9, opacity: 0.95, renderOrder: 3, paint: paintFit },
	build: { size: 0.9, opacity: 0.95, renderOrder: 2, paint: paintBuild },
	reach: { size: 0.92, opacity: 0.85, renderOrder: 1, paint: paintReach },
};

const placeOf = ({ x, y, z, kind, owner }: Mark): Instance => ({
	x: x + 0.5,
	y: z + LIFT[kind],
	z: y + 0.5,
	colour: kind === 'fit' ? FIT : DYE.get(owner)!,
});

export function makeMarks(): Marks {
	const plates = KINDS.map((kind) => ({ kind, plates: makePlates(PLATES[kind]) }));
	const object = new Group().add(...plates.map((entry) => entry.plates.object));
	return {
		object,
		show(marks) {
			for (const entry of plates) {
				entry.plates.show(marks.filter(({ kind }) => kind === entry.kind).map(placeOf));
			}
		},
		dispose() {
			for (const entry of plates) entry.plates.dispose();
		},
	};
}
