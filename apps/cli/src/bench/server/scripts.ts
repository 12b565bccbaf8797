/** Prepared games, so the clients of a benchmark need not search for moves. */
import { findBuiltin, makeMove, Position, parseScenario, type Scenario, seededRandom } from '@rumis/rules';

export interface BenchGame {
	readonly name: string;
	/** The id of a built-in board, or the text of a custom one. */
	readonly scenario: string;
	readonly players: number;
	/** The length of each game, so all last about equally long. */
	readonly plies: number;
}

/** The largest custom board allowed online. */
const LARGE = JSON.stringify({
	id: 'large',
	name: 'Large',
	plan: Array.from({ length: 12 }, () => '9'.repeat(12)),
	limits: { 4: { height: 9 } },
});

export const BENCH_GAMES: readonly [BenchGame, ...BenchGame[]] = [
	{ name: 'two players', scenario: 'chullpa', players: 2, plies: 14 },
	{ name: 'six players', scenario: 'colca', players: 6, plies: 24 },
	{ name: 'large board', scenario: LARGE, players: 4, plies: 32 },
];

/** The moves of a random game of exactly this many plies, in which all players move in turn to the end. */
export function scriptedGame(seed: number, game: BenchGame): string[] {
	for (let attempt = 0; ; attempt++) {
		const moves = randomGame(seed + attempt * 1e6, game);
		if (moves.length === game.plies) return moves;
	}
}

function scenarioOf(text: string): Scenario {
	const builtin = findBuiltin(text);
	if (builtin) return builtin;
	const scenario = parseScenario(text);
	if (!scenario.ok) throw new Error(`no board: ${scenario.error[0]!.code}`);
	return scenario.value;
}

function randomGame(seed: number, { name, scenario, players, plies }: BenchGame): string[] {
	const setup = { scenario: scenarioOf(scenario), players, mode: 'standard', start: 'yellow' } as const;
	const started = Position.start(setup);
	if (!started.ok) throw new Error(`cannot set up the game of ${name}`);
	const position = started.value;
	const random = seededRandom(seed);
	const moves: string[] = [];
	const isInTurn = () =>
		position.toPlay !== null && position.colours.indexOf(position.toPlay) === moves.length % players;
	while (moves.length < plies && isInTurn()) {
		const move = position.legalMoveAt(random.below(position.countLegalMoves()))!;
		moves.push(makeMove(move));
		position.play(move);
	}
	return moves;
}
