import { type Move, makeMove, type Position } from '@rumis/rules';
import { boardFrom, numberOf } from './board/convert.js';
import { FastRandom } from './board/random.js';
import type { SearchBoard } from './board/searchBoard.js';
import { type Bot, type Budget, finishThought, type Thought } from './bot.js';
import { EndgameSolver } from './endgame.js';
import type { Taste } from './features.js';
import { TreeSearch } from './mcts/search.js';
import type { SearchSettings } from './mcts/settings.js';
import { RumisGame } from './rumisGame.js';
import { ExactThought, SearchThought } from './thoughts.js';

/** Everything that makes one searching player different from another. */
export interface SearchStyle {
	readonly settings: SearchSettings;
	readonly taste: Taste;
	/** How many random moves a playout compares before it plays one. */
	readonly compared: number;
	/** Nodes of the tree at most. */
	readonly capacity: number;
	/** With so few stones left the rest of the game is searched to its end, if that takes so few positions. */
	readonly endgameStones: number;
	readonly endgamePositions: number;
}

interface Memory {
	readonly search: TreeSearch;
	readonly game: RumisGame;
	readonly setup: Position['setup'];
	/** The moves that had been played when it was last used; null when that is to be forgotten. */
	readonly moves: Position['moves'] | null;
}

/** Enough for the root's children and some games' worth of growth. */
const LEAST_CAPACITY = 20_000;
const NODES_A_SIMULATION = 100;

/** Thinks by tree search, remembers from move to move, and solves endgames exactly. */
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
		// The arrays are kept for the next game on the same board; what is in them is not.
		if (this.memory) this.memory = { ...this.memory, moves: null };
	}

	choose(position: Position): Move {
		return finishThought(this.think(position));
	}

	think(position: Position): Thought {
		const board = boardFrom(position);
		const exact = this.solve(board);
		if (exact) return exact;
		const budget = this.budgetFor(board);
		const { search, game } = this.remember(position, board, budget);
		return new SearchThought(board, search, game, budget);
	}

	private solve(board: SearchBoard): Thought | null {
		const { endgameStones, endgamePositions } = this.style;
		if (board.stonesLeft() > endgameStones) return null;
		if (this.solver?.setup !== board.setup) this.solver = new EndgameSolver(board);
		const exact = this.solver.solve(board, endgamePositions);
		return exact && new ExactThought(board, exact);
	}

	/** A search set up for the position, which keeps what it knew if the game just went on. */
	private remember(position: Position, board: SearchBoard, budget: Budget): Memory {
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
		const { settings, taste, compared } = this.style;
		const game = new RumisGame(board, this.random, taste, compared);
		const search = new TreeSearch(game, settings, this.capacityFor(budget));
		this.memory = { game, search, setup, moves };
		return this.memory;
	}

	/** A weak level needs no large tree. Later searches of a game are at most some times as long as the first. */
	private capacityFor(budget: Budget): number {
		const { capacity } = this.style;
		if (budget.kind === 'ms') return capacity;
		return Math.min(capacity, LEAST_CAPACITY + NODES_A_SIMULATION * budget.sims);
	}
}

/** The moves since the search last looked, as numbers; null if this is another game. */
function playedSince({ moves }: Memory, position: Position): number[] | null {
	if (moves === null || position.ply < moves.length) return null;
	const now = position.moves;
	if (!moves.every((move, i) => makeMove(move) === makeMove(now[i]!))) return null;
	const earlier = position.clone();
	while (earlier.ply > moves.length) earlier.undo();
	return now.slice(moves.length).map((move) => {
		const number = numberOf(boardFrom(earlier), move);
		earlier.play(move);
		return number;
	});
}
