/** Games for tests, as the URL hash. All players are people. */
import { findBuiltin, type Move, makeCompact, Position, type Setup, seededRandom } from '@rumis/rules';

export interface Wanted {
	readonly board?: string;
	readonly players?: number;
	/** The number of random moves; by default the whole game. */
	readonly moves?: number;
	readonly seed?: number;
}

function movesByChance(setup: Setup, count: number, seed: number): readonly Move[] {
	const start = Position.start(setup);
	if (!start.ok) throw new Error(start.error.code);
	const position = start.value;
	const random = seededRandom(seed);
	while (position.phase !== null && position.ply < count) {
		const moves = position.legalMoves();
		position.play(moves[random.below(moves.length)]!);
	}
	return position.moves;
}

/** A link to a game of random moves. */
export function gameLink({
	board = 'chullpa',
	players = 2,
	moves = Infinity,
	seed = 1,
}: Wanted = {}): string {
	const setup: Setup = { scenario: findBuiltin(board)!, players, mode: 'standard', start: 'yellow' };
	return `#/game/${makeCompact({ setup, moves: movesByChance(setup, moves, seed) })}`;
}

/** Without a move. */
export const NEW_GAME = gameLink({ moves: 0 });
/** In the middle of a game. */
export const HALF_GAME = gameLink({ moves: 8 });
export const FINISHED_GAME = gameLink();
/** Of many random games the one that has built most: 236 of the 240 cubes that six players have. */
export const FULLEST_GAME = gameLink({ board: 'apachita', players: 6, seed: 182 });
/** The same game halfway through, with the most legal placements. */
export const BUSY_GAME = gameLink({ board: 'apachita', players: 6, seed: 182, moves: 30 });
