import type { GameSession } from './session.js';
import { type GameState, personToMove } from './state.js';

/** Asking for a hint, taking back a move, or changing the players. */
const isHelp = (before: GameState, now: GameState): boolean =>
	(now.thinking?.kind === 'hint' && before.thinking?.kind !== 'hint') ||
	now.table.position.ply < before.table.position.ply ||
	now.table.seats !== before.table.seats;

const isEnd = (before: GameState, now: GameState): boolean =>
	now.table.position.phase === null && before.table.position.phase !== null;

const isOwnMove = (before: GameState, now: GameState): boolean =>
	personToMove(before) !== null && now.table.position.ply > before.table.position.ply;

/** Records games against bots for your rating. The recording code is lazy-loaded with your first move. */
export function followBotGame({ store }: GameSession): () => void {
	const { id, table } = store.get();
	if (!table.seats.some(({ kind }) => kind === 'bot')) return () => {};
	const load = async () => {
		const record = await import('../bots/recording.js');
		record.openBotGame(id, table);
		return record;
	};
	let loading: ReturnType<typeof load> | null = null;
	let before = store.get();
	return store.subscribe(() => {
		const [last, now] = [before, store.get()];
		before = now;
		if (isOwnMove(last, now) || isHelp(last, now) || isEnd(last, now)) loading ??= load();
		if (isHelp(last, now)) void loading?.then(({ markHelped }) => markHelped(id));
		if (isEnd(last, now)) void loading?.then(({ closeBotGame }) => closeBotGame(id, now.table));
	});
}
