/** Facts about a board that need no playing. */
import { type PlayerCount, planFor, playerCounts, type Scenario } from '@rumis/rules';

/**
 * The number of cubes of a colour's eleven stones. Most printed boards have room for about that many per
 * player.
 */
const CUBES_A_COLOUR = 40;

export interface CountFacts {
	readonly players: PlayerCount;
	/** Squares that this many players may build on. */
	readonly squares: number;
	/** Cubes that fit under the limits. */
	readonly room: number;
	/** `room` relative to all players' cubes: printed boards have about 1. */
	readonly share: number;
}

/** The facts for every number of players with limits. The limits must be valid. */
export const factsOf = (scenario: Scenario): readonly CountFacts[] =>
	playerCounts(scenario).map((players) => {
		const { limit } = planFor(scenario, players);
		const room = limit.reduce((sum, height) => sum + height, 0);
		const squares = limit.filter((height) => height > 0).length;
		return { players, squares, room, share: room / (CUBES_A_COLOUR * players) };
	});

/** The number of squares of the whole plan. */
export const squareCount = ({ plan }: Scenario): number => plan.join('').replaceAll('.', '').length;

export const BOARD_SYMMETRIES = ['leftRight', 'frontBack', 'halfTurn', 'quarterTurn'] as const;
export type BoardSymmetry = (typeof BOARD_SYMMETRIES)[number];

/** The reflections and rotations that map the plan, including its lines, onto itself. */
export function symmetriesOf(scenario: Scenario): readonly BoardSymmetry[] {
	const drawn = scenario.plan.map((row, y) =>
		[...row].map((sign, x) => sign + (scenario.zones?.[y]?.[x] ?? '.')),
	);
	const images: Record<BoardSymmetry, readonly (readonly string[])[]> = {
		leftRight: drawn.map((row) => row.toReversed()),
		frontBack: drawn.toReversed(),
		halfTurn: drawn.toReversed().map((row) => row.toReversed()),
		quarterTurn: (drawn[0] ?? []).map((_, x) => drawn.map((row) => row[x] ?? '').toReversed()),
	};
	return BOARD_SYMMETRIES.filter((symmetry) => JSON.stringify(images[symmetry]) === JSON.stringify(drawn));
}
