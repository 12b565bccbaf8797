import { err, LruCache, Position, parseMove, type Result, type Setup } from '@rumis/rules';
import type { ThinkError, ThinkRequest } from './protocol.js';

/** Recent setups. Data from another thread is always a new object, but tables are cached by identity. */
const setups = new LruCache<Setup>(8);

function sameSetup(setup: Setup): Setup {
	const key = JSON.stringify(setup);
	const known = setups.get(key) ?? setup;
	setups.put(key, known);
	return known;
}

/** The position part of a request. */
type PlayedMoves = Pick<ThinkRequest, 'setup' | 'moves'>;

/** The position of a request, if it is legal. */
export function playedPosition({ setup, moves }: PlayedMoves): Result<Position, ThinkError> {
	const started = Position.start(sameSetup(setup));
	if (!started.ok) return err({ code: 'thinkSetup', found: started.error.code });
	for (const text of moves) {
		const move = parseMove(text);
		if (!move.ok || !started.value.play(move.value).ok) return err({ code: 'thinkMove', found: text });
	}
	return started;
}

/** The same, if the game is not over. */
export function positionOf(request: PlayedMoves): Result<Position, ThinkError> {
	const played = playedPosition(request);
	return played.ok && played.value.phase === null ? err({ code: 'thinkOver' }) : played;
}
