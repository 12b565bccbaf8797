import { makeMove } from '@rumis/rules';
import { MOST_MOVES, moveOf } from '../board/convert.js';
import { MoveFinder } from '../board/moveFinder.js';
import { FastRandom } from '../board/random.js';
import { OVER, SearchBoard } from '../board/searchBoard.js';
import { EndgameSolver, type TieBreak } from '../endgame.js';
import { BEST_STYLE } from '../makeBot.js';
import { TreeSearch } from '../mcts/search.js';
import { RumisGame } from '../rumisGame.js';
import { sidesOf, valuePoints } from '../values.js';
import type { Work } from './steps.js';
import type { Evaluation, Loss } from './types.js';
import { winChances, wonShares } from './winChances.js';

/** With more stones left, solving is not tried … */
const EXACT_STONES = 10;
/** … unless there is time: colours that are out still have stones, which cost no search. */
const EXACT_STONES_WITH_PATIENCE = 40;
/**
 * Position budget of the endgame solver per move: about 30 ms, so that work can be stopped in between. Generating
 * transfer moves takes far longer.
 */
const EXACT_POSITIONS = 3000;
const EXACT_POSITIONS_OF_TRANSFERS = 150;
/** Simulations between two yields. */
const SLICE = 16;
const LINE_LENGTH = 10;

/** An evaluation with its principal variation. */
export interface EvaluatedLine {
	readonly evaluation: Evaluation;
	/** Move numbers; empty when the game is over. */
	readonly line: readonly number[];
}

/** A candidate move. */
export interface Option extends EvaluatedLine {
	/** The first move of the line. */
	readonly move: number;
	readonly visits: number;
}

/**
 * Evaluates positions of one game. The seed of each search depends only on the position, so the order of requests
 * does not matter.
 */
export class Evaluator {
	readonly sideOf: Uint8Array;
	private readonly sides: number;
	private readonly random = new FastRandom(1);
	private readonly game: RumisGame;
	private readonly search: TreeSearch;
	private readonly solver: EndgameSolver;
	private readonly finder: MoveFinder;
	private readonly list = new Uint16Array(MOST_MOVES);
	private readonly hash = new Int32Array(2);
	private readonly exactPositions: number;
	private readonly exactStones: number;

	constructor(
		board: SearchBoard,
		private readonly seed: number,
		/** The longest search that will be requested. */
		mostSimulations: number,
		/**
		 * Factor on the usual budget for solving endgames: 0 for never (to check estimates), more than 1 for
		 * offline work.
		 */
		patience = 1,
	) {
		const knowledge = BEST_STYLE.knowledge(board);
		this.exactPositions = patience * (board.outside ? EXACT_POSITIONS_OF_TRANSFERS : EXACT_POSITIONS);
		this.exactStones = patience > 1 ? EXACT_STONES_WITH_PATIENCE : EXACT_STONES;
		this.sideOf = sidesOf(board);
		this.sides = Math.max(...this.sideOf) + 1;
		this.game = new RumisGame(board, this.random, { ...BEST_STYLE, knowledge });
		const capacity = Math.min(BEST_STYLE.capacity, 20_000 + 100 * mostSimulations);
		this.search = new TreeSearch(this.game, BEST_STYLE.settings, capacity);
		this.solver = new EndgameSolver(board, knowledge);
		this.finder = new MoveFinder(board);
	}

	moves(board: SearchBoard): number[] {
		return [...this.list.subarray(0, this.finder.list(board, this.list))];
	}

	/** The board after a move, with the turn passed to a colour that can move. */
	after(board: SearchBoard, move: number): SearchBoard {
		const next = new SearchBoard(board.setup);
		next.copyFrom(board);
		next.play(move);
		this.finder.settle(next, this.list);
		return next;
	}

	/** All legal moves with their scores. */
	moveScores(board: SearchBoard): { readonly move: number; readonly score: number }[] {
		const scores = new Float32Array(MOST_MOVES);
		this.game.setRoot(board);
		this.game.reset();
		const count = this.game.listMoves(this.list, scores);
		return Array.from({ length: count }, (_, i) => ({ move: this.list[i]!, score: scores[i]! }));
	}

	text(board: SearchBoard, move: number): string {
		return makeMove(moveOf(board, move));
	}

	/** Evaluates the position, exactly if that is cheap. */
	*evaluate(board: SearchBoard, simulations: number): Work<EvaluatedLine> {
		const exact = this.solve(board);
		if (exact) return exact;
		yield;
		yield* this.run(board, simulations);
		return this.searched();
	}

