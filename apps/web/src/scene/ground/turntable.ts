/** The turntable: a round board glued from planks, with a turned rim and a foot, in a pool of light. */
import {
	type BufferGeometry,
	Group,
	LatheGeometry,
	Mesh,
	MeshBasicMaterial,
	MeshStandardMaterial,
	PlaneGeometry,
	RepeatWrapping,
	Vector2,
} from 'three';
import type { PlanView } from '../../board/view.js';
import { textureOf } from '../materials/textures.js';
import type { Look } from '../materials/themes.js';
import { PLAN_THICKNESS, turntableRadius } from '../space/space.js';
import { paintPool, paintTurntable } from './turntableTexture.js';

export interface Turntable {
	readonly object: Group;
	shape(plan: PlanView): void;
	setLook(look: Look): void;
	dispose(): void;
}

const FLOOR = -1.25;
/** The position of the groove inside the edge; it hides where planks and band meet. */
const GROOVE = 0.25;
/** The number of pieces that the band is made of. */
const BAND_LENGTHS = 6;
/** The radius of the pool of light relative to the table. */
const POOL = 4;

export function makeTurntable(): Turntable {
	const wood = new MeshStandardMaterial({ roughness: 0.5 });
	const light = new MeshBasicMaterial({ transparent: true, depthWrite: false, toneMapped: false });
	const board = new Mesh<BufferGeometry>(undefined, wood);
	board.receiveShadow = true;
	const pool = new Mesh(new PlaneGeometry(1, 1).rotateX(-Math.PI / 2), light);
	pool.position.y = FLOOR;
	pool.renderOrder = -1;
	const object = new Group().add(board, pool);
	return {
		object,
		shape(plan) {
			const radius = turntableRadius(plan);
			board.geometry.dispose();
			board.geometry = boardGeometry(radius);
			pool.scale.set(radius * 2 * POOL, 1, radius * 2 * POOL);
		},
		setLook(look) {
			wood.map?.dispose();
			light.map?.dispose();
			wood.map = textureOf(paintTurntable(look));
			wood.map.wrapS = RepeatWrapping;
			wood.map.wrapT = RepeatWrapping;
			light.map = textureOf(paintPool(look, POOL));
		},
		dispose() {
			board.geometry.dispose();
			pool.geometry.dispose();
			for (const material of [wood, light]) {
				material.map?.dispose();
				material.dispose();
			}
		},
	};
}

/** From the centre outwards and down: top, groove, rounded rim, underside, foot. */
function profile(radius: number): Vector2[] {
	const top = -PLAN_THICKNESS;
	const points: [number, number][] = [
		[0.001, top],
		[radius - 0.3, top],
		[radius - 0.29, top],
		[radius - 0.27, top - 0.03],
		[radius - 0.24, top - 0.03],
		[radius - 0.22, top],
		[radius - 0.21, top],
		[radius - 0.14, top],
	];
	for (let step = 0; step <= 8; step++) {
		const angle = (step / 8) * Math.PI;
		points.push([radius - 0.14 + Math.sin(angle) * 0.14, top - 0.19 + Math.cos(angle) * 0.19]);
	}
	points.push(
		[radius - 0.5, top - 0.42],
		[radius * 0.72, top - 0.5],
		[radius * 0.68, FLOOR + 0.2],
		[radius * 0.72, FLOOR],
	);
	return points.map(([x, y]) => new Vector2(x, y));
}

function boardGeometry(radius: number): BufferGeometry {
	const geometry = new LatheGeometry(profile(radius).reverse(), 128);
	const { position, uv } = geometry.attributes;
	for (let i = 0; i < position!.count; i++) {
		const [x, y, z] = [position!.getX(i), position!.getY(i), position!.getZ(i)];
		const isTop = y > -PLAN_THICKNESS - 0.04 && Math.hypot(x, z) < radius - GROOVE;
		// The planks run straight across the top; the rim is a bent band of wood.
		if (isTop) uv!.setXY(i, x / (2 * radius) + 0.5, 0.5 - z / (2 * radius));
		else uv!.setXY(i, uv!.getX(i) * BAND_LENGTHS, (y + Math.hypot(x, z)) / (2 * radius));
	}
	return geometry;
}
