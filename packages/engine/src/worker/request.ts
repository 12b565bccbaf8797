import { err, LruCache, Position, parseMove, type Result, type Setup } from '@rumis/rules';
import type { ThinkError, ThinkRequest } from './protocol.js';

/** Setups seen last. Data from another thread is a new object each time, but tables are kept by object. */
const setups = new LruCache<Setup>(8);

function sameSetup(setup: Setup): Setup {
	const key = JSON.stringify(setup);
	const known = setups.get(key) ?? setup;
	setups.put(key, known);
	return known;
}

/** What a request says of a position. */
type PlayedMoves = Pick<ThinkRequest, 'setup' | 'moves'>;

/** The position a request is about, if it is a legal one. */
export function playedPosition({ setup, moves }: PlayedMoves): Result<Position, ThinkError> {
	const started = Position.start(sameSetup(setup));
	if (!started.ok) return err({ code: 'thinkSetup', found: started.error.code });
	for (const text of moves) {
		const move = parseMove(text);
		if (!move.ok || !started.value.play(move.value).ok) return err({ code: 'thinkMove', found: text });
	}
	return started;
}

/** The same if the game is not over. */
export function positionOf(request: PlayedMoves): Result<Position, ThinkError> {
	const played = playedPosition(request);
	return played.ok && played.value.phase === null ? err({ code: 'thinkOver' }) : played;
}