	/** The exact evaluation if the game can be solved, else null. */
	solve(board: SearchBoard, ties: TieBreak | null = null): EvaluatedLine | null {
		if (board.phase === OVER) return { evaluation: this.certain(pointsOn(board)), line: [] };
		if (this.exactPositions === 0 || board.stonesLeft() > this.exactStones) return null;
		const exact = this.solver.solve(board, this.exactPositions, Number.POSITIVE_INFINITY, ties);
		return exact && { evaluation: this.certain(exact.points), line: exact.line };
	}

	/** All moves with exact evaluations, best first; null if any cannot be solved. */
	*solveAll(board: SearchBoard): Work<Option[] | null> {
		if (this.exactPositions === 0 || board.stonesLeft() > this.exactStones) return null;
		const options: Option[] = [];
		for (const move of this.moves(board)) {
			const rest = this.solve(this.after(board, move));
			if (!rest) return null;
			options.push({ ...rest, move, line: [move, ...rest.line], visits: 1 });
			yield;
		}
		const side = this.sideOf[board.colour]!;
		return options.sort((a, b) => byWorth(a, b, side, board.colour));
	}

	/** Starts a new search from the position's own seed. */
	*run(board: SearchBoard, simulations: number): Work<void> {
		this.begin(board);
		yield* this.goOn(simulations);
	}

	begin(board: SearchBoard): void {
		board.hash(this.hash);
		this.random.seed((this.hash[0]! ^ Math.imul(this.hash[1]!, 31) ^ Math.imul(this.seed, 0x9e3779b1)) >>> 0);
		this.game.setRoot(board);
		this.search.clear();
	}

	*goOn(simulations: number): Work<void> {
		for (let left = simulations; left > 0; left -= SLICE) {
			this.search.run(Math.min(SLICE, left));
			yield;
		}
	}

	/** The candidates of the last search, best first. */
	options(most: number, mover: number): Option[] {
		return this.search
			.candidates()
			.slice(0, most)
			.map(({ node, move, visits, value }) => ({
				move,
				visits,
				line: [move, ...this.search.lineFrom(node, LINE_LENGTH - 1)],
				evaluation: this.estimate(move, value, mover),
			}));
	}

	/** The evaluation of the last search: that of its best move. */
	private searched(): EvaluatedLine {
		const [best] = this.options(1, this.mover);
		if (!best) throw new Error('nothing was searched yet');
		return best;
	}

	/** The side to move in the root position. */
	private get mover(): number {
		this.game.reset();
		return this.game.side(this.game.state());
	}

	/**
	 * Values of all sides, given the mover's. The search knows only the mean values of the others over all
	 * simulations; the mover's gain over its own mean is subtracted from them evenly.
	 */
	private estimate(move: number, value: number, mover: number): Evaluation {
		const { totals, simulations } = this.search;
		const gain = value - totals[mover]! / simulations;
		const values = Array.from(totals, (total, side) =>
			side === mover ? value : total / simulations - gain / (this.sides - 1),
		);
		return { values, win: winChances(values), points: this.game.expectedPoints(move), exact: false };
	}

	private certain(points: readonly number[]): Evaluation {
		const ofSides = this.sidePoints(points);
		const values = ofSides.map(() => 0);
		valuePoints(ofSides, values);
		return { values, win: wonShares(ofSides), points, exact: true };
	}

	/** What the side to move loses by the played move, compared with the best one. */
	loss(board: SearchBoard, best: Evaluation, played: Evaluation): Loss {
		const side = this.sideOf[board.colour]!;
		return {
			value: Math.max(0, best.values[side]! - played.values[side]!),
			win: Math.max(0, best.win[side]! - played.win[side]!),
			points: Math.max(0, this.margin(best, side) - this.margin(played, side)),
		};
	}

	/** Points of a side minus those of the best other one. */
	margin({ points }: Evaluation, side: number): number {
		const ofSides = this.sidePoints(points);
		return ofSides[side]! - Math.max(...ofSides.filter((_, other) => other !== side));
	}

	/** The points of a side are those of its better colour. */
	sidePoints(points: readonly number[]): number[] {
		const best = Array.from({ length: this.sides }, () => Number.NEGATIVE_INFINITY);
		points.forEach((value, colour) => {
			best[this.sideOf[colour]!] = Math.max(best[this.sideOf[colour]!]!, value);
		});
		return best;
	}
}

const pointsOn = (board: SearchBoard): number[] =>
	Array.from({ length: board.colours }, (_, colour) => board.points(colour));

/** The better value for the side first; ties by the colour's own points. */
function byWorth(a: Option, b: Option, side: number, colour: number): number {
	const value = b.evaluation.values[side]! - a.evaluation.values[side]!;
	if (Math.abs(value) > 1e-9) return value;
	return b.evaluation.points[colour]! - a.evaluation.points[colour]! || a.move - b.move;
}
