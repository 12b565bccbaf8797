import type { ReadonlyPosition } from '@rumis/rules';
import { boardFrom } from '../board/convert.js';
import { OVER, RUIN_PHASE, type SearchBoard } from '../board/searchBoard.js';
import { Evaluator, type Option } from './evaluator.js';
import { Stepper, type Work } from './steps.js';
import type { Study, StudyLine } from './types.js';

export interface StudyOptions {
	readonly lines?: number;
	readonly simulations?: number;
	readonly seed?: number;
	readonly threat?: boolean;
}

const LINES = 3;
const SIMULATIONS = 50_000;

/** A running analysis of several lines. */
export class Studying {
	private readonly board: SearchBoard;
	private readonly evaluator: Evaluator;
	private readonly stepper: Stepper<void>;
	private readonly lines: number;
	private readonly simulations: number;
	private done = 0;
	private solved: readonly Option[] | null = null;

	constructor(
		private readonly position: ReadonlyPosition,
		board: SearchBoard,
		{ lines = LINES, simulations = SIMULATIONS, seed = 1 }: StudyOptions,
	) {
		this.board = board;
		this.lines = lines;
		this.simulations = simulations;
		this.evaluator = new Evaluator(board, seed, simulations);
		this.stepper = new Stepper(this.work());
	}

	/** Searches for some milliseconds; true when finished. */
	step(): boolean {
		return this.stepper.step();
	}

	/** The result so far. */
	study(): Study {
		const { board, evaluator, solved } = this;
		const options =
			solved?.slice(0, this.lines) ?? evaluator.options(this.lines, evaluator.sideOf[board.colour]!);
		return {
			toPlay: this.position.colours[board.colour]!,
			lines: options.map((option) => this.lineOf(option)),
			simulations: solved ? solved.length : this.done,
			exact: solved !== null,
		};
	}

	private *work(): Work<void> {
		const { board, evaluator } = this;
		this.solved = yield* evaluator.solveAll(board);
		if (this.solved) return;
		evaluator.begin(board);
		for (; this.done < this.simulations; this.done += PORTION) {
			yield* evaluator.goOn(Math.min(PORTION, this.simulations - this.done));
		}
		this.done = this.simulations;
	}

	private lineOf({ line, evaluation, visits }: Option): StudyLine {
		const texts = line.map((move) => this.evaluator.text(this.board, move));
		return { move: texts[0]!, line: texts, after: evaluation, visits, exact: evaluation.exact };
	}
}

/** Step size of the reported number of simulations. */
const PORTION = 16;

/** Starts analysing a position that is not over; null for a threat view when no other player can move. */
export function studyPosition(position: ReadonlyPosition, options: StudyOptions = {}): Studying | null {
	const board = boardFrom(position);
	if (board.phase === OVER) return null;
	if (options.threat && !passTurn(board)) return null;
	return new Studying(position, board, options);
}

/** Passes the turn to the next player who can move; false if there is none. */
function passTurn(board: SearchBoard): boolean {
	if (board.phase === RUIN_PHASE) return false;
	const list = new Uint16Array(1 << 15);
	const from = board.colour;
	for (let step = 1; step < board.colours; step++) {
		const colour = (from + step) % board.colours;
		if (board.out & (1 << colour)) continue;
		board.giveTurn(colour);
		if (board.legalMoves(list) > 0) return true;
	}
	board.giveTurn(from);
	return false;
}
