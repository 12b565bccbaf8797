import {
	type Cell,
	findBuiltin,
	gameOf,
	type PlacedStone,
	Position,
	STONES,
	seededRandom,
} from '@rumis/rules';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { expectClosed, nameOf, readStl, type Triangle } from '../../test/readStl.js';
import { buildingMeshes, makeStl, makeThreeMf, solidMesh, stoneMeshes } from './index.js';

const SIZE = { cube: 20, clearance: 0.3 };

/** The number of connected bodies. */
function bodiesIn(triangles: readonly Triangle[]): number {
	const parent = new Map<string, string>();
	const find = (name: string): string => {
		const up = parent.get(name) ?? name;
		return up === name ? name : find(up);
	};
	for (const corners of triangles) for (const corner of corners) parent.set(nameOf(corner), nameOf(corner));
	for (const [a, b, c] of triangles) {
		parent.set(find(nameOf(b)), find(nameOf(a)));
		parent.set(find(nameOf(c)), find(nameOf(a)));
	}
	return new Set([...parent.keys()].map(find)).size;
}

/** Positive if the faces point outwards. */
const volumeOf = (triangles: readonly Triangle[]): number =>
	triangles.reduce((sum, [a, b, c]) => {
		const [x = 0, y = 0, z = 0] = b;
		const [u = 0, v = 0, w = 0] = c;
		return sum + (a[0]! * (y * w - z * v) + a[1]! * (z * u - x * w) + a[2]! * (x * v - y * u)) / 6;
	}, 0);

/** A building of many randomly placed stones. */
function randomBuilding(seed: number): readonly PlacedStone[] {
	const setup = {
		scenario: findBuiltin('coricancha')!,
		players: 4,
		mode: 'standard',
		start: 'yellow',
	} as const;
	const started = Position.start(setup);
	if (!started.ok) throw new Error('no game');
	const random = seededRandom(seed);
	const position = started.value;
	for (let moves = position.legalMoves(); moves.length > 0; moves = position.legalMoves())
		position.play(moves[random.below(moves.length)]!);
	expect(gameOf(setup, position.moves)).toBeTruthy();
	return position.stones();
}

describe('the eleven stones', () => {
	const meshes = stoneMeshes(SIZE);

	it.each(meshes)('$name is closed, in one piece, and smaller by the gap', (mesh) => {
		const triangles = readStl(makeStl([mesh]));
		expectClosed(triangles);
		expect(bodiesIn(triangles)).toBe(1);
		const cubes = Number(mesh.name.at(-1));
		expect(volumeOf(triangles)).toBeLessThan(cubes * 20 ** 3);
		expect(volumeOf(triangles)).toBeGreaterThan(cubes * 19.4 ** 3);
		const heights = triangles.flat().map((corner) => corner[2]!);
		expect(Math.min(...heights)).toBeCloseTo(0.15, 4);
	});

	it('are side by side in one file', () => {
		const triangles = readStl(makeStl(meshes));
		expectClosed(triangles);
		expect(bodiesIn(triangles)).toBe(STONES.length);
	});
});

describe('a finished building', () => {
	it.each([1, 2, 3])('is closed, in one piece or stone by stone (game %i)', (seed) => {
		const stones = randomBuilding(seed);
		const cubes = stones.flatMap<Cell>(({ cells }) => cells).length;
		const solid = readStl(makeStl([solidMesh(stones, 'building', SIZE)]));
		expectClosed(solid);
		expect(bodiesIn(solid)).toBe(1);
		expect(volumeOf(solid) / (cubes * 20 ** 3)).toBeCloseTo(1, 2);
		const loose = readStl(makeStl(buildingMeshes(stones, SIZE)));
		expectClosed(loose);
		expect(bodiesIn(loose)).toBe(stones.length);
	});
});

it('a 3MF file has every stone as an object in millimetres', () => {
	const files = unzipSync(makeThreeMf(stoneMeshes(SIZE), 'Stones <&>'));
	const model = strFromU8(files['3D/3dmodel.model']!);
	expect(model).toContain('unit="millimeter"');
	expect(model.match(/<object /g)).toHaveLength(11);
	expect(model.match(/<item /g)).toHaveLength(11);
	expect(model).toContain('name="Z4"');
	expect(strFromU8(files['_rels/.rels']!)).toContain('3D/3dmodel.model');
	expect(Object.keys(files)).toContain('[Content_Types].xml');
});
