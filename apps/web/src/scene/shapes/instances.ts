/** Instanced meshes: many copies of one geometry in one draw call. Capacity grows on demand and is kept. */
import { type BufferGeometry, type Color, Group, InstancedMesh, type Material, Matrix4 } from 'three';

export interface Instance {
	readonly x: number;
	readonly y: number;
	readonly z: number;
	readonly colour?: Color;
}

export interface Instances {
	readonly object: Group;
	show(instances: readonly Instance[]): void;
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
		show(instances) {
			object.visible = instances.length > 0;
			if (instances.length > 0) fill(meshFor(instances.length), instances);
		},
		dispose() {
			mesh?.dispose();
			geometry.dispose();
			material.dispose();
		},
	};
}

function fill(mesh: InstancedMesh, instances: readonly Instance[]): void {
	mesh.count = instances.length;
	for (const [index, { x, y, z, colour }] of instances.entries()) {
		mesh.setMatrixAt(index, matrix.makeTranslation(x, y, z));
		if (colour) mesh.setColorAt(index, colour);
	}
	mesh.instanceMatrix.needsUpdate = true;
	if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
}
