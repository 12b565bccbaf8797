/** Meshes as a 3MF file, each a named object. */
import { FileForRelThumbnail, fileForContentTypes, to3dmodel } from '@jscadui/3mf-export';
import { strToU8, zipSync } from 'fflate';
import type { Mesh } from './polycube.js';

const MODEL = '3D/3dmodel.model';
/** Digits per coordinate: a thousandth of a millimetre on a board of a metre. */
const PRECISION = 7;

export function makeThreeMf(meshes: readonly Mesh[], title: string): Uint8Array<ArrayBuffer> {
	const objects = meshes.map(({ name, vertices, triangles }, at) => ({
		id: String(at + 1),
		name: escaped(name),
		vertices,
		indices: triangles,
	}));
	const relations = new FileForRelThumbnail();
	relations.add3dModel(MODEL);
	const model = to3dmodel({
		meshes: objects,
		components: [],
		items: objects.map(({ id }) => ({ objectID: id })),
		precision: PRECISION,
		header: { unit: 'millimeter', title: escaped(title), application: 'Rumis' },
	});
	return zipSync({
		[fileForContentTypes.name]: strToU8(fileForContentTypes.content),
		[relations.name]: strToU8(relations.content),
		[MODEL]: strToU8(model),
	}) as Uint8Array<ArrayBuffer>;
}

const escaped = (text: string): string =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
