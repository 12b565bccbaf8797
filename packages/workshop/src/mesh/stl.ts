/** Meshes as a binary STL file: a header, the number of triangles, and fifty bytes for each. */
import type { Mesh } from './polycube.js';

const HEADER = 80;
const TRIANGLE = 50;

export function makeStl(meshes: readonly Mesh[]): Uint8Array<ArrayBuffer> {
	const count = meshes.reduce((sum, { triangles }) => sum + triangles.length / 3, 0);
	const bytes = new Uint8Array(HEADER + 4 + count * TRIANGLE);
	const view = new DataView(bytes.buffer);
	view.setUint32(HEADER, count, true);
	let at = HEADER + 4;
	for (const mesh of meshes) {
		for (let first = 0; first < mesh.triangles.length; first += 3, at += TRIANGLE)
			writeTriangle(
				view,
				at,
				[0, 1, 2].map((corner) => cornerOf(mesh, first + corner)),
			);
	}
	return bytes;
}

type Vector = readonly [number, number, number];

function cornerOf({ vertices, triangles }: Mesh, at: number): Vector {
	const first = 3 * triangles[at]!;
	return [vertices[first]!, vertices[first + 1]!, vertices[first + 2]!];
}

function writeTriangle(view: DataView, at: number, corners: readonly Vector[]): void {
	const numbers = [...normalOf(corners), ...corners.flat()];
	numbers.forEach((number, index) => {
		view.setFloat32(at + 4 * index, number, true);
	});
}

function normalOf([a, b, c]: readonly Vector[]): Vector {
	const [u, v] = [minus(b!, a!), minus(c!, a!)];
	const cross: Vector = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
	const length = Math.hypot(...cross) || 1;
	return [cross[0] / length, cross[1] / length, cross[2] / length];
}

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
