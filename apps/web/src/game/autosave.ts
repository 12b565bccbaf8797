import { deviceShelf } from '../records/device.js';
import { gameKey, keepGame, loadGame } from '../records/savedGames.js';
import type { Session } from './session.js';
import { type GameState, openGame } from './state.js';

/** Keeps every change of the table on the device, and follows the same game in another window. */
export function startAutosave(session: Session): () => void {
	let kept = session.store.get().table;

	const keep = () => {
		const { id, table } = session.store.get();
		if (table === kept) return;
		kept = table;
		const isKept = keepGame(deviceShelf(), id, table, new Date());
		if (!isKept) session.store.set({ ...session.store.get(), saying: { kind: 'notSaved' } });
	};

	const follow = ({ key }: StorageEvent) => {
		const state = session.store.get();
		if (key !== gameKey(state.id)) return;
		const other = loadGame(deviceShelf(), state.id);
		if (!other.ok || other.value.table.seq <= state.table.seq) return;
		kept = other.value.table;
		session.store.set(withTable(state, other.value.table));
	};

	const unsubscribe = session.store.subscribe(keep);
	addEventListener('storage', follow);
	return () => {
		unsubscribe();
		removeEventListener('storage', follow);
	};
}

/** The game as another window has left it, looked at as before. */
const withTable = (state: GameState, table: GameState['table']): GameState => ({
	...openGame(state.id, table),
	overlays: state.overlays,
	levels: state.levels,
	xray: state.xray,
});
