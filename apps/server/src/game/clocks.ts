import type { ClockFacts, TableTerms } from '@rumis/protocol';
import { deadlineOf, type Spent, seatToMove, type Table } from '@rumis/table';
import type { Row } from '../store/schema.js';

type Game = Row<'game'>;
type Seat = Row<'seat'>;

/** What the clock of a seat depends on. */
export const spentOf = ({ spent_ms, moves }: Seat): Spent => ({ spent: spent_ms, moves });

/** The clocks as stored in the rows. */
export function clockFacts(game: Game, seats: readonly Seat[]): ClockFacts {
	const { turn_seat: seat, turn_ms: since, deadline_ms: deadline } = game;
	return {
		spent: seats.map(({ spent_ms }) => spent_ms),
		moves: seats.map(({ moves }) => moves),
		turn: seat === null || since === null ? null : { seat, since, deadline },
	};
}

/** Ends the running turn and charges its time to the seat. Returns the time it took. */
export function stopClock(game: Game, seats: readonly Seat[], now: number): number {
	const seat = game.turn_seat === null ? undefined : seats[game.turn_seat];
	const took = Math.max(0, now - (game.turn_ms ?? now));
	if (seat) seat.spent_ms += took;
	game.turn_seat = game.turn_ms = game.deadline_ms = null;
	return took;
}

/** Starts the turn of the player to move. A bot's turn has no deadline: the server itself moves for it. */
export function startClock(
	game: Game,
	seats: readonly Seat[],
	table: Table,
	terms: TableTerms,
	now: number,
): void {
	const number = seatToMove(table);
	const seat = number === null ? undefined : seats[number];
	if (number === null || !seat) return;
	const isPerson = table.seats[number]?.kind === 'person';
	game.turn_seat = number;
	game.turn_ms = now;
	game.deadline_ms = isPerson ? deadlineOf(terms.clock, spentOf(seat), now) : null;
}
