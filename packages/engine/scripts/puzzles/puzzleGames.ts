/** Plays games of one kind and looks for puzzles in them. */
import { Position, type Setup } from '@rumis/rules';
import { boardFrom } from '../../src/board/convert.js';
import { BEST_STYLE } from '../../src/makeBot.js';
import { findPuzzle } from '../../src/puzzles/findPuzzle.js';
import { makePuzzle } from '../../src/puzzles/puzzleText.js';
import { Evaluator } from '../../src/review/evaluator.js';
import { finishWork } from '../../src/review/steps.js';
import { SearchBot } from '../../src/searchBot.js';

/** Simulations per move: enough for sensible games, few enough for mistakes. */
const SIMULATIONS = 60;
/** Maximum number of puzzles per ending: further ones would be similar. */
const OF_ONE_ENDING = 2;
/** Number of alternative endings per game: cheaper than new games. */
const ENDINGS = 4;
/** Where the alternative endings begin. */
const ENDING_BEGINS = 0.7;
/** Interval of games in which a middle-game position is searched too. */
const PLANS_EVERY = 12;
/** Offline, so searches may take longer. */
export const PATIENCE = 20;

export class PuzzleGames {
	private readonly bot: SearchBot;

	constructor(
		private readonly setup: Setup,
		private readonly seed: number,
	) {
		const style = { ...BEST_STYLE, varies: true, endgamePositions: () => 0 };
		this.bot = new SearchBot('self', style, () => ({ kind: 'sims', sims: SIMULATIONS }), seed);
	}

	/** The puzzles of one game and its alternative endings, as lines. */
	*play(game: number): Generator<string> {
		const seed = this.seed + 7919 * game;
		const started = Position.start(this.setup);
		if (!started.ok) throw new Error(started.error.code);
		const end = this.finished(started.value, seed);
		if (game % PLANS_EVERY === 0) yield* this.puzzleAt(end.atPly(Math.floor(end.ply * 0.4)), true);
		yield* this.puzzlesOfEnding(end);
		for (let other = 1; other < ENDINGS; other++) {
			const middle = end.atPly(Math.floor(end.ply * ENDING_BEGINS));
			yield* this.puzzlesOfEnding(this.finished(middle, seed + other));
		}
	}

	private finished(position: Position, seed: number): Position {
		this.bot.newGame(seed);
		while (position.phase !== null) position.play(this.bot.choose(position));
		return position;
	}

	/** From the last move backwards, as long as the rest of the game can be solved. */
	private *puzzlesOfEnding(end: Position): Generator<string> {
		let found = 0;
		for (let ply = end.ply - 2; ply > end.ply / 2 && found < OF_ONE_ENDING; ply--) {
			const position = end.atPly(ply);
			const board = boardFrom(position);
			if (!new Evaluator(board, this.seed, 0, PATIENCE).solve(board)) return;
			for (const line of this.puzzleAt(position, false)) {
				yield line;
				found++;
			}
		}
	}

	private puzzleAt(position: Position, deep: boolean): string[] {
		const puzzle = finishWork(findPuzzle(position, { seed: this.seed, deep, patience: PATIENCE }));
		return puzzle ? [makePuzzle(puzzle)] : [];
	}
}
