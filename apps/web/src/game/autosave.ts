import { gameKey, loadGame, saveGame } from '../device/savedGames.js';
import { onStored } from '../device/storage.js';
import type { GameSession } from './session.js';
import { type GameState, openGame } from './state.js';

/** Saves every change of the table, and syncs with the same game in another window. */
export function startAutosave(session: GameSession): () => void {
	let saved = session.store.get().table;

	const save = () => {
		const { id, table } = session.store.get();
		if (table === saved) return;
		saved = table;
		const isSaved = saveGame(id, table, new Date());
		if (!isSaved) session.store.set({ ...session.store.get(), message: { kind: 'notSaved' } });
	};

	const follow = () => {
		const state = session.store.get();
		const other = loadGame(state.id);
		if (!other.ok || other.value.table.seq <= state.table.seq) return;
		saved = other.value.table;
		session.store.set(withTable(state, other.value.table));
	};

	const ends = [session.store.subscribe(save), onStored(gameKey(session.store.get().id), follow)];
	return () => {
		for (const end of ends) end();
	};
}

/** The game as changed by another window, with the current view kept. */
const withTable = (state: GameState, table: GameState['table']): GameState => ({
	...openGame(state.id, table),
	overlays: state.overlays,
	levels: state.levels,
	xray: state.xray,
});
