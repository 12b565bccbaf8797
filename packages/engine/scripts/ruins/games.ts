/** Games between equally strong players on one ruin, and seat statistics. */
import { ALL_STONES, layRandomRuin, Position, type Scenario, STONES, seededRandom } from '@rumis/rules';
import { boardFrom, settle } from '../../src/board/convert.js';
import { FastRandom } from '../../src/board/random.js';
import { bitCount, OVER, SearchBoard } from '../../src/board/searchBoard.js';
import type { Level } from '../../src/index.js';
import { levelWork, scaledSims } from '../../src/levels.js';
import { BEST_STYLE } from '../../src/makeBot.js';
import { TreeSearch } from '../../src/mcts/search.js';
import { Policy } from '../../src/policy.js';
import { RumisGame } from '../../src/rumisGame.js';

export interface Table {
	readonly scenario: Scenario;
	readonly players: number;
}

/** Results of the seats so far. */
export interface Tally {
	readonly games: number;
	/** Wins of each seat; shared wins are divided. */
	readonly wins: readonly number[];
	/** The same, but each game is divided by how close it was: less noisy than wins. */
	readonly strength: readonly number[];
	/** Games whose win was shared. */
	readonly shared: number;
	/** Total stones placed in all games. */
	readonly stones: number;
}

export const emptyTally = (players: number): Tally => {
	const nobody = new Array<number>(players).fill(0);
	return { games: 0, wins: nobody, strength: nobody, shared: 0, stones: 0 };
};

/** Scale, in points, of how clear a win is. */
const SOFTNESS = 2;

/** Splits a game among its seats by softmax of the points; at scale 0 the winner takes all. */
function divide(points: readonly number[], scale: number): readonly number[] {
	const best = Math.max(...points);
	const weights = points.map((own) => (own === best ? 1 : scale === 0 ? 0 : Math.exp((own - best) / scale)));
	const sum = weights.reduce((all, weight) => all + weight, 0);
	return weights.map((weight) => weight / sum);
}

const add = (one: readonly number[], other: readonly number[]) => one.map((own, seat) => own + other[seat]!);

function count(tally: Tally, board: SearchBoard): Tally {
	const points = tally.wins.map((_, colour) => board.points(colour));
	const won = divide(points, 0);
	const left = tally.wins.reduce((sum, _, colour) => sum + bitCount(board.hand[colour]!), 0);
	return {
		games: tally.games + 1,
		wins: add(tally.wins, won),
		strength: add(tally.strength, divide(points, SOFTNESS)),
		shared: tally.shared + (won.includes(1) ? 0 : 1),
		stones: tally.stones + STONES.length * points.length - left,
	};
}

/** On some ruins all players are walled in at once and all games end in the same draw: fair, but no game. */
const LEAST_STONES = 7;
/** With three players these boards are so full that hardly any ruin leaves room for seven stones each. */
const LEAST_WHERE_TIGHT = 5;
const TIGHT = ['coricancha-3', 'cucho-3'];
const MOST_SHARED = 0.3;

function isRealGame({ games, wins, shared, stones }: Tally, { scenario, players }: Table): boolean {
	const least = TIGHT.includes(`${scenario.id}-${players}`) ? LEAST_WHERE_TIGHT : LEAST_STONES;
	return stones >= least * games * wins.length && shared <= MOST_SHARED * games;
}

/** The largest deviation of a seat from its fair share: half by wins, half by clearness. */
export function unfairness(tally: Tally, table: Table): number {
	const { wins, strength, games } = tally;
	if (!isRealGame(tally, table)) return 1;
	return Math.max(
		...wins.map((won, seat) => Math.abs((won + strength[seat]!) / (2 * games) - 1 / wins.length)),
	);
}

/** The position after a random ruin, seat 1 to move. */
export function startOn({ scenario, players }: Table, ruinSeed: number): Position {
	const started = Position.start({ scenario, players, mode: 'ruinas', start: 'yellow' });
	if (!started.ok) throw new Error(`${scenario.id}: ${started.error.code}`);
	layRandomRuin(started.value, ruinSeed);
	return started.value;
}

/** A seed for each game of each ruin; other numbers give independent games. */
const seedOf = (ruinSeed: number, game: number): number =>
	seededRandom(ruinSeed + game * 2 ** 32).below(2 ** 28);

/** Number of moves that a quick game compares by score, as level 3 does. */
const COMPARED = 25;

/** Plays games on ruins, all seats equally strong. */
export interface Player {
	/** Plays further games, numbered from `from`. */
	play(ruinSeed: number, before: Tally, from: number, games: number): Tally;
}

/** Levels up to this one choose by move score; the others search. */
const LAST_GLANCE = 3;

export const playerFor = (table: Table, level: Level): Player =>
	level <= LAST_GLANCE ? new QuickPlay(table) : new SelfPlay(table, level);

/** Games without search, as level 3 plays: about ten thousand per second. */
export class QuickPlay implements Player {
	constructor(private readonly table: Table) {}

	play(ruinSeed: number, before: Tally, from: number, games: number): Tally {
		const start = boardFrom(startOn(this.table, ruinSeed));
		const board = new SearchBoard(start.setup);
		const random = new FastRandom(seedOf(ruinSeed, from));
		const policy = new Policy(board, random, BEST_STYLE.knowledge(board), COMPARED);
		let tally = before;
		for (let game = 0; game < games; game++) {
			board.copyFrom(start);
			policy.finish(board, () => {});
			tally = count(tally, board);
		}
		return tally;
	}
}

/** The first stone is random among moves of about equal value, so that games differ. */
const ABOUT_EQUAL = 0.01;
const NODES = 40_000;

/**
 * Searches as long as the bots of a level, but on search boards only and without tree reuse, which takes a third
 * of the time.
 */
export class SelfPlay implements Player {
	private readonly random = new FastRandom(0);
	private readonly board: SearchBoard;
	private readonly game: RumisGame;
	private readonly search: TreeSearch;

	constructor(
		private readonly table: Table,
		private readonly level: Level,
	) {
		const start = boardFrom(startOn(table, 1));
		this.board = new SearchBoard(start.setup);
		const knowledge = BEST_STYLE.knowledge(start);
		this.game = new RumisGame(start, this.random, { ...BEST_STYLE, knowledge });
		this.search = new TreeSearch(this.game, BEST_STYLE.settings, NODES);
	}

	play(ruinSeed: number, before: Tally, from: number, games: number): Tally {
		const start = boardFrom(startOn(this.table, ruinSeed));
		let tally = before;
		for (let game = from; game < from + games; game++) {
			this.random.seed(seedOf(ruinSeed, game));
			this.board.copyFrom(start);
			while (this.board.phase !== OVER) this.move();
			tally = count(tally, this.board);
		}
		return tally;
	}

	private move(): void {
		const { board, game, search, level } = this;
		const work = levelWork(level, board);
		search.clear();
		game.setRoot(board);
		search.run(work.kind === 'sims' ? scaledSims(work.sims, board) : 1);
		board.play(this.chosen());
		settle(board);
	}

	private chosen(): number {
		const found = this.search.candidates();
		const best = found[0]!;
		const isFirstStone = this.board.hand[this.board.colour] === ALL_STONES;
		const equals = found.filter(
			({ visits, value }) => 2 * visits >= best.visits && value >= best.value - ABOUT_EQUAL,
		);
		return (isFirstStone ? equals[this.random.below(equals.length)]! : best).move;
	}
}
