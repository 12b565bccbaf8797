/** Games whose moves are known beforehand, so that the clients of a bench need not look for any. */
import { findBuiltin, makeMove, Position, seededRandom } from '@rumis/rules';

export const BENCH_SCENARIO = 'chullpa';

/** The moves of a game of chance for two, of at least so many plies; both play in turn all the way. */
export function scriptedGame(seed: number, plies: number): string[] {
	for (let attempt = 0; ; attempt++) {
		const moves = randomGame(seed + attempt * 1e6, plies);
		if (moves.length === plies) return moves;
	}
}

function randomGame(seed: number, plies: number): string[] {
	const started = Position.start({
		scenario: findBuiltin(BENCH_SCENARIO)!,
		players: 2,
		mode: 'standard',
		start: 'yellow',
	});
	if (!started.ok) throw new Error(`cannot set up ${BENCH_SCENARIO}`);
	const position = started.value;
	const random = seededRandom(seed);
	const moves: string[] = [];
	const isInTurn = () => position.toPlay === (moves.length % 2 === 0 ? 'yellow' : 'red');
	while (moves.length < plies && isInTurn()) {
		const legal = position.legalMoves();
		const move = legal[random.below(legal.length)]!;
		moves.push(makeMove(move));
		position.play(move);
	}
	return moves;
}
