import { type Cell, ORIENTATIONS, orientationOfCells, SCENARIOS, STONES, seededRandom } from '@rumis/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullBuilding } from './fullBuilding.js';
import { type Face, facesOf, onPaper, outline, type Piece, type Point } from './isometric.js';
import { poseOf, sharedBox } from './stonePose.js';

/** The viewing direction: points along it are projected to the same point. */
const SIGHT = sightLine();

function sightLine(): Cell {
	const [x, y, z] = [
		onPaper({ x: 1, y: 0, z: 0 }),
		onPaper({ x: 0, y: 1, z: 0 }),
		onPaper({ x: 0, y: 0, z: 1 }),
	];
	const cross = (a: Point, b: Point) => a.x * b.y - a.y * b.x;
	return { x: cross(y, z) / cross(x, y), y: cross(z, x) / cross(x, y), z: 1 };
}

/** The distance along the viewing ray through a point at which it hits a face; null if it misses. */
function meetsAt(face: Face<Piece>, spot: Cell): number | null {
	const axis = face.side === 'top' ? 'z' : face.side === 'left' ? 'y' : 'x';
	const along = (face.corners[0]![axis] - spot[axis]) / SIGHT[axis];
	const met = { x: spot.x + along * SIGHT.x, y: spot.y + along * SIGHT.y, z: spot.z + along * SIGHT.z };
	const isInside = (['x', 'y', 'z'] as const)
		.filter((other) => other !== axis)
		.every((other) => met[other] > face.cell[other] && met[other] < face.cell[other] + 1);
	return isInside ? along : null;
}

function expectNearerLater(faces: readonly Face<Piece>[], spots: readonly Cell[]): void {
	for (const spot of spots) {
		const depths = faces.map((face) => meetsAt(face, spot)).filter((depth) => depth !== null);
		expect(depths).toEqual(depths.toSorted((a, b) => a - b));
	}
}

const cellIn = (size: number) => fc.record({ x: fc.nat(size - 1), y: fc.nat(size - 1), z: fc.nat(size - 1) });
const spotIn = (size: number) => {
	const part = fc.double({ min: 0, max: size, noNaN: true });
	return fc.record({ x: part, y: part, z: part });
};

describe('faces of cubes', () => {
	it('looks down from where x, y and z grow', () => {
		expect(Object.values(SIGHT).every((part) => part > 0)).toBe(true);
		expect(onPaper(SIGHT).x).toBeCloseTo(0);
		expect(onPaper(SIGHT).y).toBeCloseTo(0);
	});

	it('are painted so that a nearer one is never covered by one behind it', () => {
		const cells = fc.uniqueArray(cellIn(4), { maxLength: 30, selector: ({ x, y, z }) => `${x},${y},${z}` });
		fc.assert(
			fc.property(cells, fc.array(spotIn(4), { minLength: 20, maxLength: 20 }), (filled, spots) => {
				expectNearerLater(facesOf(filled.map((cell) => ({ cells: [cell] }))), spots);
			}),
			{ numRuns: 200 },
		);
	});

	it('between two cubes are not painted', () => {
		const bar = [0, 1].map((x) => ({ x, y: 0, z: 0 }));
		expect(facesOf([{ cells: bar }])).toHaveLength(5);
	});

	it('have a seam inside a stone and a joint between two', () => {
		const [left, right] = [0, 1].map((x) => ({ x, y: 0, z: 0 })) as [Cell, Cell];
		const kinds = (pieces: readonly Piece[]) =>
			new Set(facesOf(pieces).flatMap(({ edges }) => edges.map(({ kind }) => kind)));
		expect(kinds([{ cells: [left, right] }])).toEqual(new Set(['seam', 'crest', 'rim']));
		expect(kinds([{ cells: [left] }, { cells: [right] }])).toEqual(new Set(['joint', 'crest', 'rim']));
	});
});

const drawing = (cells: readonly Cell[]): string =>
	facesOf([{ cells }])
		.map(({ corners }) => outline(corners))
		.join(' ');

describe('pictures of stones', () => {
	it('show the stone itself, not its mirror image', () => {
		for (const stone of STONES) expect(orientationOfCells(poseOf(stone))?.stone).toBe(stone);
	});

	it('all differ', () => {
		expect(new Set(STONES.map((stone) => drawing(poseOf(stone)))).size).toBe(STONES.length);
		expect(new Set(ORIENTATIONS.map(({ cells }) => drawing(cells))).size).toBe(ORIENTATIONS.length);
	});

	it('have cubes of one size in the tray', () => {
		const sizes = STONES.map((stone) => sharedBox(poseOf(stone))).map(({ width, height }) => [width, height]);
		for (const size of sizes) {
			expect(size[0]).toBeCloseTo(sizes[0]![0]!);
			expect(size[1]).toBeCloseTo(sizes[0]![1]!);
		}
	});

	it('hide no cube but the middle of the tripod', () => {
		const random = seededRandom(1);
		for (const stone of STONES) {
			const cells = poseOf(stone);
			const faces = facesOf([{ cells }]);
			const spots = [...Array(600)].map(() => ({
				x: 4 * part(random),
				y: 4 * part(random),
				z: 4 * part(random),
			}));
			const seen = spots.map((spot) => faces.findLast((face) => meetsAt(face, spot) !== null)?.cell);
			const shown = cells.filter((cell) => stone !== 'P4' || cell.x + cell.y + cell.z > 0);
			for (const cell of shown) expect(seen).toContainEqual(cell);
		}
	});
});

const part = (random: { below(most: number): number }): number => random.below(10_000) / 10_000;

describe('the picture of a scenario', () => {
	const cubes = (id: string, players: number, mode: 'standard' | 'transfer' | 'duo') =>
		fullBuilding(SCENARIOS.find((scenario) => scenario.id === id)!, players, mode).blocks.flatMap(
			(b) => b.cells,
		);

	it('is built up to the limits of that many players', () => {
		expect(cubes('chullpa', 2, 'standard')).toHaveLength(80);
		expect(cubes('chullpa', 2, 'duo')).toHaveLength(160);
		expect(cubes('coricancha', 4, 'standard')).toHaveLength(64 + 36 + 16 + 4);
		expect(cubes('coricancha', 2, 'standard')).toHaveLength(36 * 2 + 16 + 4);
	});

	it('shows both sides of the line in the transfer game', () => {
		expect(cubes('colca', 2, 'standard')).toHaveLength(80);
		expect(cubes('colca', 2, 'transfer')).toHaveLength(160);
	});

	it('is empty if there are no limits for that number of players', () => {
		expect(cubes('chullpa', 6, 'standard')).toEqual([]);
	});
});
