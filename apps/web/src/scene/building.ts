/** All stones of the board: one mesh, and lines along their edges when they are see-through. */
import type { Cell, PlacedStone } from '@rumis/rules';
import {
	BufferAttribute,
	BufferGeometry,
	Group,
	LineBasicMaterial,
	LineSegments,
	Mesh,
	MeshDepthMaterial,
} from 'three';
import { drawApart, offsetOf } from './apart.js';
import type { CubeGrid } from './cubeGrid.js';
import { makeShade } from './shade.js';
import type { Corner } from './space.js';
import { fillStoneBuffers, makeStoneBuffers } from './stoneBuffers.js';
import { edgeRuns } from './stoneEdges.js';
import { makeStoneMaterial, makeXrayMaterial, type StoneTextures } from './stoneMaterial.js';
import type { Look } from './themes.js';

export interface Building {
	readonly object: Group;
	show(stones: readonly PlacedStone[], levels: number | null, xray: boolean, grid: CubeGrid): void;
	/** Draws the stones apart; call it after `show`, too. */
	drawApart(spread: number, stones: readonly PlacedStone[], xray: boolean, grid: CubeGrid): void;
	moveTo(corner: Corner): void;
	setLook(look: Look): void;
	dispose(): void;
}

export function makeBuilding(textures: StoneTextures): Building {
	const apart = { value: 0 };
	const [solid, glass] = [makeStoneMaterial(textures, apart), makeXrayMaterial(textures, apart)];
	const shadow = drawApart(new MeshDepthMaterial(), apart);
	const buffers = makeStoneBuffers();
	const mesh = new Mesh(buffers.geometry, solid);
	mesh.customDepthMaterial = shadow;
	mesh.frustumCulled = false;
	mesh.receiveShadow = true;
	const lines = new LineSegments(new BufferGeometry(), drawApart(new LineBasicMaterial(), apart));
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
		drawApart(spread, stones, xray, grid) {
			apart.value = spread;
			contact.show(xray ? [] : groundCells(stones, spread, grid));
		},
		moveTo: ({ x, z }) => {
			object.position.set(x, 0, z);
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

/** Stones that stand on the plan darken it where they meet it. */
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
