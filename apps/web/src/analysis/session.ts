/** The session of an analysis board, with one engine for the board and another for the review. */
import type { Analyst, Engine } from '@rumis/engine';
import type { SavedAnalysis } from '../device/savedAnalyses.js';
import { startEngine } from '../game/engine/engine.js';
import { closingWith, startSession } from '../play/session.js';
import { startAutosave } from './board/autosave.js';
import type { BoardSession } from './board/boardSession.js';
import { ANALYSIS } from './board/builder.js';
import { openAnalysis } from './board/state.js';
import { ANALYSIS_WORDS } from './board/words.js';
import { type Desk, startDesk } from './engine/desk.js';
import { startTeacher, type Teacher } from './learn/teacher.js';
import { type PuzzleSearch, startPuzzleSearch } from './review/ownPuzzles.js';
import { type Reviewer, startReviewer } from './review/reviewer.js';

export interface AnalysisSession extends BoardSession {
	readonly desk: Desk;
	readonly reviewer: Reviewer;
	readonly teacher: Teacher;
	readonly puzzleSearch: PuzzleSearch;
}

/** A worker that is started on first use and terminated with the page. */
function lazyEngine(): { readonly get: () => Engine & Analyst; readonly close: () => void } {
	let engine: (Engine & Analyst) | null = null;
	return {
		get() {
			engine ??= startEngine();
			return engine;
		},
		close: () => engine?.close(),
	};
}

export function startAnalysis(saved: SavedAnalysis, isCalm: () => boolean): AnalysisSession {
	const session = startSession(openAnalysis(saved), {
		builder: ANALYSIS,
		words: ANALYSIS_WORDS,
		isCalm,
	});
	// Two workers: the board can be studied while the review is running.
	const [boardEngine, reviewEngine] = [lazyEngine(), lazyEngine()];
	const desk = startDesk(session, boardEngine.get);
	const reviewer = startReviewer(session, reviewEngine.get);
	const teacher = startTeacher(session, boardEngine.get);
	const puzzleSearch = startPuzzleSearch(reviewEngine.get);
	const parts = [desk, reviewer, teacher, puzzleSearch, boardEngine, reviewEngine];
	const ends = [startAutosave(session), ...parts.map(({ close }) => close)];
	return closingWith({ ...session, desk, reviewer, teacher, puzzleSearch }, ...ends);
}
