/** Many copies of one thing in one draw call. Room is made when there is too little, and kept. */
import { type BufferGeometry, type Color, Group, InstancedMesh, type Material, Matrix4 } from 'three';

export interface Place {
	readonly x: number;
	readonly y: number;
	readonly z: number;
	readonly colour?: Color;
}

export interface Instances {
	readonly object: Group;
	show(places: readonly Place[]): void;
	dispose(): void;
}

const matrix = new Matrix4();

export function makeInstances(geometry: BufferGeometry, material: Material, renderOrder = 0): Instances {
	const object = new Group();
	let mesh: InstancedMesh | null = null;
	const meshFor = (count: number): InstancedMesh => {
		if (mesh && mesh.instanceMatrix.count >= count) return mesh;
		mesh?.dispose();
		object.clear();
		mesh = new InstancedMesh(geometry, material, Math.max(16, count * 2));
		mesh.frustumCulled = false;
		mesh.renderOrder = renderOrder;
		object.add(mesh);
		return mesh;
	};
	return {
		object,
		show(places) {
			object.visible = places.length > 0;
			if (places.length > 0) fill(meshFor(places.length), places);
		},
		dispose() {
			mesh?.dispose();
			geometry.dispose();
			material.dispose();
		},
	};
}

function fill(mesh: InstancedMesh, places: readonly Place[]): void {
	mesh.count = places.length;
	for (const [index, { x, y, z, colour }] of places.entries()) {
		mesh.setMatrixAt(index, matrix.makeTranslation(x, y, z));
		if (colour) mesh.setColorAt(index, colour);
	}
	mesh.instanceMatrix.needsUpdate = true;
	if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
}
