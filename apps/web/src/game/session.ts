/** The session of a running game: a play session with bots. */
import type { Table } from '@rumis/table';
import { closingWith, type Session, startSession } from '../play/session.js';
import type { Store } from '../util/store.js';
import { GAME } from './builder.js';
import { hintEngine, pageEngine, warmUpHints } from './engine/engine.js';
import { type GameState, openGame } from './state.js';
import { hintRequest, startThinking, type Thinker } from './thinking.js';
import { GAME_WORDS } from './words.js';

export interface GameSession extends Session<GameState> {
	readonly thinker: Thinker;
}

/** The minimum delay of a bot, so that the previous stone comes to rest; none with reduced motion. */
const PACE_MS = 1000;

/** A game with a local referee; its bots run on this device. */
export function startLocalSession(id: string, table: Table, isCalm: () => boolean): GameSession {
	const pace = () => new Promise<void>((resolve) => setTimeout(resolve, isCalm() ? 0 : PACE_MS));
	const session = startGame(openGame(id, table), isCalm, (store) =>
		startThinking(store, { bots: pageEngine, hints: hintEngine }, pace),
	);
	return table.position.phase === null ? session : closingWith(session, warmUpHints(hintRequest(table)));
}

/** With a remote referee no engine runs here: bots run on the server, and hints would be unfair. */
export const startRemoteSession = (opened: GameState, isCalm: () => boolean): GameSession =>
	startGame(opened, isCalm, () => NO_THINKER);

const NO_THINKER: Thinker = { stop() {}, resume() {}, hint() {}, close() {} };

export function startGame(
	opened: GameState,
	isCalm: () => boolean,
	think: (store: Store<GameState>) => Thinker,
): GameSession {
	const session = startSession(opened, { builder: GAME, words: GAME_WORDS, isCalm });
	const thinker = think(session.store);
	return closingWith({ ...session, thinker }, thinker.close);
}
