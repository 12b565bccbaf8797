/** Reviews the game of an analysis in the background. */
import type { Analyst, GameReview, ReviewDepth, ReviewedMove, ReviewProgress } from '@rumis/engine';
import { type Line, longestLine } from '@rumis/rules';
import { loadReview, saveReview } from '../../device/savedReviews.js';
import { makeStore, type Store } from '../../util/store.js';
import type { BoardSession } from '../board/boardSession.js';
import { makeLatest } from '../engine/latest.js';

export type ReviewState =
	| { readonly kind: 'none' }
	| {
			readonly kind: 'running';
			readonly line: Line;
			readonly done: number;
			readonly total: number;
			readonly moves: readonly ReviewedMove[];
	  }
	| { readonly kind: 'done'; readonly line: Line; readonly review: GameReview };

export interface Reviewer {
	readonly store: Store<ReviewState>;
	start(depth: ReviewDepth): void;
	cancel(): void;
	close(): void;
}

const NONE: ReviewState = { kind: 'none' };

/** The same game gets the same review. */
const SEED = 1;

export function startReviewer(session: BoardSession, engine: () => Analyst): Reviewer {
	const { id } = session.store.get();
	const saved = loadReview(id);
	const store = makeStore<ReviewState>(saved ? { kind: 'done', ...saved } : NONE);
	const latest = makeLatest<GameReview, ReviewProgress>();

	const cancel = () => {
		latest.stop();
		if (store.get().kind === 'running') store.set(NONE);
	};

	const start = (depth: ReviewDepth) => {
		cancel();
		const { game } = session.store.get();
		const line = longestLine(game, []);
		store.set({ kind: 'running', line, done: 0, total: line.length, moves: [] });
		const request = { setup: game.setup, moves: line, depth, seed: SEED };
		latest.ask((report) => engine().review(request, report), {
			report(news) {
				const now = store.get();
				if (now.kind === 'running') store.set({ ...now, ...news, moves: [...now.moves, ...news.moves] });
			},
			done(review) {
				store.set(review ? { kind: 'done', line, review } : NONE);
				if (review) saveReview(id, { line, review }, new Date());
			},
		});
	};

	return { store, start, cancel, close: cancel };
}

/** The moves that have been graded so far. */
const judgedMoves = (state: ReviewState): readonly ReviewedMove[] =>
	state.kind === 'none' ? [] : state.kind === 'done' ? state.review.moves : state.moves;

/** The grade of the last move of a line, if the line is part of the review. */
export function judgedAt(state: ReviewState, line: Line): ReviewedMove | null {
	if (state.kind === 'none' || line.length === 0) return null;
	const isReviewed = line.every((move, at) => move === state.line[at]);
	const ply = line.length - 1;
	return (isReviewed && judgedMoves(state).find((move) => move.ply === ply)) || null;
}

/** Mistakes and blunders, in the order of play. */
export const mistakesOf = (moves: readonly ReviewedMove[]): readonly ReviewedMove[] =>
	moves.filter(({ grade }) => grade === 'mistake' || grade === 'blunder');

/** The move that gave away most. */
export function worstOf(moves: readonly ReviewedMove[]): ReviewedMove | null {
	const graded = moves.filter(({ grade }) => grade !== null);
	const worst = [...graded].sort((a, b) => b.lost.value - a.lost.value || b.lost.points - a.lost.points)[0];
	return worst && worst.lost.value > 0 ? worst : null;
}
