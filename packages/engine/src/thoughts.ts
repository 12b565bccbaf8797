import { type Move, makeMove } from '@rumis/rules';
import type { Analysis } from './analysis.js';
import { moveOf } from './board/convert.js';
import type { SearchBoard } from './board/searchBoard.js';
import type { Budget, Thought } from './bot.js';
import type { Exact } from './endgame.js';
import type { TreeSearch } from './mcts/search.js';
import type { RumisGame } from './rumisGame.js';
import { sidesOf } from './values.js';

/** Maximum length of a step, so that cancelling is prompt. */
const STEP_MS = 12;
/** Simulations between two checks of the clock. */
const SLICE = 16;
/** Number of candidates in an analysis, and the length of their lines. */
const CANDIDATES = 8;
const LINE_LENGTH = 8;
/** Two moves are about equal if their values differ by less than this and both have enough visits. */
const ABOUT_EQUAL = 0.01;
const ENOUGH_VISITS = 0.5;

/** A running tree search. */
export class SearchThought implements Thought {
	private done = 0;
	private readonly end: number;

	constructor(
		private readonly board: SearchBoard,
		private readonly search: TreeSearch,
		private readonly game: RumisGame,
		private readonly budget: Budget,
		/** Start time. */
		began: number,
		/** Picks among moves of about equal value; −1 for always the best. */
		private readonly variety: number,
	) {
		this.end = budget.kind === 'ms' ? began + budget.ms : Number.POSITIVE_INFINITY;
	}

	step(): boolean {
		const stop = Math.min(Date.now() + STEP_MS, this.end);
		do {
			const left = this.budget.kind === 'sims' ? this.budget.sims - this.done : SLICE;
			if (left <= 0) return true;
			const slice = Math.min(SLICE, left);
			this.search.run(slice);
			this.done += slice;
		} while (Date.now() < stop);
		return this.budget.kind === 'sims' ? this.done >= this.budget.sims : Date.now() >= this.end;
	}

	/** The candidates, the move to play first. */
	private candidates(): ReturnType<TreeSearch['candidates']> {
		const found = this.search.candidates();
		const [best] = found;
		if (this.variety < 0 || !best) return found;
		const equals = found.filter(
			({ visits, value }) => visits >= ENOUGH_VISITS * best.visits && value >= best.value - ABOUT_EQUAL,
		);
		const chosen = equals[this.variety % Math.max(1, equals.length)] ?? best;
		return [chosen, ...found.filter((candidate) => candidate !== chosen)];
	}

	best(): Move {
		const [best] = this.candidates();
		if (!best) throw new Error('nothing was searched yet');
		return moveOf(this.board, best.move);
	}

	analysis(): Analysis {
		const candidates = this.candidates().slice(0, CANDIDATES);
		return {
			candidates: candidates.map(({ node, move, visits, value }) => ({
				move: makeMove(moveOf(this.board, move)),
				visits,
				value,
				scores: this.game.expectedPoints(move),
				line: [move, ...this.search.lineFrom(node, LINE_LENGTH - 1)].map((number) =>
					makeMove(moveOf(this.board, number)),
				),
			})),
			simulations: this.search.simulations,
			exact: false,
		};
	}
}

/** An exactly solved endgame: nothing left to search. */
export class ExactThought implements Thought {
	constructor(
		private readonly board: SearchBoard,
		private readonly exact: Exact,
	) {}

	step(): boolean {
		return true;
	}

	best(): Move {
		return moveOf(this.board, this.exact.move);
	}

	analysis(): Analysis {
		const { points, line, positions } = this.exact;
		const candidate = {
			move: makeMove(this.best()),
			visits: positions,
			value: rankOf(this.board, points),
			scores: points,
			line: line.map((number) => makeMove(moveOf(this.board, number))),
		};
		return { candidates: [candidate], simulations: positions, exact: true };
	}
}

/** The share of the other sides that the side to move beats, ties counting half. */
function rankOf(board: SearchBoard, points: readonly number[]): number {
	const sides = sidesOf(board);
	const best = new Map<number, number>();
	points.forEach((value, colour) => {
		best.set(sides[colour]!, Math.max(best.get(sides[colour]!) ?? value, value));
	});
	const own = best.get(sides[board.colour]!)!;
	const others = [...best].filter(([side]) => side !== sides[board.colour]).map(([, value]) => value);
	const beaten = others.reduce((sum, value) => sum + (own > value ? 1 : own === value ? 0.5 : 0), 0);
	return beaten / others.length;
}
