import type { TableList } from '@rumis/protocol';
import { describe, expect, it } from 'vitest';
import { TestClient } from '../../test/client.js';
import { randomMove, tableAt } from '../../test/moves.js';
import { codeOf } from '../../test/people.js';
import { newPlace, newServer, STORES, twoPlayers } from '../../test/server.js';
import type { RunningServer } from '../index.js';
import type { Tx } from '../store/store.js';

type Place = Awaited<ReturnType<typeof newPlace>>;

/** Two games with a move each, in a place whose server was stopped; the first one is then damaged. */
async function damagedPlace(place: Place, harm: (tx: Tx, game: string) => Promise<unknown>) {
	const server = await newServer(place);
	const games: string[] = [];
	const players: TestClient[] = [];
	for (let i = 0; i < 2; i++) {
		const { ana, ben, game } = await twoPlayers(server.url, { clock: { kind: 'move', each: 3_600_000 } });
		const { text } = randomMove(await tableAt(server.url, game), 1);
		await ana.ask({ kind: 'move', game, ply: 0, move: text });
		games.push(game);
		players.push(ben);
	}
	await server.context.store.write((tx) => harm(tx, games[0]!));
	await server.close();
	return { games, players };
}

const loseEvent = ({ db }: Tx, game: string) =>
	db
		.deleteFrom('event')
		.where('game', '=', game)
		.where('kind', '=', 'started')
		.execute()
		.then(() => db.deleteFrom('snapshot').where('game', '=', game).execute());

const breakTerms = ({ db }: Tx, game: string) =>
	db.updateTable('game').set({ terms_json: '{"mode' }).where('id', '=', game).execute();

const quarantined = (server: RunningServer) =>
	server.context.store.read(async ({ db }) =>
		(await db.selectFrom('quarantine').selectAll().execute()).map(({ game }) => game),
	);

describe.each(STORES)('a damaged game on %s', (kind) => {
	it.each([
		['its log has no beginning', loseEvent],
		['its terms cannot be read', breakTerms],
	])('is refused by name when %s, and all others are served', async (_, harm) => {
		const place = await newPlace(kind);
		const { games, players } = await damagedPlace(place, harm);
		const [bad, good] = games as [string, string];
		const server = await newServer(place);
		for (const player of players) player.url = server.url;
		const guest = new TestClient(server.url);
		await guest.connect();
		await expect(guest.join(bad)).rejects.toThrow('damaged');
		expect(await codeOf(guest, 'GET', `/api/tables/${bad}/record`)).toBe('damaged');
		expect(await codeOf(guest, 'GET', `/api/tables/${bad}`)).toBe('damaged');
		expect(await quarantined(server)).toEqual([bad]);

		const list = await guest.request<TableList>('GET', '/api/tables?status=playing');
		expect([list.status, list.body.tables.map(({ id }) => id)]).toEqual([200, [good]]);
		const ben = players[1]!;
		await ben.connect();
		await ben.join(good);
		const { text } = randomMove(await tableAt(server.url, good), 2);
		expect(await ben.ask({ kind: 'move', game: good, ply: 1, move: text })).toMatchObject({
			kind: 'ack',
		});
		expect(await ben.ask({ kind: 'say', game: bad, text: 'hello' })).toMatchObject({
			kind: 'nack',
			error: { code: 'damaged' },
		});
	});

	it('does not affect lists before someone opens it', async () => {
		const place = await newPlace(kind);
		const { games } = await damagedPlace(place, breakTerms);
		const { url } = await newServer(place);
		const list = await new TestClient(url).request<TableList>('GET', '/api/tables?status=playing');
		expect([list.status, list.body.tables.map(({ id }) => id)]).toEqual([200, [games[1]]]);
	});

	it('keeps no job busy', async () => {
		const place = await newPlace(kind);
		const { games } = await damagedPlace(place, async (tx, game) => {
			await loseEvent(tx, game);
			await tx.db.updateTable('job').set({ due_ms: 0 }).where('game', '=', game).execute();
		});
		const server = await newServer(place);
		const jobs = () =>
			server.context.store.read(async ({ db }) =>
				(await db.selectFrom('job').select('game').where('kind', '=', 'deadline').execute()).map(
					({ game }) => game,
				),
			);
		while ((await jobs()).includes(games[0]!)) await new Promise((resolve) => setTimeout(resolve, 20));
		expect(await jobs()).toEqual([games[1]]);
		expect(await quarantined(server)).toEqual([games[0]]);
	});
});
