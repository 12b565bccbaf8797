import type { Refusal, TableTerms } from '@rumis/protocol';
import { COLOURS, err, modeOf, ok, type Result } from '@rumis/rules';
import type { Row } from '../store/schema.js';
import { createRoom, UNPLAYED } from './create.js';
import type { Person } from './person.js';
import type { Room } from './room.js';

/** Somebody wants to play again. When all who played to the end do, a new table begins at once. */
export async function askRematch(room: Room, person: Person, number: number): Promise<Result<null, Refusal>> {
	const { game, seats } = room;
	if (game.status !== 'over') return err({ code: 'notOver' });
	const seat = seats[number]!;
	if (seat.wants_rematch || game.rematch_game) return ok(null);
	seat.wants_rematch = 1;
	room.note({ kind: 'rematchAsked', seat: number });
	if (!seats.every((each) => each.wants_rematch === 1 || each.kind === 'bot')) return ok(null);
	const { room: next } = await createRoom(room.tx, room.hooks, {
		terms: { ...room.terms, start: nextStart(room.terms) },
		seats: seats.map(again),
		creator: person,
		rematchOf: game.id,
	});
	game.rematch_game = next.game.id;
	room.note({ kind: 'rematch', game: next.game.id });
	return ok(null);
}

/** Everybody keeps their colour; another one opens the game. */
function nextStart({ mode, players, start }: TableTerms): TableTerms['start'] {
	const colours = COLOURS.slice(0, modeOf(mode).colourCount(players));
	return colours[(colours.indexOf(start) + 1) % colours.length]!;
}

/** Who left and came back to ask for another game is a person again. */
function again({ game: _, seat: __, ...seat }: Row<'seat'>): Omit<Row<'seat'>, 'game' | 'seat'> {
	const isPerson = seat.kind === 'person' || seat.wants_rematch === 1;
	if (isPerson) return { ...seat, ...UNPLAYED, kind: 'person', bot: null };
	return { ...seat, ...UNPLAYED, session: null, account: null, program: 0, name: '' };
}
