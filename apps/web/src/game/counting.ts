/** The final count of a game: the camera rises above the building, then the squares light up one by one. */
import { fromAbove } from '../board/camera.js';
import type { GameSession } from './session.js';
import type { GameState } from './state.js';
import { countOrder } from './view.js';

/** The approximate duration of the count, regardless of the number of squares. */
const COUNT_MS = 5000;
const LONGEST_STEP_MS = 220;
const RISE_MS = 700;

export const endCount = (state: GameState): GameState => ({
	...state,
	count: state.count && { ...state.count, isDone: true },
});

/** Counts one more square, and finishes after the last. */
export function countOn(state: GameState): GameState {
	if (!state.count || state.count.isDone) return state;
	const squares = state.count.squares + 1;
	return { ...state, count: { squares, isDone: squares > countOrder(state.table.position).length } };
}

/** Starts counting when a game ends on this screen. The returned function stops it. */
export function startCounting(session: GameSession, isCalm: () => boolean): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let counted: unknown = null;

	const step = () => {
		session.change(countOn);
		const { count, table } = session.store.get();
		if (!count || count.isDone) return;
		const total = countOrder(table.position).length;
		timer = setTimeout(step, Math.min(LONGEST_STEP_MS, COUNT_MS / total));
	};

	const watch = () => {
		const { count, table } = session.store.get();
		if (!count || count.isDone || counted === table) return;
		counted = table;
		clearTimeout(timer);
		session.motion.flyTo(fromAbove(session.motion.goal()));
		if (isCalm()) session.change(endCount);
		else timer = setTimeout(step, RISE_MS);
	};

	watch();
	const unsubscribe = session.store.subscribe(watch);
	return () => {
		unsubscribe();
		clearTimeout(timer);
	};
}
