import type { Cell } from './cell.js';

/** The eleven stones of every colour: all polycubes of two, three and four cubes. */
export const STONES = ['I2', 'I3', 'V3', 'I4', 'L4', 'T4', 'Z4', 'O4', 'P4', 'A4', 'B4'] as const;
export type Stone = (typeof STONES)[number];

/** The same stones in the byte order of their names, which is the order of a list of legal moves. */
export const STONES_BY_NAME: readonly Stone[] = [...STONES].sort();

/** A set of stones as bits, bit i for `STONES[i]`; this is all eleven. */
export const ALL_STONES = (1 << STONES.length) - 1;

/** One orientation of each stone, cube by cube as the digits x, y, z. A4 and B4 mirror each other. */
const SHAPES: Readonly<Record<Stone, string>> = {
	I2: '000 100',
	I3: '000 100 200',
	V3: '000 100 010',
	I4: '000 100 200 300',
	L4: '000 100 200 010',
	T4: '000 100 200 110',
	Z4: '000 100 110 210',
	O4: '000 100 010 110',
	P4: '000 100 010 001',
	A4: '000 100 010 101',
	B4: '000 100 010 011',
};

export function stoneCells(stone: Stone): readonly Cell[] {
	return SHAPES[stone].split(' ').map((cube) => {
		const [x = 0, y = 0, z = 0] = [...cube].map(Number);
		return { x, y, z };
	});
}

/** The code number for spare parts: S01 to S11 (our numbering). */
export const stoneCode = (stone: Stone): string => `S${String(stoneIndex(stone) + 1).padStart(2, '0')}`;

export const stoneIndex = (stone: Stone): number => STONES.indexOf(stone);

export const stoneAt = (index: number): Stone => {
	const stone = STONES[index];
	if (stone === undefined) throw new RangeError(`no stone ${index}`);
	return stone;
};

export function parseStone(text: string): Stone | null {
	return STONES.find((stone) => stone === text.toUpperCase()) ?? null;
}

/** The stones of a bit set, in the order of `STONES`. */
export const stonesIn = (set: number): Stone[] => STONES.filter((_, index) => set & (1 << index));
