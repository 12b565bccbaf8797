import { ALL_STONES, type Move, makeMove, type Position, type ReadonlyPosition } from '@rumis/rules';
import { boardFrom, numberOf } from './board/convert.js';
import { FastRandom } from './board/random.js';
import type { SearchBoard } from './board/searchBoard.js';
import { type Bot, type Budget, finishThought, type Thought } from './bot.js';
import { MOST_STONES } from './duel/reach.js';
import { EndgameSolver } from './endgame.js';
import type { Knowledge } from './knowledge/knowledge.js';
import { TreeSearch } from './mcts/search.js';
import type { SearchSettings } from './mcts/settings.js';
import { type Heuristics, RumisGame } from './rumisGame.js';
import { ExactThought, SearchThought } from './thoughts.js';

/** What distinguishes one searching bot from another. */
export interface SearchStyle extends Omit<Heuristics, 'knowledge'> {
	readonly settings: SearchSettings;
	readonly knowledge: (board: SearchBoard) => Knowledge;
	/** Maximum number of tree nodes. */
	readonly capacity: number;
	/** Position budget for solving an endgame exactly; 0 for never. Games of two colours are searched faster. */
	readonly endgamePositions: (budget: Budget, isFast: boolean) => number;
	/** Whether the seed picks a colour's first stone among moves of about the same value. */
	readonly varies: boolean;
	/** Whether the endgame search sorts its moves, and its time counts towards the budget. */
	readonly ordersEndgame: boolean;
}

interface Memory {
	readonly search: TreeSearch;
	readonly game: RumisGame;
	readonly setup: Position['setup'];
	/** The moves played when the tree was last used; null when it must not be reused. */
	readonly moves: Position['moves'] | null;
}

/** Enough for the root's children and a short search. */
const LEAST_CAPACITY = 20_000;
const NODES_A_SIMULATION = 100;

/** Searches with MCTS, reuses the tree from move to move, and solves endgames exactly. */
export class SearchBot implements Bot {
	private memory: Memory | null = null;
	private solver: EndgameSolver | null = null;
	private readonly random: FastRandom;

	constructor(
		readonly name: string,
		private readonly style: SearchStyle,
		private readonly budgetFor: (board: SearchBoard) => Budget,
		seed: number,
	) {
		this.random = new FastRandom(seed);
	}

	newGame(seed: number): void {
		this.random.seed(seed);
		// Keeps the arrays for the next game on the same board, but not their contents.
		if (this.memory) this.memory = { ...this.memory, moves: null };
	}

	choose(position: ReadonlyPosition): Move {
		return finishThought(this.think(position));
	}

	think(position: ReadonlyPosition): Thought {
		const began = Date.now();
		const board = boardFrom(position);
		const budget = this.budgetFor(board);
		const exact = this.solve(board, budget, began);
		if (exact) return exact;
		const { search, game } = this.remember(position, board, budget);
		const start = this.style.ordersEndgame ? began : Date.now();
		return new SearchThought(board, search, game, budget, start, this.varietyFor(board));
	}

	/** A random number for a colour's first stone, where any good move will do; −1 elsewhere. */
	private varietyFor(board: SearchBoard): number {
		if (!this.style.varies || board.hand[board.colour] !== ALL_STONES) return -1;
		return this.random.below(1 << 16);
	}

	private solve(board: SearchBoard, budget: Budget, began: number): Thought | null {
		const { endgamePositions, ordersEndgame, knowledge } = this.style;
		if (board.stonesLeft() > MOST_STONES) return null;
		if (this.solver?.setup !== board.setup) {
			this.solver = new EndgameSolver(board, ordersEndgame ? knowledge(board) : null);
		}
		const positions = endgamePositions(budget, this.solver.isFast(board));
		if (!this.solver.isLikely(board, positions)) return null;
		const isTimed = ordersEndgame && budget.kind === 'ms';
		const deadline = isTimed ? began + budget.ms / 2 : Number.POSITIVE_INFINITY;
		const exact = this.solver.solve(board, positions, deadline);
		return exact && new ExactThought(board, exact);
	}

	/** The search for a position; reuses the tree if the game continued from the last one. */
	private remember(position: ReadonlyPosition, board: SearchBoard, budget: Budget): Memory {
		const { setup, moves } = position;
		const known = this.memory;
		if (known?.setup === setup) {
			const played = playedSince(known, position);
			if (played) known.search.advance(played);
			else known.search.clear();
			known.game.setRoot(board);
			this.memory = { ...known, moves };
			return this.memory;
		}
		const { settings, knowledge } = this.style;
		const game = new RumisGame(board, this.random, { ...this.style, knowledge: knowledge(board) });
		const search = new TreeSearch(game, settings, this.capacityFor(budget));
		this.memory = { game, search, setup, moves };
		return this.memory;
	}

	/**
	 * Short searches need only a small tree. Later searches of a game are at most a few times as long as the
	 * first.
	 */
	private capacityFor(budget: Budget): number {
		const { capacity } = this.style;
		if (budget.kind === 'ms') return capacity;
		return Math.min(capacity, LEAST_CAPACITY + NODES_A_SIMULATION * budget.sims);
	}
}

/** The moves played since the last search, as numbers; null if this is another game. */
function playedSince({ moves }: Memory, position: ReadonlyPosition): number[] | null {
	if (moves === null || position.ply < moves.length) return null;
	const now = position.moves;
	if (!moves.every((move, i) => makeMove(move) === makeMove(now[i]!))) return null;
	const earlier = position.atPly(moves.length);
	return now.slice(moves.length).map((move) => {
		const number = numberOf(boardFrom(earlier), move);
		earlier.play(move);
		return number;
	});
}
