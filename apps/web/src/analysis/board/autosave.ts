import { saveAnalysis } from '../../device/savedAnalyses.js';
import type { Session } from '../../play/session.js';
import type { AnalysisState } from './state.js';

/** Writing a large tree takes some milliseconds, so changes are debounced. */
const SAVE_AFTER_MS = 250;

/** Saves every change of the tree on the device. The returned function saves pending changes and stops. */
export function startAutosave(session: Session<AnalysisState>): () => void {
	let saved = session.store.get();
	let timer: ReturnType<typeof setTimeout> | undefined;

	const save = () => {
		clearTimeout(timer);
		timer = undefined;
		const state = session.store.get();
		if (state.game === saved.game && state.line === saved.line) return;
		saved = state;
		if (saveAnalysis(state, new Date())) return;
		session.change((now) => ({ ...now, message: { kind: 'notSaved' } as const }));
	};
	const soon = () => {
		const { game, line } = session.store.get();
		if (game !== saved.game || line !== saved.line) timer ??= setTimeout(save, SAVE_AFTER_MS);
	};

	const unsubscribe = session.store.subscribe(soon);
	addEventListener('pagehide', save);
	return () => {
		unsubscribe();
		removeEventListener('pagehide', save);
		save();
	};
}
