/** Plays games of a bot against itself and notes what its searches found out. */
import { STONES } from '@rumis/rules';
import { MOST_MOVES, settle } from '../../src/board/convert.js';
import { MoveMasks } from '../../src/board/moveMasks.js';
import { randomMove } from '../../src/board/playout.js';
import { FastRandom } from '../../src/board/random.js';
import { BUILD_PHASE, bitCount, OVER, RUIN_PHASE, SearchBoard } from '../../src/board/searchBoard.js';
import { wasmPlayerFor } from '../../src/board/wasmPlayer.js';
import { CROSSING_COUNT, Crossing } from '../../src/knowledge/crossing.js';
import { FEATURE_COUNT, measure } from '../../src/knowledge/features.js';
import { Survey } from '../../src/knowledge/survey.js';
import { describeProspects, handsLeft, PROSPECT_COUNT } from '../../src/knowledge/value.js';
import { TreeSearch } from '../../src/mcts/search.js';
import { RumisGame } from '../../src/rumisGame.js';
import type { SearchStyle } from '../../src/searchBot.js';
import { sidesOf, valueSides } from '../../src/values.js';
import type { LearningGame } from './games.js';
import { SAMPLE_WIDTH, type SampleWriter, type ValueSample } from './samples.js';

/** Unvisited moves kept of every decision; with fewer visits than this a move's value is not trusted. */
const OTHERS = 30;
const TRUSTED_VISITS = 25;

/** Carrying over takes many moves and is not learnt: so much of the usual work will do. */
const CARRYING_SHARE = 0.3;

interface Searching {
	readonly game: RumisGame;
	readonly search: TreeSearch;
}

interface Noted {
	readonly sample: Omit<ValueSample, 'target'>;
	readonly searched: readonly number[];
}

/** One game after the other, each from its own seed. */
export class SelfPlay {
	private readonly sideOf: Uint8Array;
	private readonly sides: number;
	private readonly board: SearchBoard;
	private readonly survey: Survey;
	private readonly crossing: Crossing | null;
	private readonly masks: MoveMasks;
	private readonly random = new FastRandom(1);
	private readonly list = new Uint16Array(MOST_MOVES);
	private readonly features = new Float64Array(FEATURE_COUNT);
	private readonly prospects = new Float64Array(PROSPECT_COUNT);

	constructor(
		{ setup }: LearningGame,
		private readonly style: SearchStyle,
		private readonly simulations: number,
		private readonly writer: SampleWriter,
	) {
		this.board = new SearchBoard(setup);
		this.sideOf = sidesOf(this.board);
		this.sides = Math.max(...this.sideOf) + 1;
		this.survey = new Survey(this.board, wasmPlayerFor(this.board));
		this.crossing = this.board.outside && new Crossing(this.board);
		this.masks = new MoveMasks(this.board);
	}

	play(seed: number): void {
		const { board, random } = this;
		random.seed(seed);
		board.reset();
		settle(board);
		const noted: Noted[] = [];
		const search = this.newSearch();
		const randomPlies = random.below(4) * (board.colours > 2 ? 2 : 1);
		for (let ply = 0; board.phase !== OVER; ply++) {
			board.play(this.moveAt(ply, ply < randomPlies, search, noted));
			settle(board);
		}
		this.writeValues(noted);
	}

	/** First stones and ruins are left to chance; what is carried over is searched, since results depend on it. */
	private moveAt(ply: number, isRandom: boolean, found: Searching, noted: Noted[]): number {
		const { board } = this;
		if (isRandom || board.phase === RUIN_PHASE) return randomMove(board, this.random, this.masks);
		if (board.phase === BUILD_PHASE) return this.searched(found, noted, ply);
		this.think(found, Math.ceil(this.simulations * CARRYING_SHARE));
		return found.search.candidates()[0]!.move;
	}

	private think({ game, search }: Searching, simulations: number): void {
		game.setRoot(this.board);
		search.clear();
		search.run(simulations);
	}

	private newSearch(): Searching {
		const { style, board } = this;
		const game = new RumisGame(board, this.random, { ...style, knowledge: style.knowledge(board) });
		return { game, search: new TreeSearch(game, style.settings, 20_000 + 100 * this.simulations) };
	}

