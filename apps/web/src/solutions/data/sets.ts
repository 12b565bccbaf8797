/** The 14 sets of stones of one colour with exactly the volume of the 3 × 3 × 3 cube. */
import type { Owner, Stone } from '@rumis/rules';

/** The edge of the cube. */
export const SIDE = 3;

/** The stones of four cubes that fit into the cube: all but the long bar. */
export const FOURS = ['L4', 'T4', 'Z4', 'O4', 'P4', 'A4', 'B4'] as const satisfies readonly Stone[];
/** The cube needs exactly one stone of three cubes. */
export const THREES = ['V3', 'I3'] as const satisfies readonly Stone[];

export type Four = (typeof FOURS)[number];
export type Three = (typeof THREES)[number];

export interface StoneSet {
	/** The id in links: `V3-O4` is the set with V3 and without O4. */
	readonly id: string;
	readonly three: Three;
	readonly without: Four;
	readonly stones: readonly Stone[];
}

/** In the order of the solver's table. */
export const SETS: readonly StoneSet[] = THREES.flatMap((three) =>
	FOURS.map((without) => ({
		id: `${three}-${without}`,
		three,
		without,
		stones: [three, ...FOURS.filter((stone) => stone !== without)],
	})),
);

/** One stone of three cubes and six of four. */
export const STONES_A_SET = 7;

export const setOf = (id: string): StoneSet | null => SETS.find((set) => set.id === id) ?? null;

const known = (id: string): StoneSet => {
	const set = setOf(id);
	if (!set) throw new Error(`there is no set ${id}`);
	return set;
};

/** The only set without a solution, and the Soma cube. */
export const IMPOSSIBLE = known('I3-T4');
export const SOMA = known('V3-O4');

/** The answer to the rulebooks' question. A test compares it with the solver's count. */
export const ANSWER = { all: 80_928, rotations: 3_372, reflections: 1_686 } as const;

const DYES_OF_FOURS: Readonly<Record<Four, Owner>> = {
	L4: 'blue',
	T4: 'red',
	Z4: 'green',
	O4: 'yellow',
	P4: 'violet',
	A4: 'orange',
	B4: 'ruin',
};

/**
 * In the game all seven stones have one colour. Here each has its own dye, to distinguish them: a stone of
 * four always the same, and the stone of three the dye of the stone that is left out.
 */
export function dyeOf(stone: Stone, { without }: StoneSet): Owner {
	const four = FOURS.find((each) => each === stone);
	return DYES_OF_FOURS[four ?? without];
}

/** One letter per stone, unique within a set. */
export const letterOf = (stone: Stone): string => stone.charAt(0);
