/** The panel with the printed plan, or a plain plate under a frame. */
import { BufferAttribute, BufferGeometry, Mesh, MeshStandardMaterial } from 'three';
import type { PlanView } from '../../board/view.js';
import { textureOf } from '../materials/textures.js';
import type { Look } from '../materials/themes.js';
import { PLAN_MARGIN, PLAN_THICKNESS } from '../space/space.js';
import { paintPlan } from './planTexture.js';

export interface Panel {
	readonly object: Mesh;
	/** `isPlain`: a plate with faint squares instead of a printed plan. */
	show(plan: PlanView, look: Look, isPlain: boolean): void;
	dispose(): void;
}

const BEVEL = 0.05;

export function makePanel(): Panel {
	const material = new MeshStandardMaterial({ roughness: 0.72 });
	const object = new Mesh(new BufferGeometry(), material);
	object.receiveShadow = true;
	let shown: PlanView | null = null;
	return {
		object,
		show(plan, look, isPlain) {
			if (shown !== plan) {
				object.geometry.dispose();
				object.geometry = panelGeometry(plan);
			}
			shown = plan;
			material.map?.dispose();
			// Adding a texture needs a different shader program.
			material.needsUpdate ||= material.map === null;
			material.map = textureOf(paintPlan(plan, look, isPlain));
		},
		dispose() {
			object.geometry.dispose();
			material.map?.dispose();
			material.dispose();
		},
	};
}

/** Three rings of four corners: the flat top, the end of the bevel, and the foot. */
function panelGeometry(plan: PlanView): BufferGeometry {
	const [halfX, halfZ] = [plan.width / 2 + PLAN_MARGIN, plan.depth / 2 + PLAN_MARGIN];
	const rings = [
		{ out: -BEVEL, y: 0 },
		{ out: 0, y: -BEVEL },
		{ out: 0, y: -PLAN_THICKNESS },
	];
	const corner = (ring: number, index: number): number[] => {
		const { out, y } = rings[ring]!;
		const [sx, sz] = [index === 1 || index === 2 ? 1 : -1, index > 1 ? 1 : -1];
		return [sx * (halfX + out), y, sz * (halfZ + out)];
	};
	const quads = [[corner(0, 3), corner(0, 2), corner(0, 1), corner(0, 0)]];
	for (const ring of [0, 1]) {
		for (let i = 0; i < 4; i++) {
			const next = (i + 1) % 4;
			quads.push([corner(ring, i), corner(ring, next), corner(ring + 1, next), corner(ring + 1, i)]);
		}
	}
	return fromQuads(quads, halfX, halfZ);
}

function fromQuads(quads: readonly number[][][], halfX: number, halfZ: number): BufferGeometry {
	const geometry = new BufferGeometry();
	const points = quads.flatMap(([a, b, c, d]) => [a!, b!, c!, a!, c!, d!]);
	const uv = points.flatMap(([x, , z]) => [x! / (2 * halfX) + 0.5, 0.5 - z! / (2 * halfZ)]);
	geometry.setAttribute('position', new BufferAttribute(new Float32Array(points.flat()), 3));
	geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uv), 2));
	geometry.computeVertexNormals();
	return geometry;
}