	/** Searches, notes what was found, and chooses: early in a game not always the best, for variety. */
	private searched(searching: Searching, noted: Noted[], ply: number): number {
		const { board, random } = this;
		const { search } = searching;
		this.think(searching, this.simulations);
		const found = search.candidates();
		const searched = [...search.totals].map((total) => total / search.simulations);
		noted.push({ sample: this.describe(board), searched });
		this.noteMoves(found);
		if (this.sides === 2) this.noteChild(found);
		const isVaried = ply < 4 * board.colours;
		if (!isVaried) return found[0]!.move;
		const tried = found.slice(0, 8);
		let rest = random.below(tried.reduce((sum, { visits }) => sum + visits, 0));
		for (const { move, visits } of tried) {
			if (rest < visits) return move;
			rest -= visits;
		}
		return found[0]!.move;
	}

	private describe(board: SearchBoard): Omit<ValueSample, 'target'> {
		const { colours } = board;
		const prospects = new Float32Array(colours * SAMPLE_WIDTH);
		this.survey.take(board);
		this.crossing?.take(board);
		for (let c = 0; c < colours; c++) {
			describeProspects(board, this.survey.counts, c, this.prospects);
			prospects.set(this.prospects, c * SAMPLE_WIDTH);
			const crossing = this.crossing?.counts.subarray(c * CROSSING_COUNT, (c + 1) * CROSSING_COUNT);
			if (crossing) prospects.set(crossing, c * SAMPLE_WIDTH + PROSPECT_COUNT);
		}
		return {
			left: handsLeft(board) / (STONES.length * colours),
			colours,
			sideOf: [...this.sideOf],
			prospects,
		};
	}

	/** A position that was searched but not played: what follows weaker moves has to be judged too. */
	private noteChild(found: ReturnType<TreeSearch['candidates']>): void {
		const trusted = found.slice(1).filter(({ visits }) => visits >= TRUSTED_VISITS);
		if (trusted.length === 0) return;
		const { move, value } = trusted[this.random.below(trusted.length)]!;
		const next = new SearchBoard(this.board.setup);
		next.copyFrom(this.board);
		const side = this.sideOf[next.colour]!;
		next.play(move);
		settle(next);
		if (next.phase !== BUILD_PHASE) return;
		const target = side === 0 ? [value, 1 - value] : [1 - value, value];
		this.writer.addValue({ ...this.describe(next), target });
	}

	private noteMoves(found: ReturnType<TreeSearch['candidates']>): void {
		const { board, random } = this;
		const count = board.legalMoves(this.list);
		const visits = new Map(found.map((candidate) => [candidate.move, candidate.visits]));
		const others = [...this.list.subarray(0, count)].filter((move) => !visits.has(move));
		const kept = shuffled(others, random).slice(0, OTHERS);
		const moves = [...visits.keys(), ...kept];
		if (moves.length < 2) return;
		const total = found.reduce((sum, candidate) => sum + candidate.visits, 0);
		const weight = kept.length === 0 ? 0 : Math.log(others.length / kept.length);
		this.writer.addMoves({
			stones: bitCount(board.hand[board.colour]!),
			features: this.featuresOf(moves),
			target: moves.map((move) => (visits.get(move) ?? 0) / total),
			offset: moves.map((move) => (visits.has(move) ? 0 : weight)),
		});
	}

	private featuresOf(moves: readonly number[]): Float32Array {
		const { board, features } = this;
		const all = new Float32Array(moves.length * FEATURE_COUNT);
		moves.forEach((move, i) => {
			measure(board, board.inside, move, board.colour, features);
			all.set(features, i * FEATURE_COUNT);
		});
		return all;
	}

	/** Half of a target is how the game ended, half is what the search thought. */
	private writeValues(noted: readonly Noted[]): void {
		const values = new Float32Array(this.sides);
		valueSides(this.board, this.sideOf, new Float32Array(this.sides), values);
		for (const { sample, searched } of noted) {
			this.writer.addValue({ ...sample, target: searched.map((value, side) => (value + values[side]!) / 2) });
		}
	}
}

function shuffled(list: readonly number[], random: FastRandom): number[] {
	const copy = [...list];
	for (let i = copy.length - 1; i > 0; i--) {
		const j = random.below(i + 1);
		[copy[i], copy[j]] = [copy[j]!, copy[i]!];
	}
	return copy;
}
