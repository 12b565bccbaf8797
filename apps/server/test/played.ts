/** Games played without sockets, for tests that need many. */
import { createTableSchema } from '@rumis/protocol/schemas';
import { seatToMove } from '@rumis/table';
import { Games } from '../src/game/games.js';
import type { Person } from '../src/game/person.js';
import { attemptPuzzle } from '../src/puzzles/attempts.js';
import { beginSession } from '../src/sessions/sessions.js';
import type { Store } from '../src/store/store.js';
import { randomMove } from './moves.js';

export const personAt = (seat: number): Person => ({
	session: `session${seat}`,
	account: null,
	name: `P${seat}`,
});

/** A two-player game after this many moves; returns its id. */
export async function playedGame(
	games: Games,
	plies: number,
	seed: number,
	wanted: object = {},
): Promise<string> {
	const terms = createTableSchema.parse({
		scenario: 'chullpa',
		players: 2,
		seats: [{ kind: 'me' }, { kind: 'open' }],
		...wanted,
	});
	const created = await games.create(terms, personAt(0));
	if (!created.ok) throw new Error(created.error.code);
	const { id } = created.value.locked.game;
	const sat = await games.sitDown(id, personAt(1), {});
	if (!sat.ok) throw new Error(sat.error.code);
	await playOn(games, id, plies, seed);
	return id;
}

/** Plays this many more moves, or to the end. */
export async function playOn(games: Games, game: string, plies: number, seed: number): Promise<void> {
	for (let i = 0; i < plies; i++) {
		const table = await games.store.read(async (tx) => {
			const row = await tx.db.selectFrom('game').selectAll().where('id', '=', game).executeTakeFirstOrThrow();
			return row.status === 'playing' ? games.cache.load(tx, row) : null;
		});
		const seat = table && seatToMove(table);
		if (!table || seat === null) return;
		const { ply } = table.position;
		const { text: move } = randomMove(table, seed * 1000 + ply);
		const done = await games.request(personAt(seat), {
			kind: 'move',
			id: `m${game}${seed}-${i}`,
			game,
			ply,
			move,
		});
		if (!done.ok) throw new Error(done.error.code);
	}
}

/** A store with games in all states, chat, taken-back moves, players and ratings. */
export async function fillStore(store: Store): Promise<void> {
	const games = new Games(store);
	const over = await playedGame(games, 200, 1);
	const clock = { kind: 'live', base: 600_000, increment: 5000 };
	const playing = await playedGame(games, 7, 2, { clock });
	await playedGame(games, 0, 3, { seats: [{ kind: 'me' }, { kind: 'open' }] });
	await games.request(personAt(0), { kind: 'say', id: 's1', game: over, text: 'Schön gespielt! 🎉\u2028' });
	const asker = await games.store.read(({ db }) =>
		db.selectFrom('game').select('turn_seat').where('id', '=', playing).executeTakeFirstOrThrow(),
	);
	const other = 1 - asker.turn_seat!;
	await games.request(personAt(other), { kind: 'undo', id: 'u1', game: playing });
	await games.request(personAt(1 - other), { kind: 'answerUndo', id: 'u2', game: playing, agree: true });
	await playOn(games, playing, 3, 4);
	const waiting = createTableSchema.parse({ scenario: 'pirka', players: 3, seats: waitingSeats });
	await games.create(waiting, personAt(0));
	await store.write(async (tx) => {
		await beginSession(tx, { name: 'Ana' });
		const account = { id: 'a1', name: 'Ana', name_key: 'ana', password_hash: 'x', created_ms: 1, seen_ms: 2 };
		await tx.db.insertInto('account').values(account).execute();
		const glicko = {
			rating: 1512.345678901,
			deviation: 1 / 3,
			volatility: 0.06,
			games: 3,
			updated_ms: 5,
		};
		await tx.db
			.insertInto('rating')
			.values({ account: 'a1', players: 2, ...glicko })
			.execute();
		await attemptPuzzle(tx, 'a1', { id: '20-abcdefgh', rating: 1300, solution: 'I2 a1,a2' }, 'I2 a1,a2');
		await tx.db.insertInto('meta').values({ key: 'k', value: 'v"\n' }).execute();
	});
}

const waitingSeats = [{ kind: 'me' }, { kind: 'link' }, { kind: 'bot', bot: 'level:1' }];
