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
	readonly moves: Position['moves'];
}

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
		this.memory = null;
		this.solver = null;
	}

	choose(position: Position): Move {
		return finishThought(this.think(position));
	}

	think(position: Position): Thought {
		const board = boardFrom(position);
		const exact = this.solve(board);
		if (exact) return exact;
		const { search, game } = this.remember(position, board);
		return new SearchThought(board, search, game, this.budgetFor(board));
	}

	private solve(board: SearchBoard): Thought | null {
		const { endgameStones, endgamePositions } = this.style;
		if (board.stonesLeft() > endgameStones) return null;
		if (this.solver?.setup !== board.setup) this.solver = new EndgameSolver(board);
		const exact = this.solver.solve(board, endgamePositions);
		return exact && new ExactThought(board, exact);
	}

	/** A search set up for the position, which keeps what it knew if the game just went on. */
	private remember(position: Position, board: SearchBoard): Memory {
		const { setup, moves } = position;
		const known = this.memory;
		const played = known && playedSince(known, position);
		if (known && played) {
			known.search.advance(played);
			known.game.setRoot(board);
			this.memory = { ...known, moves };
			return this.memory;
		}
		const { settings, taste, compared, capacity } = this.style;
		const game = new RumisGame(board, this.random, taste, compared);
		this.memory = { game, search: new TreeSearch(game, settings, capacity), setup, moves };
		return this.memory;
	}
}

/** The moves since the search last looked, as numbers; null if this is another game. */
function playedSince({ setup, moves }: Memory, position: Position): number[] | null {
	if (position.setup !== setup || position.ply < moves.length) return null;
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
