import {
	type Move,
	makeMove,
	modeOf,
	type Random,
	type ReadonlyPosition,
	seededRandom,
	sideOfColour,
	sidePoints,
} from '@rumis/rules';
import type { Bot, Thought } from './bot.js';

/** Base class for bots without search: `choose` does everything. */
export abstract class QuickBot implements Bot {
	abstract readonly name: string;
	protected random: Random;

	constructor(seed: number) {
		this.random = seededRandom(seed);
	}

	newGame(seed: number): void {
		this.random = seededRandom(seed);
	}

	abstract choose(position: ReadonlyPosition): Move;

	think(position: ReadonlyPosition): Thought {
		const move = this.choose(position);
		const scores = position.scores().map(({ points }) => points);
		const text = makeMove(move);
		const candidates = [{ move: text, visits: 1, value: 0.5, scores, line: [text] }];
		return {
			step: () => true,
			best: () => move,
			analysis: () => ({ candidates, simulations: 0, exact: false }),
		};
	}
}

/** Plays a random legal move. */
export class RandomBot extends QuickBot {
	readonly name = 'random';

	choose(position: ReadonlyPosition): Move {
		const moves = position.legalMoves();
		return moves[this.random.below(moves.length)]!;
	}
}

/** Plays the move with the best immediate margin over the best other side. */
export class GreedyBot extends QuickBot {
	readonly name = 'greedy';

	choose(position: ReadonlyPosition): Move {
		const mode = modeOf(position.setup.mode);
		const side = sideOfColour(mode, position.colours.indexOf(position.toPlay!));
		const trial = position.clone();
		let best: Move[] = [];
		let bestMargin = Number.NEGATIVE_INFINITY;
		for (const move of position.legalMoves()) {
			trial.play(move);
			const margin = marginOf(sidePoints(mode, trial.scores()), side);
			trial.undo();
			if (margin > bestMargin) best = [];
			if (margin >= bestMargin) best.push(move);
			bestMargin = Math.max(bestMargin, margin);
		}
		return best[this.random.below(best.length)]!;
	}
}

const marginOf = (points: readonly number[], side: number): number =>
	points[side]! - Math.max(...points.filter((_, other) => other !== side));
