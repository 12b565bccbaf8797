import { err, ok, Position, parseMove, type Result, type Setup } from '@rumis/rules';
import type { ThinkError, ThinkRequest } from './protocol.js';

/** Setups seen last. Data from another thread is a new object each time, but tables are kept by object. */
const KEPT = 8;
const setups = new Map<string, Setup>();

function sameSetup(setup: Setup): Setup {
	const key = JSON.stringify(setup);
	const known = setups.get(key) ?? setup;
	setups.delete(key);
	setups.set(key, known);
	if (setups.size > KEPT) setups.delete(setups.keys().next().value!);
	return known;
}

/** The position a request is about, if it is a legal one that is not over. */
export function positionOf({ setup, moves }: ThinkRequest): Result<Position, ThinkError> {
	const started = Position.start(sameSetup(setup));
	if (!started.ok) return err({ code: 'thinkSetup', found: started.error.code });
	for (const text of moves) {
		const move = parseMove(text);
		if (!move.ok || !started.value.play(move.value).ok) return err({ code: 'thinkMove', found: text });
	}
	return started.value.phase === null ? err({ code: 'thinkOver' }) : ok(started.value);
}
