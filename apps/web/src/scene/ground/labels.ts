/** The labels on the plan: names and heights, always upright for the viewer. One mesh for all. */
import { BufferAttribute, BufferGeometry, CanvasTexture, Mesh, MeshStandardMaterial } from 'three';
import type { PlanView } from '../../board/view.js';
import type { Look } from '../materials/themes.js';
import { makeSurface, type Surface } from '../materials/wood.js';
import { type Label, labelCorners, labelsOf, quarterFor } from './labelLayout.js';

export interface Labels {
	readonly object: Mesh;
	/** Shows the labels of this plan; null hides them. */
	show(plan: PlanView | null): void;
	/** Rotates all labels upright for a camera azimuth. */
	turnTo(azimuth: number): void;
	setLook(look: Look): void;
	dispose(): void;
}

const FONT = '"Figtree Variable", system-ui, sans-serif';
/** Above the panel, and below everything that is placed on it. */
const LIFT = 0.004;
const TILE = 96;
const TILES_A_ROW = 8;
const ANISOTROPY = 8;

/** `onPainted` is called when the labels are repainted after the font has loaded. */
export function makeLabels(onPainted: () => void): Labels {
	const material = new MeshStandardMaterial({ transparent: true, depthWrite: false, roughness: 0.72 });
	const object = makeSheet(material);
	let labels: readonly Label[] = [];
	let quarter = 0;
	const place = (): void => placeLabels(object.geometry, labels, quarter);
	const forget = whenFontComes(() => {
		paint(material, labels);
		onPainted();
	});
	return {
		object,
		show(plan) {
			labels = plan ? labelsOf(plan) : [];
			object.visible = labels.length > 0;
			object.geometry.dispose();
			object.geometry = tileGeometry(labels);
			place();
			paint(material, labels);
		},
		turnTo(azimuth) {
			const next = quarterFor(azimuth, quarter);
			if (next === quarter) return;
			quarter = next;
			place();
		},
		setLook: ({ ink }) => {
			material.color.set(ink);
		},
		dispose() {
			forget();
			object.geometry.dispose();
			material.alphaMap?.dispose();
			material.dispose();
		},
	};
}

function makeSheet(material: MeshStandardMaterial): Mesh {
	const sheet = new Mesh(tileGeometry([]), material);
	sheet.receiveShadow = true;
	sheet.frustumCulled = false;
	sheet.renderOrder = -0.5;
	sheet.visible = false;
	return sheet;
}

/** Calls `use` when a missing font has loaded. The returned function cancels that. */
function whenFontComes(use: () => void): () => void {
	let isWanted = !document.fonts.check(`700 12px ${FONT}`);
	if (isWanted) {
		document.fonts.load(`700 12px ${FONT}`).then(
			() => isWanted && use(),
			() => undefined,
		);
	}
	return () => {
		isWanted = false;
	};
}

function paint(material: MeshStandardMaterial, labels: readonly Label[]): void {
	if (labels.length === 0) return;
	material.alphaMap?.dispose();
	// Adding a texture needs a different shader program.
	material.needsUpdate ||= material.alphaMap === null;
	material.alphaMap = new CanvasTexture(paintTiles(textsOf(labels)));
	material.alphaMap.anisotropy = ANISOTROPY;
}

function placeLabels(geometry: BufferGeometry, labels: readonly Label[], quarter: number): void {
	const position = geometry.getAttribute('position');
	for (const [index, [x, y]] of labelCorners(labels, quarter).entries()) position.setXYZ(index, x, LIFT, y);
	position.needsUpdate = true;
}

const textsOf = (labels: readonly Label[]): string[] => [...new Set(labels.map(({ text }) => text))];

/** Every text once, white on black: the material provides the ink colour. */
function paintTiles(texts: readonly string[]): Surface {
	const rows = Math.ceil(texts.length / TILES_A_ROW);
	const [canvas, pen] = makeSurface(TILE * TILES_A_ROW, TILE * rows);
	pen.fillRect(0, 0, canvas.width, canvas.height);
	pen.fillStyle = '#fff';
	pen.font = `700 ${TILE * 0.86}px ${FONT}`;
	pen.textAlign = 'center';
	pen.textBaseline = 'middle';
	for (const [index, text] of texts.entries()) {
		const [column, row] = [index % TILES_A_ROW, Math.floor(index / TILES_A_ROW)];
		pen.fillText(text, (column + 0.5) * TILE, (row + 0.55) * TILE, TILE * 0.96);
	}
	return canvas;
}

/** All attributes except the label positions, which change when the table is turned. */
function tileGeometry(labels: readonly Label[]): BufferGeometry {
	const texts = textsOf(labels);
	const rows = Math.ceil(texts.length / TILES_A_ROW);
	const uv: number[] = [];
	const indices: number[] = [];
	for (const [index, { text }] of labels.entries()) {
		const tile = texts.indexOf(text);
		const [column, row] = [tile % TILES_A_ROW, Math.floor(tile / TILES_A_ROW)];
		for (let corner = 0; corner < 4; corner++) {
			uv.push((column + (corner & 1)) / TILES_A_ROW, 1 - (row + (corner >> 1)) / rows);
		}
		const a = index * 4;
		indices.push(a, a + 2, a + 1, a + 1, a + 2, a + 3);
	}
	const geometry = new BufferGeometry();
	geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uv), 2));
	geometry.setAttribute('position', new BufferAttribute(new Float32Array(labels.length * 12), 3));
	const up = new Float32Array(labels.length * 12).map((_, i) => (i % 3 === 1 ? 1 : 0));
	geometry.setAttribute('normal', new BufferAttribute(up, 3));
	geometry.setIndex(indices);
	return geometry;
}
