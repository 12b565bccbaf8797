import { COLOURS, STONES } from '@rumis/rules';
import type { BuiltStone, Packing } from '../polycube/packing.js';
import { cellCode } from '../polycube/shape.js';

/** Relations between the stones of a packing when placed from above. */
export interface Relations {
	/** The index of the stone's kind among the eleven. */
	readonly kind: readonly number[];
	readonly onGround: readonly boolean[];
	/** The lowest level of each stone. */
	readonly level: readonly number[];
	/** The stones below and above each stone. */
	readonly below: readonly (readonly number[])[];
	readonly above: readonly (readonly number[])[];
	/** Stones that share a face with it. */
	readonly touching: readonly (readonly number[])[];
	/** Seats whose already placed stones share a face with it, as bits. */
	readonly touchesPlaced: readonly number[];
	/** Whether a cube has neither ground nor a stone below it. */
	readonly hasGap: boolean;
}

type Step = readonly [number, number, number];

/** `placed` are the stones already there. */
export function relationsOf(packing: Packing, placed: readonly BuiltStone[] = []): Relations {
	const owner = new Map(packing.flatMap(({ cells }, stone) => cells.map((cell) => [cellCode(cell), stone])));
	const placedSeat = new Map(
		placed.flatMap(({ cells, colour }) => cells.map((cell) => [cellCode(cell), COLOURS.indexOf(colour)])),
	);
	const lookUp = (map: ReadonlyMap<number, number>, x: number, y: number, z: number): number =>
		x < 0 || y < 0 || z < 0 ? -1 : (map.get(cellCode({ x, y, z })) ?? -1);
	/** The values of a map in the neighbouring cells of a stone, without duplicates. */
	const around = (map: ReadonlyMap<number, number>, stone: number, steps: readonly Step[]): number[] => {
		const { cells } = packing[stone]!;
		const found = cells.flatMap(({ x, y, z }) =>
			steps.map(([dx, dy, dz]) => lookUp(map, x + dx, y + dy, z + dz)),
		);
		return [...new Set(found)].filter((other) => other >= 0);
	};
	const others = (stone: number, steps: readonly Step[]): readonly number[] =>
		around(owner, stone, steps).filter((other) => other !== stone);
	const isSupported = (x: number, y: number, z: number): boolean =>
		z === 0 || lookUp(owner, x, y, z - 1) >= 0 || lookUp(placedSeat, x, y, z - 1) >= 0;
	const stones = packing.map((_, stone) => stone);
	return {
		kind: packing.map(({ stone }) => STONES.indexOf(stone)),
		onGround: packing.map(({ cells }) => cells.some(({ z }) => z === 0)),
		level: packing.map(({ cells }) => Math.min(...cells.map(({ z }) => z))),
		below: stones.map((stone) => others(stone, [[0, 0, -1]])),
		above: stones.map((stone) => others(stone, [[0, 0, 1]])),
		touching: stones.map((stone) => others(stone, FACES)),
		touchesPlaced: stones.map((stone) =>
			around(placedSeat, stone, FACES).reduce((bits, seat) => bits | (1 << seat), 0),
		),
		hasGap: packing.some(({ cells }) => cells.some(({ x, y, z }) => !isSupported(x, y, z))),
	};
}

const FACES = [
	[1, 0, 0],
	[-1, 0, 0],
	[0, 1, 0],
	[0, -1, 0],
	[0, 0, 1],
	[0, 0, -1],
] as const;

/** Whether stones rest on each other in a cycle, so none of them can be the first. */
export function hasRing({ below, above }: Relations): boolean {
	const waiting = below.map((stones) => stones.length);
	const ready = waiting.flatMap((count, stone) => (count === 0 ? [stone] : []));
	for (const stone of ready)
		for (const upper of above[stone]!) if (--waiting[upper]! === 0) ready.push(upper);
	return ready.length < below.length;
}
