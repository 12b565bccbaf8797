/** Runs bots and hints in a worker, and drops results for a table that has changed in the meantime. */
import type { Analysis, Engine, ThinkRequest } from '@rumis/engine';
import { makeMove, parseMove } from '@rumis/rules';
import { botToMove, holdMove, type Table } from '@rumis/table';
import { letGo } from '../play/holding.js';
import type { Store } from '../util/store.js';
import { playMove } from './playing.js';
import { type GameState, personToMove, type Thinking } from './state.js';

/** The bot behind hints: as strong as possible within an acceptable delay on every device. */
const HINT_BOT = 'ms:600';

const requestFor = ({ config, position }: Table, bot: string, seed: number): ThinkRequest => ({
	setup: config.setup,
	moves: position.moves.map(makeMove),
	bot,
	seed,
});

/** The request for a hint. */
export const hintRequest = (table: Table): ThinkRequest => requestFor(table, HINT_BOT, table.config.seed);

export interface Thinker {
	/** Stops the current search; bots are then paused. */
	stop(): void;
	resume(): void;
	hint(): void;
	/** Stops everything permanently. */
	close(): void;
}

/** The engines; each is started on first use. */
export interface Engines {
	bots(): Engine;
	hints(): Engine;
}

/** `pace` delays a bot's move, so that players can follow. */
export function startThinking(store: Store<GameState>, engines: Engines, pace: () => Promise<void>): Thinker {
	/** The current request: a new object each time, so that late answers can be recognised. */
	let current: { readonly table: Table; readonly cancel: () => void } | null = null;

	const ask = (
		{ kind, seat }: Thinking,
		request: ThinkRequest,
		use: (state: GameState, found: Analysis) => GameState,
	) => {
		const thinking = (kind === 'bot' ? engines.bots : engines.hints)().analyse(request, () => {});
		const asked = { table: store.get().table, cancel: thinking.cancel };
		current = asked;
		store.set({ ...store.get(), thinking: { kind, seat } });
		Promise.all([thinking.done, kind === 'bot' ? pace() : null]).then(([found]) => {
			if (current !== asked) return;
			current = null;
			const state = { ...store.get(), thinking: null };
			store.set(found.ok ? use(state, found.value) : failed(state));
		});
	};

	const moveBot = () => {
		const { table, isPaused, viewedPly } = store.get();
		if (current && (current.table !== table || viewedPly !== null)) return abandon();
		const bot = isPaused || viewedPly !== null ? null : botToMove(table);
		if (!bot || current) return;
		ask({ kind: 'bot', seat: bot.seat }, requestFor(table, bot.bot, bot.seed), playBest);
	};

	/**
	 * Cancels the current request. `change` is part of the same update, or a paused bot would be asked again.
	 */
	const abandon = (change: Partial<GameState> = {}) => {
		current?.cancel();
		current = null;
		store.set({ ...store.get(), thinking: null, ...change });
	};

	const unsubscribe = store.subscribe(moveBot);
	moveBot();

	return {
		stop() {
			const { thinking, isPaused } = store.get();
			abandon({ isPaused: isPaused || thinking?.kind === 'bot' });
		},
		resume: () => store.set({ ...store.get(), isPaused: false }),
		hint() {
			const state = store.get();
			const seat = personToMove(state);
			if (seat === null || state.thinking) return;
			ask({ kind: 'hint', seat }, hintRequest(state.table), showHint);
		},
		close() {
			unsubscribe();
			abandon();
		},
	};
}

/** Pauses the bots, or they would be asked again endlessly. */
const failed = (state: GameState): GameState => ({
	...state,
	isPaused: true,
	message: { kind: 'engineFailed' },
});

const playBest = (state: GameState, { candidates: [best] }: Analysis): GameState =>
	best ? playMove(state, best.move) : failed(state);

/** Puts the stone of the best move into the hand, over its place. */
function showHint(state: GameState, { candidates }: Analysis): GameState {
	const [best] = candidates;
	const move = best && parseMove(best.move);
	if (!best || !move?.ok) return state;
	const message = { kind: 'hint', points: best.scores, move: best.move } as const;
	const held = holdMove(state.table.position, move.value);
	return held ? { ...letGo(state), ...held, isAimed: true, message } : { ...state, message };
}
