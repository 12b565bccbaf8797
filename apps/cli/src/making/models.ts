/** Stones and buildings for 3D printers, and buildings on paper. */
import type { Position } from '@rumis/rules';
import {
	buildingMeshes,
	type Mesh,
	type MeshSize,
	makeStl,
	makeThreeMf,
	solidMesh,
	stoneMeshes,
} from '@rumis/workshop/mesh';
import { type Building, buildingOf, buildingSheet, makePdf, makeSvg, pagesOf } from '@rumis/workshop/print';
import { Failure } from '../shared/failure.js';
import { type Output, writeOutput } from './output.js';

/** All eleven stones, each a separate body. */
export const makeStones = (output: Output, size: MeshSize): void =>
	writeOutput(output, modelOf(output, stoneMeshes(size), 'Rumis stones'));

const modelOf = ({ format }: Output, meshes: readonly Mesh[], title: string): Uint8Array =>
	format === '3mf' ? makeThreeMf(meshes, title) : makeStl(meshes);

/** A sheet for rebuilding it (PDF, SVG), or a model: in one piece (STL), or stone by stone (3MF). */
export async function makeBuilding(position: Position, output: Output, size: MeshSize): Promise<void> {
	const building = buildingOf(position);
	if (building.stones.length === 0) throw new Failure('there are no stones on the board yet');
	writeOutput(output, await contentOf(building, position.setup.scenario.name, output, size));
}

async function contentOf(
	building: Building,
	title: string,
	output: Output,
	size: MeshSize,
): Promise<string | Uint8Array> {
	const { stones } = building;
	if (output.format === 'stl') return modelOf(output, [solidMesh(stones, title, size)], title);
	if (output.format === '3mf') return modelOf(output, buildingMeshes(stones, size), title);
	const sheet = buildingSheet(building, {
		title,
		level: (level) => `Level ${level}`,
		stone: (owner, move) => `${owner}: ${move}`,
	});
	return output.format === 'svg'
		? makeSvg(sheet)
		: new Uint8Array(await makePdf(pagesOf(sheet, 'a4'), title));
}
