/** What owners of the printed game choose before a game: their colours, and a ruin from the collection. */
import type { CreateTable, Seated, TableInfo } from '@rumis/protocol';
import {
	type Colour,
	gameOf,
	makeCompact,
	makeMove,
	parseCompact,
	parseRecord,
	positionOf,
	ruinOf,
	ruinsFor,
	SCENARIOS,
} from '@rumis/rules';
import { act, seatToMove, type Table } from '@rumis/table';
import { describe, expect, it } from 'vitest';
import { TestClient } from './client.js';
import { randomMove, tableAt } from './moves.js';
import { newPlace, newServer, STORES, twoPlayers } from './server.js';

const VIOLET_ORANGE: Colour[] = ['violet', 'orange'];
const WITH_BOT: CreateTable['seats'] = [{ kind: 'me' }, { kind: 'bot', bot: 'level:1' }];
const [RUIN] = ruinsFor(SCENARIOS[0]!, 2);

/** Plays to the end: people randomly, bots as they choose. Returns the table after the last move. */
async function playToEnd(game: string, people: ReadonlyMap<number, TestClient>): Promise<Table> {
	const [anybody] = people.values();
	let table = await tableAt(anybody!.url, game);
	for (let seat = seatToMove(table); seat !== null; seat = seatToMove(table)) {
		const { ply } = table.position;
		const mover = people.get(seat);
		if (!mover) {
			table = afterMove(table, await moveAt(anybody!, game, ply));
			continue;
		}
		const { text, next } = randomMove(table, ply);
		expect(await mover.ask({ kind: 'move', game, ply, move: text })).toMatchObject({ kind: 'ack' });
		table = next;
	}
	return table;
}

/** The move as broadcast to the table, whoever made it. */
async function moveAt(client: TestClient, game: string, ply: number): Promise<string> {
	const told = () =>
		client
			.events(game)
			.flatMap(({ event }) => (event.kind === 'moved' && event.ply === ply ? [event.move] : []));
	await expect.poll(told).toHaveLength(1);
	return told()[0]!;
}

function afterMove(table: Table, move: string): Table {
	const next = act(table, 'host', { kind: 'move', ply: table.position.ply, move });
	if (!next.ok) throw new Error(next.error.code);
	return next.value;
}

/** The stored game must give the same game again: as a record, as a link, and as a table. */
async function expectSameGame(client: TestClient, game: string, { position }: Table): Promise<string> {
	const { body: text } = await client.request<string>('GET', `/api/tables/${game}/record`);
	const record = parseRecord(text);
	if (!record.ok) throw new Error(record.error.code);
	const link = parseCompact(makeCompact(positionOf(record.value)));
	if (!link.ok) throw new Error(link.error.code);
	const linked = positionOf(gameOf(link.value.setup, link.value.moves));
	for (const again of [positionOf(record.value), linked, (await tableAt(client.url, game)).position]) {
		expect(again.colours).toEqual(position.colours);
		expect(again.moves.map(makeMove)).toEqual(position.moves.map(makeMove));
		expect(again.scores()).toEqual(position.scores());
	}
	return text;
}

describe.each(STORES)('chosen colours and ruins on %s', (kind) => {
	it('two people play violet against orange, see these colours, and keep them in a rematch', async () => {
		const { url } = await newServer(await newPlace(kind));
		const { ana, ben, game } = await twoPlayers(url, { colours: VIOLET_ORANGE });
		const table = await playToEnd(
			game,
			new Map([
				[0, ana],
				[1, ben],
			]),
		);
		expect(table.position.colours).toEqual(VIOLET_ORANGE);
		const text = await expectSameGame(ana, game, table);
		expect(text).toContain('[Colours "violet,orange"]');
		expect(text).toContain('[Violet "Ana"]');
		const { body } = await ben.request<TableInfo>('GET', `/api/tables/${game}`);
		expect(body.terms).toMatchObject({ colours: VIOLET_ORANGE, start: 'violet' });
		await ana.ask({ kind: 'rematch', game });
		await ben.ask({ kind: 'rematch', game });
		const { event } = await ana.event(game, 'rematch');
		const next = await tableAt(url, event.kind === 'rematch' ? event.game : '');
		expect(next.position.colours).toEqual(VIOLET_ORANGE);
		expect(next.position.toPlay, 'the other colour opens').toBe('orange');
	});

	it('in duo each player has the two colours they chose, also against a bot', async () => {
		const { url } = await newServer(await newPlace(kind));
		const ana = new TestClient(url);
		const colours: Colour[] = ['violet', 'blue', 'orange', 'red'];
		const { table: info } = await ana.create({ mode: 'duo', colours, seats: WITH_BOT, name: 'Ana' });
		await ana.connect();
		await ana.join(info.id);
		const table = await playToEnd(info.id, new Map([[0, ana]]));
		expect(table.position.colours).toEqual(colours);
		await expectSameGame(ana, info.id, table);
		const { body } = await ana.request<TableInfo>('GET', `/api/tables/${info.id}`);
		expect(body.status).toBe('over');
		expect(body.standings).toHaveLength(2);
	});

	it("a ruin from the collection is on the board when the game begins, in the players' colours", async () => {
		const { url } = await newServer(await newPlace(kind));
		const ana = new TestClient(url);
		const { table: info } = await ana.create({
			...{ mode: 'ruinas', ruin: RUIN!.name },
			...{ colours: VIOLET_ORANGE, seats: WITH_BOT },
		});
		await ana.connect();
		await ana.join(info.id);
		const start = await tableAt(url, info.id);
		expect([start.position.ply, start.position.phase]).toEqual([11, 'build']);
		expect(ruinOf(start.position)).toBe(RUIN);
		const table = await playToEnd(info.id, new Map([[0, ana]]));
		expect(await expectSameGame(ana, info.id, table)).toMatch(/\n0\. /);
	});
});

describe('a table', () => {
	it.each<[string, string, object]>([
		['the same colour twice', 'setupColours', { colours: ['violet', 'violet'] }],
		['more colours than seats', 'setupColours', { colours: ['violet', 'orange', 'red'] }],
		['two colours for duo', 'setupColours', { mode: 'duo', colours: ['violet', 'orange'] }],
		['a colour that there is not', 'badMessage', { colours: ['pink', 'orange'] }],
		['an opening colour that nobody has', 'setupStart', { colours: ['violet', 'orange'], start: 'red' }],
		['a ruin that there is not', 'badMessage', { mode: 'ruinas', ruin: 'atlantis' }],
		['the ruin of another board', 'ruinOtherBoard', { mode: 'ruinas', scenario: 'pirka', ruin: RUIN!.name }],
	])('is refused with %s: %s', async (_, code, wrong) => {
		const { url } = await server;
		const wanted = { scenario: 'chullpa', players: 2, seats: [{ kind: 'me' }, { kind: 'open' }], ...wrong };
		const answer = await new TestClient(url).request<Seated & { error: { code: string } }>(
			'POST',
			'/api/tables',
			wanted,
		);
		expect([answer.status >= 400, answer.body.error?.code]).toEqual([true, code]);
	});
});

const server = newServer();
