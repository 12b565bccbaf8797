/** Plays games of one kind and looks for puzzles in them. */
import { Position, type Setup } from '@rumis/rules';
import { BEST_STYLE } from '../../src/makeBot.js';
import { findPuzzle } from '../../src/puzzles/findPuzzle.js';
import { makePuzzle } from '../../src/puzzles/puzzleText.js';
import { finishWork } from '../../src/review/steps.js';
import { SearchBot } from '../../src/searchBot.js';

/** Simulations of a move: enough to play sensibly, not enough to see everything. */
const SIMULATIONS = 60;
/** Puzzles taken from one game at most: later ones would be much the same. */
const OF_ONE_GAME = 3;
/** Every so many games one position of the middle is looked at as well. */
const PLANS_EVERY = 12;
/** Nobody waits for these searches. */
const PATIENCE = 20;

export class PuzzleGames {
	private readonly bot: SearchBot;

	constructor(
		private readonly setup: Setup,
		private readonly seed: number,
	) {
		const style = { ...BEST_STYLE, varies: true, endgamePositions: () => 0 };
		this.bot = new SearchBot('self', style, () => ({ kind: 'sims', sims: SIMULATIONS }), seed);
	}

	/** The puzzles of one game, as lines. */
	play(game: number, most: number): string[] {
		const end = this.playedGame(this.seed + 7919 * game);
		const found: string[] = [];
		for (const position of this.positionsWorthALook(end, game)) {
			const deep = position.ply < end.ply / 2;
			const puzzle = finishWork(findPuzzle(position, { seed: this.seed, deep, patience: PATIENCE }));
			if (puzzle) found.push(makePuzzle(puzzle));
			if (found.length >= Math.min(most, OF_ONE_GAME)) break;
		}
		return found;
	}

	private playedGame(seed: number): Position {
		const started = Position.start(this.setup);
		if (!started.ok) throw new Error(started.error.code);
		this.bot.newGame(seed);
		while (started.value.phase !== null) started.value.play(this.bot.choose(started.value));
		return started.value;
	}

	/** The endgame from its last moves backwards, where searching is cheap, and now and then an earlier position. */
	private *positionsWorthALook(end: Position, game: number): Generator<Position> {
		const { colours } = end;
		for (let ply = end.ply - 3; ply > end.ply - 3 - 3 * colours.length; ply -= 1) {
			if (ply > end.ply / 2) yield end.atPly(ply);
		}
		if (game % PLANS_EVERY === 0) yield end.atPly(Math.floor(end.ply * 0.4));
	}
}
