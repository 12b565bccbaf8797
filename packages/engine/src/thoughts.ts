import { type Move, makeMove } from '@rumis/rules';
import { moveOf } from './board/convert.js';
import type { SearchBoard } from './board/searchBoard.js';
import type { Budget, Thought } from './bot.js';
import type { Exact } from './endgame.js';
import type { TreeSearch } from './mcts/search.js';
import type { RumisGame } from './rumisGame.js';
import { sidesOf } from './values.js';
import type { Analysis } from './worker/protocol.js';

/** How long one step thinks at most, so that cancelling is prompt. */
const STEP_MS = 12;
/** Simulations between two looks at the clock. */
const SLICE = 16;
/** How many candidates an analysis names, and how long their lines are. */
const CANDIDATES = 8;
const LINE_LENGTH = 8;

/** A tree search under way. */
export class SearchThought implements Thought {
	private done = 0;
	private readonly end: number;

	constructor(
		private readonly board: SearchBoard,
		private readonly search: TreeSearch,
		private readonly game: RumisGame,
		private readonly budget: Budget,
	) {
		this.end = budget.kind === 'ms' ? Date.now() + budget.ms : Number.POSITIVE_INFINITY;
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

	best(): Move {
		const [best] = this.search.candidates();
		if (!best) throw new Error('nothing was searched yet');
		return moveOf(this.board, best.move);
	}

	analysis(): Analysis {
		const candidates = this.search.candidates().slice(0, CANDIDATES);
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

/** An endgame that was searched to its end: nothing more to think. */
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

/** The share of the other sides that the side to move leaves behind, ties counting half. */
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
