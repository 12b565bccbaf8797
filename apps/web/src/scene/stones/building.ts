/** All stones of the board: one mesh, and lines along their edges when they are transparent. */
import type { Cell, PlacedStone } from '@rumis/rules';
import {
	BufferAttribute,
	BufferGeometry,
	Group,
	LineBasicMaterial,
	LineSegments,
	Mesh,
	MeshDepthMaterial,
	Vector2,
} from 'three';
import type { Look } from '../materials/themes.js';
import { edgeRuns } from '../shapes/stoneEdges.js';
import type { CubeGrid } from '../space/cubeGrid.js';
import { explodeMaterial, offsetOf } from '../space/exploded.js';
import { makeShade } from './shade.js';
import { fillStoneBuffers, makeStoneBuffers } from './stoneBuffers.js';
import { makeStoneMaterial, makeXrayMaterial, type StoneTextures } from './stoneMaterial.js';

export interface BuildingMesh {
	readonly object: Group;
	show(stones: readonly PlacedStone[], levels: number | null, xray: boolean, grid: CubeGrid): void;
	/** Sets how far the stones are exploded; must be called after `show`, too. */
	explode(spread: number, stones: readonly PlacedStone[], xray: boolean, grid: CubeGrid): void;
	/** Shows a stone at a height above its place; null shows all at their places. */
	lift(stone: PlacedStone | null, height: number): void;
	setLook(look: Look): void;
	dispose(): void;
}

export function makeBuildingMesh(textures: StoneTextures): BuildingMesh {
	const apart = { value: 0 };
	const fall = { range: { value: new Vector2() }, height: { value: 0 } };
	const [solid, glass] = [makeStoneMaterial(textures, apart, fall), makeXrayMaterial(textures, apart, fall)];
	const shadow = explodeMaterial(new MeshDepthMaterial(), apart);
	const buffers = makeStoneBuffers();
	const mesh = new Mesh(buffers.geometry, solid);
	mesh.customDepthMaterial = shadow;
	mesh.frustumCulled = false;
	mesh.receiveShadow = true;
	const lines = new LineSegments(new BufferGeometry(), explodeMaterial(new LineBasicMaterial(), apart));
	lines.frustumCulled = false;
	const contact = makeShade(1.22, 0.55, 0);
	const object = new Group().add(mesh, lines, contact.object);
	return {
		object,
		show(stones, levels, xray, grid) {
			if (fillStoneBuffers(buffers, stones, levels, grid)) mesh.geometry = buffers.geometry;
			mesh.visible = stones.length > 0;
			mesh.material = xray ? glass : solid;
			mesh.castShadow = !xray;
			lines.visible = xray;
			if (xray) replaceLines(lines, stones, levels, grid);
		},
		explode(spread, stones, xray, grid) {
			apart.value = spread;
			contact.show(xray ? [] : groundCells(stones, spread, grid));
		},
		lift(stone, height) {
			const [first, next] = (stone && buffers.ranges.get(stone)) ?? [0, 0];
			fall.range.value.set(first, next);
			fall.height.value = height;
		},
		setLook: ({ wire }) => {
			lines.material.color.set(wire);
		},
		dispose() {
			contact.dispose();
			buffers.geometry.dispose();
			lines.geometry.dispose();
			for (const material of [solid, glass, shadow, lines.material]) material.dispose();
		},
	};
}

/** Contact shadows of stones that stand on the plan. */
function groundCells(stones: readonly PlacedStone[], spread: number, grid: CubeGrid): Cell[] {
	return stones.flatMap(({ cells }) => {
		const [dx, lift, dy] = offsetOf(cells, grid);
		if (lift * spread > 0) return [];
		const onGround = cells.filter(({ z }) => z === 0);
		return onGround.map(({ x, y, z }) => ({ x: x + dx * spread, y: y + dy * spread, z }));
	});
}

function replaceLines(
	lines: LineSegments,
	stones: readonly PlacedStone[],
	levels: number | null,
	grid: CubeGrid,
): void {
	const ends: number[] = [];
	const apart: number[] = [];
	for (const { cells } of stones) {
		const offset = offsetOf(cells, grid);
		for (const run of edgeRuns(levels === null ? cells : cells.filter(({ z }) => z < levels))) {
			const end = run.start.map((value, i) => value + (i === run.axis ? run.length : 0));
			ends.push(...run.start, ...end);
			apart.push(...offset, 1, ...offset, 1);
		}
	}
	lines.geometry.dispose();
	lines.geometry = new BufferGeometry();
	lines.geometry.setAttribute('position', new BufferAttribute(new Float32Array(ends), 3));
	lines.geometry.setAttribute('apart', new BufferAttribute(new Float32Array(apart), 4));
}
