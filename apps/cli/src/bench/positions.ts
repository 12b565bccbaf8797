import { findBuiltin, type ModeId, type PlayerCount, Position, seededRandom } from '@rumis/rules';

/** Positions to measure on: each reached by a reproducible random game. */
interface BenchPosition {
	readonly name: string;
	readonly scenario: string;
	readonly players: PlayerCount;
	readonly mode: ModeId;
	readonly ply: number;
	/** Why it is in the list. */
	readonly why: string;
}

const at = (
	scenario: string,
	players: PlayerCount,
	mode: ModeId,
	ply: number,
	why: string,
): BenchPosition => ({ name: `${scenario}-${players}-${mode}-${ply}`, scenario, players, mode, ply, why });

export const BENCH_POSITIONS: readonly BenchPosition[] = [
	at('chullpa', 2, 'standard', 0, 'the smallest plan, nothing built'),
	at('chullpa', 2, 'standard', 10, 'the usual middle game of two'),
	at('chullpa', 4, 'standard', 20, 'high columns on few squares'),
	at('pirka', 4, 'standard', 20, 'a flat plan with a corner cut out'),
	at('coricancha', 3, 'standard', 15, 'heights that differ from square to square'),
	at('pisac', 4, 'standard', 28, 'near the end: most stones fit nowhere'),
	at('colca', 5, 'standard', 3, 'first stones that touch by an edge only'),
	at('huaca', 6, 'standard', 0, 'the longest list of all opening moves'),
	at('incahuasi', 6, 'standard', 30, 'the middle game of six'),
	at('huaca', 4, 'inverse', 16, 'contact forbidden instead of demanded'),
	at('tambo', 2, 'duo', 16, 'two players with four colours'),
	at('puncu', 3, 'ruinas', 5, 'building the ruin'),
	at('colca', 2, 'transfer', 26, 'taking stones off and rebuilding them'),
];

export function reach({ scenario, players, mode, ply }: BenchPosition): Position {
	const board = findBuiltin(scenario);
	const started = board && Position.start({ scenario: board, players, mode, start: 'yellow' });
	if (!started?.ok) throw new Error(`cannot set up ${scenario}`);
	return playRandomly(started.value, ply, 1);
}

/** Plays random moves up to this ply, or until the game is over. */
export function playRandomly(position: Position, ply: number, seed: number): Position {
	const random = seededRandom(seed);
	while (position.ply < ply && position.phase !== null) {
		const moves = position.legalMoves();
		position.play(moves[random.below(moves.length)]!);
	}
	return position;
}
