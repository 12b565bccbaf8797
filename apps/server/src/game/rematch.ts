import type { Refusal, TableTerms } from '@rumis/protocol';
import { coloursOf, err, ok, type Result } from '@rumis/rules';
import type { Row } from '../store/schema.js';
import { createGame, UNPLAYED } from './create.js';
import type { LockedGame } from './lockedGame.js';
import type { Person } from './person.js';

/** A player asks for a rematch. When everyone who played to the end has asked, a new game begins at once. */
export async function askRematch(
	locked: LockedGame,
	person: Person,
	number: number,
): Promise<Result<null, Refusal>> {
	const { game, seats } = locked;
	if (game.status !== 'over') return err({ code: 'notOver' });
	const seat = seats[number]!;
	if (seat.wants_rematch || game.rematch_game) return ok(null);
	seat.wants_rematch = 1;
	locked.note({ kind: 'rematchAsked', seat: number });
	if (!seats.every((each) => each.wants_rematch === 1 || each.kind === 'bot')) return ok(null);
	const { locked: next } = await createGame(locked.tx, locked.hooks, {
		terms: { ...locked.terms, start: nextStart(locked.terms) },
		seats: seats.map(again),
		creator: person,
		rematchOf: game.id,
		source: game.source,
	});
	game.rematch_game = next.game.id;
	locked.note({ kind: 'rematch', game: next.game.id });
	return ok(null);
}

/** Everyone keeps their colour; the next colour starts. */
function nextStart(terms: TableTerms): TableTerms['start'] {
	const colours = coloursOf(terms);
	return colours[(colours.indexOf(terms.start) + 1) % colours.length]!;
}

/** A player who left but asked for a rematch gets the seat back from the bot. */
function again({ game: _, seat: __, ...seat }: Row<'seat'>): Omit<Row<'seat'>, 'game' | 'seat'> {
	const isPerson = seat.kind === 'person' || seat.wants_rematch === 1;
	if (isPerson) return { ...seat, ...UNPLAYED, kind: 'person', bot: null };
	return { ...seat, ...UNPLAYED, session: null, account: null, program: 0, name: '' };
}
