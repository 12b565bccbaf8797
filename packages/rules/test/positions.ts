/** Shortcuts to positions, for tests. */
import {
	type Colour,
	findBuiltin,
	gameOf,
	type Illegal,
	type ModeId,
	Position,
	parseCompact,
	parseMove,
	positionOf,
	type Scenario,
	seededRandom,
} from '../src/index.js';

export function startWith(
	scenario: Scenario,
	players: number,
	mode: ModeId = 'standard',
	start: Colour = 'yellow',
): Position {
	const started = Position.start({ scenario, players, mode, start });
	if (!started.ok) throw new Error(`refused: ${started.error.code}`);
	return started.value;
}

export function startOn(id: string, players: number, mode?: ModeId, start?: Colour): Position {
	const scenario = findBuiltin(id);
	if (!scenario) throw new Error(`no board ${id}`);
	return startWith(scenario, players, mode, start);
}

/** A custom board: rows of heights, the same height limit for every number of players. */
export function board(plan: readonly string[], more: Partial<Scenario> = {}): Scenario {
	const height = Math.max(...[...plan.join('')].filter((sign) => sign !== '.').map(Number));
	const limits = { 2: { height }, 3: { height }, 4: { height }, 5: { height }, 6: { height } };
	return { id: 'own', name: 'Own', plan, limits, ...more };
}

export function play(position: Position, ...moves: readonly string[]): Position {
	for (const text of moves) {
		const illegal = refusal(position, text, true);
		if (illegal) throw new Error(`${text}: ${illegal.code}`);
	}
	return position;
}

/** Why the move is refused; null if it is legal, and then it is played on request. */
export function refusal(position: Position, text: string, andPlay = false): Illegal | null {
	const move = parseMove(text);
	if (!move.ok) throw new Error(`${text}: ${move.error.code}`);
	if (!andPlay) return position.check(move.value);
	const played = position.play(move.value);
	return played.ok ? null : played.error;
}

export function playRandomly(position: Position, seed: number, plies = Number.POSITIVE_INFINITY): Position {
	const random = seededRandom(seed);
	for (let ply = 0; ply < plies && position.phase !== null; ply++) {
		const moves = position.legalMoves();
		position.play(moves[random.below(moves.length)]!);
	}
	return position;
}

/** The final position of a game link. */
export function fromLink(link: string): Position {
	const game = parseCompact(link);
	if (!game.ok) throw new Error(`${link}: ${game.error.code}`);
	return positionOf(gameOf(game.value.setup, game.value.moves));
}
