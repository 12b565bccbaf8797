import {
	type Colour,
	coloursOf,
	coloursOfSeat,
	modeOf,
	type Played,
	type Position,
	STONES,
	sidePoints,
} from '@rumis/rules';
import { seatCount } from './plan.js';

/**
 * The facts of one game. Integers only: their sums are the same in any order, so a balance does not depend on
 * the number of workers.
 */
export interface GameFacts {
	/** By seat. */
	readonly points: readonly number[];
	/** The winning seats, including shared wins. */
	readonly winners: readonly number[];
	readonly plies: number;
	/** Stones that a seat could not place while building. */
	readonly unplaced: readonly number[];
	/** The seats that had to stop building with more than half of a colour's stones in hand. */
	readonly shutOut: readonly number[];
	/** The squares that were covered, numbered row by row over the plan. */
	readonly covered: readonly number[];
	/** The number of lead changes. */
	readonly leadChanges: number;
	/** Moves after the first round, and at how many of them the later winner was behind. Both 0 after a tie. */
	readonly watched: number;
	readonly behind: number;
	/** The most points by which the later winner was behind. */
	readonly comeback: number;
	/** The winner's lead over the next seat; 0 after a tie. */
	readonly margin: number;
}

/** The number of stones of a colour. */
export const STONE_COUNT: number = STONES.length;

/** A colour is shut out if it has placed less than half of its stones. */
const HALF = STONE_COUNT / 2;

/** Follows a game and collects its facts. */
export class GameWatch {
	private readonly seats: number;
	private readonly width: number;
	private readonly stonesPlaced = new Map<Colour, number>();
	private readonly covered = new Set<number>();
	private readonly history: (readonly number[])[] = [];
	private moves = 0;

	constructor(private readonly position: Position) {
		this.seats = seatCount(position.setup);
		this.width = position.setup.scenario.plan[0]!.length;
		for (const { cells } of position.history) this.cover(cells);
	}

	/** Call after every move. */
	see({ colour, owner, cells }: Played): void {
		this.cover(cells);
		const { position } = this;
		if (owner === colour && position.intermediate === null) this.count(colour);
		if (++this.moves > position.colours.length) this.history.push(this.points());
	}

	facts(): GameFacts {
		const points = this.points();
		const most = Math.max(...points);
		const winners = points.flatMap((own, seat) => (own === most ? [seat] : []));
		return {
			points,
			winners,
			plies: this.position.ply,
			unplaced: this.unplaced(),
			shutOut: this.shutOut(),
			covered: [...this.covered].sort((a, b) => a - b),
			leadChanges: leadChanges(this.history),
			margin: winners.length === 1 ? leadOf(points, winners[0]!) : 0,
			...(winners.length === 1 ? story(this.history, winners[0]!) : NO_STORY),
		};
	}

	private cover(cells: Played['cells']): void {
		for (const { x, y } of cells) this.covered.add(y * this.width + x);
	}

	private count(colour: Colour): void {
		this.stonesPlaced.set(colour, (this.stonesPlaced.get(colour) ?? 0) + 1);
	}

	private points(): readonly number[] {
		const mode = modeOf(this.position.setup.mode);
		const points = sidePoints(mode, this.position.scores());
		return Array.from({ length: this.seats }, (_, seat) => points[mode.sideOfSeat(seat)]!);
	}

	private unplaced(): readonly number[] {
		const { setup } = this.position;
		return Array.from({ length: this.seats }, (_, seat) =>
			coloursOfSeat(setup, seat).reduce((sum, colour) => sum + STONE_COUNT - this.placedBy(colour), 0),
		);
	}

	private shutOut(): readonly number[] {
		const { setup } = this.position;
		const out = coloursOf(setup).filter((colour) => this.placedBy(colour) < HALF);
		return Array.from({ length: this.seats }, (_, seat) => seat).filter((seat) =>
			coloursOfSeat(setup, seat).some((colour) => out.includes(colour)),
		);
	}

	private placedBy(colour: Colour): number {
		return this.stonesPlaced.get(colour) ?? 0;
	}
}

/** The seat ahead of all others; null if several are. */
function leaderOf(points: readonly number[]): number | null {
	const most = Math.max(...points);
	const first = points.indexOf(most);
	return points.lastIndexOf(most) === first ? first : null;
}

function leadChanges(history: readonly (readonly number[])[]): number {
	const leaders = history.map(leaderOf).filter((leader) => leader !== null);
	return leaders.filter((leader, index) => index > 0 && leader !== leaders[index - 1]).length;
}

type Story = Pick<GameFacts, 'watched' | 'behind' | 'comeback'>;

const NO_STORY: Story = { watched: 0, behind: 0, comeback: 0 };

/** The game from the winner's point of view. */
function story(history: readonly (readonly number[])[], winner: number): Story {
	const leads = history.map((points) => leadOf(points, winner));
	return {
		watched: leads.length,
		behind: leads.filter((lead) => lead < 0).length,
		comeback: Math.max(0, ...leads.map((lead) => -lead)),
	};
}

const leadOf = (points: readonly number[], seat: number): number =>
	points[seat]! - Math.max(...points.filter((_, other) => other !== seat));
