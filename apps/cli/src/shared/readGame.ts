import { type Game, gameOf, parseCompact, parseRecord } from '@rumis/rules';
import { sayCompact, sayRecord } from '../text/wording.js';
import { Failure } from './failure.js';
import { readTextOrInput } from './files.js';

/** A game from a record file, from standard input (`-`) or from a game link. */
export function readGame(source: string): Game {
	if (/^\d+\.[a-z][^./\\]*\.\d\./.test(source)) {
		const compact = parseCompact(source);
		if (!compact.ok) throw new Failure(`game link: ${sayCompact(compact.error)}`);
		return gameOf(compact.value.setup, compact.value.moves);
	}
	const text = readTextOrInput(source);
	if (!text.ok) throw new Failure(text.error);
	const game = parseRecord(text.value);
	if (!game.ok) throw new Failure(`${source}: ${sayRecord(game.error)}`);
	return game.value;
}
