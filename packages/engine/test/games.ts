import { findBuiltin, type ModeId, type PlayerCount, Position, type Setup } from '@rumis/rules';
import { makeBot } from '../src/makeBot.js';

export function setupOf(id: string, players: PlayerCount = 2, mode: ModeId = 'standard'): Setup {
	return { scenario: findBuiltin(id)!, players, mode, start: 'yellow' };
}

export function startOf(setup: Setup): Position {
	const started = Position.start(setup);
	if (!started.ok) throw new Error(started.error.code);
	return started.value;
}

/** A game between bots of this name, to its end or up to a number of moves. */
export function playedGame(
	setup: Setup,
	bot: string,
	seed: number,
	most = Number.POSITIVE_INFINITY,
): Position {
	const position = startOf(setup);
	const made = makeBot(bot, seed);
	if (!made.ok) throw new Error(made.error.code);
	while (position.phase !== null && position.ply < most) position.play(made.value.choose(position));
	return position;
}
