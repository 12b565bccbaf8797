/** Plays games of one kind, the opening with a long search and the rest quickly, and counts the results. */
import type { Setup } from '@rumis/rules';
import { settle } from '../../src/board/convert.js';
import { FastRandom } from '../../src/board/random.js';
import { OVER, SearchBoard } from '../../src/board/searchBoard.js';
import { symmetriesOf } from '../../src/openings/symmetry.js';
import type { OpeningNode } from '../../src/openings/tree.js';
import { Evaluator, type Option } from '../../src/review/evaluator.js';
import { finishWork, Stepper } from '../../src/review/steps.js';
import { wonShares } from '../../src/review/winChances.js';
import { pruned } from './prune.js';

/**
 * Simulations per move in the opening (each position is searched once) and later, and number of games; for two on
 * chullpa. All are reduced where a simulation takes longer.
 */
const LONG = 1000;
const SHORT = 40;
const GAMES = 150;
/** Moves are sampled from the top candidates with probability proportional to a power of their visits. */
const CHOICES = 6;
const SHARPNESS = 1.5;
const CHOICES_LATER = 3;
const SHARPNESS_LATER = 4;

interface Step {
	readonly text: string;
	readonly colour: number;
}

export class OpeningGames {
	private readonly evaluator: Evaluator;
	private readonly random = new FastRandom(1);
	private readonly searched = new Map<string, Option[]>();
	private readonly start: SearchBoard;
	private readonly plies: number;
	/** Square root of the cost of a simulation relative to chullpa for two. */
	private readonly cost: number;
	private readonly roots: OpeningNode[] = [];
	played = 0;

	constructor(
		private readonly setup: Setup,
		private readonly seed: number,
	) {
		this.start = new SearchBoard(setup);
		settle(this.start);
		this.evaluator = new Evaluator(this.start, seed, LONG);
		this.plies = this.start.colours + 3;
		this.cost = Math.max(1, Math.sqrt((this.start.colours * this.start.inside.squares) / (2 * 20)));
	}

	play(share: number): OpeningNode[] {
		const games = Math.max(16, Math.round((share * GAMES) / this.cost / (this.start.outside ? 4 : 1)));
		for (; this.played < games; this.played++) this.playOne(this.seed + 7919 * this.played);
		return pruned(this.roots);
	}

	private playOne(seed: number): void {
		this.random.seed(seed);
		const steps: Step[] = [];
		let board = this.start;
		while (board.phase !== OVER) {
			const isOpening = steps.length < this.plies;
			const move = isOpening
				? this.drawn(this.options(board), SHARPNESS)
				: this.drawn(this.quick(board), SHARPNESS_LATER);
			if (isOpening) steps.push({ text: this.evaluator.text(board, move), colour: board.colour });
			board = this.evaluator.after(board, move);
		}
		this.count(steps, board);
	}

	/** Samples a move by its visits: otherwise every game would be the same. */
	private drawn(options: readonly Option[], sharpness: number): number {
		const weights = options.map(({ visits }) => visits ** sharpness);
		let rest = (this.random.below(1 << 20) / (1 << 20)) * weights.reduce((sum, weight) => sum + weight, 0);
		for (const [i, { move }] of options.entries()) {
			rest -= weights[i]!;
			if (rest < 0) return move;
		}
		return options[0]!.move;
	}

	private options(board: SearchBoard): Option[] {
		const hash = new Int32Array(2);
		board.hash(hash);
		const key = hash.join();
		const known = this.searched.get(key);
		if (known) return known;
		finishWork(new Stepper(this.evaluator.run(board, Math.round(LONG / this.cost))));
		const options = this.evaluator.options(CHOICES, this.evaluator.sideOf[board.colour]!);
		this.searched.set(key, options);
		return options;
	}

	private quick(board: SearchBoard): Option[] {
		finishWork(new Stepper(this.evaluator.run(board, Math.ceil(SHORT / this.cost))));
		return this.evaluator.options(CHOICES_LATER, this.evaluator.sideOf[board.colour]!);
	}

	private count(steps: readonly Step[], end: SearchBoard): void {
		const points = Array.from({ length: end.colours }, (_, colour) => end.points(colour));
		const won = wonShares(this.evaluator.sidePoints(points));
		let nodes = this.roots;
		for (const { text, colour } of this.turned(steps)) {
			let node = nodes.find(({ move }) => move === text);
			if (!node) {
				node = { move: text, games: 0, wins: 0, points: 0, next: [] };
				nodes.push(node);
			}
			node.games++;
			node.wins += won[this.evaluator.sideOf[colour]!]!;
			node.points += points[colour]!;
			nodes = node.next;
		}
	}

	/** The symmetric image of the game whose move texts sort first. */
	private turned(steps: readonly Step[]): Step[] {
		const views = symmetriesOf(this.setup).map(({ apply }) =>
			steps.map(({ text, colour }) => ({ text: apply(text), colour })),
		);
		const key = (view: readonly Step[]): string => view.map(({ text }) => text).join('\n');
		return views.reduce((least, view) => (key(view) < key(least) ? view : least));
	}
}
