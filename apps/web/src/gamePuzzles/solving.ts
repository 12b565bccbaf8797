/** One puzzle on the board: the attempted move is compared with the solution. */
import { openPuzzle, type Puzzle, type PuzzleEntry } from '@rumis/engine/puzzles';
import { gameOf, makeMove } from '@rumis/rules';
import type { BoardSession } from '../analysis/board/boardSession.js';
import { ANALYSIS } from '../analysis/board/builder.js';
import { acceptAttempt, dropAttempt, leaveTask, playLine, startTask } from '../analysis/board/editing.js';
import { openAnalysis } from '../analysis/board/state.js';
import { ANALYSIS_WORDS } from '../analysis/board/words.js';
import { closingWith, startSession } from '../play/session.js';
import { makeStore, type Store } from '../util/store.js';

export type Progress = 'trying' | 'wrong' | 'solved' | 'shown';

export interface PuzzleSession extends BoardSession {
	readonly puzzle: Puzzle;
	readonly progress: Store<Progress>;
	showSolution(): void;
}

/** Called with the first answer only: whether it was right, and the move; null if the player gave up. */
export type OnAnswer = (isRight: boolean, move: string | null) => void;

/** Null if the puzzle is damaged. */
export function startPuzzle(
	entry: PuzzleEntry,
	isCalm: () => boolean,
	onAnswer: OnAnswer,
): PuzzleSession | null {
	const puzzle = openPuzzle(entry);
	if (!puzzle) return null;
	const { setup, moves } = puzzle.position;
	const line = moves.map(makeMove);
	const opened = openAnalysis({ id: entry.id, game: gameOf(setup, moves), line, isEdited: false });
	const session = startSession(startTask(opened, line), { builder: ANALYSIS, words: ANALYSIS_WORDS, isCalm });
	const progress = makeStore<Progress>('trying');
	const answer = (now: Progress, move: string | null) => {
		if (progress.get() === 'trying') onAnswer(now === 'solved', move);
		progress.set(now);
	};
	const solution = makeMove(puzzle.solution);
	const follow = () => {
		const attempt = session.store.get().task?.attempt;
		if (!attempt) return;
		const isRight = attempt === solution;
		answer(isRight ? 'solved' : 'wrong', attempt);
		session.change(isRight ? acceptAttempt : dropAttempt);
	};
	return closingWith(
		{
			...session,
			puzzle,
			progress,
			showSolution() {
				answer('shown', null);
				session.change(leaveTask);
				session.change(playLine, [solution]);
			},
		},
		session.store.subscribe(follow),
	);
}
