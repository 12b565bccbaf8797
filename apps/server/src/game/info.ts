import type { SeatView, TableInfo, TableRow, TableTerms } from '@rumis/protocol';
import type { Standing } from '@rumis/table';
import type { Row } from '../store/schema.js';
import { authorOf } from './chat.js';
import { clockFacts } from './clocks.js';
import { type Person, seatIn } from './person.js';

type Game = Row<'game'>;
type Seat = Row<'seat'>;

const seatView = ({ kind, name, bot, account, program, left_why }: Seat): SeatView => ({
	kind,
	name,
	bot,
	account: account !== null,
	program: program === 1,
	left: left_why,
});

/** Whether a game is rated; before it begins, whether it would be with the current seats. */
function isRated(game: Game, seats: readonly Seat[]): boolean {
	const accounts = seats.map(({ account, rated }) => (game.started_ms === null ? account : rated));
	return game.rated === 1 && new Set(accounts.filter((account) => account !== null)).size >= 2;
}

const termsOf = ({ terms_json }: Game): TableTerms => JSON.parse(terms_json) as TableTerms;

const standingsIn = ({ standings_json }: Game): readonly Standing[] | null =>
	standings_json === null ? null : (JSON.parse(standings_json) as readonly Standing[]);

/** The full state of a table that this person may see. */
export function tableInfo(game: Game, seats: readonly Seat[], person: Person | null): TableInfo {
	return {
		id: game.id,
		epoch: game.epoch,
		status: game.status,
		seq: game.seq,
		ply: game.ply,
		terms: termsOf(game),
		seats: seats.map(seatView),
		isRated: isRated(game, seats),
		you: person && seatIn(seats, person),
		isCreator: game.creator === person?.session,
		...(person && { author: authorOf(game.id, person) }),
		clock: clockFacts(game, seats),
		standings: standingsIn(game),
		rematchAsked: seats.filter(({ wants_rematch }) => wants_rematch === 1).map(({ seat }) => seat),
		rematch: game.rematch_game,
		createdAt: game.created_ms,
		startedAt: game.started_ms,
		overAt: game.over_ms,
	};
}

/** A table as a list entry. */
export function tableRow(game: Game, seats: readonly Seat[]): TableRow {
	const { clock, colours, scenario: board } = termsOf(game);
	return {
		id: game.id,
		status: game.status,
		scenario: game.scenario,
		...(board !== game.scenario && { board }),
		mode: game.mode as TableRow['mode'],
		players: game.players,
		...(colours && { colours }),
		clock,
		rated: game.rated === 1,
		seats: seats.map(seatView),
		ply: game.ply,
		toMove: game.turn_seat,
		deadline: game.deadline_ms,
		standings: standingsIn(game),
		updatedAt: game.updated_ms,
	};
}
