import { ABSENT_AFTER, type TableInfo } from '@rumis/protocol';
import { describe, expect, it } from 'vitest';
import { TestClient } from './client.js';
import { randomMove, tableAt } from './moves.js';
import { newPlace, newServer, STORES, twoPlayers } from './server.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A server whose database time the test controls. */
async function timedServer(kind: (typeof STORES)[number] = 'sqlite') {
	const time = { offset: 0 };
	const server = await newServer({ ...(await newPlace(kind)), adjustTime: (now) => now + time.offset });
	return { server, time, url: server.url };
}

const BOT = { absent: 'bot', standIn: 'random' } as const;

const seatsOf = async (client: TestClient, game: string) =>
	(await client.request<TableInfo>('GET', `/api/tables/${game}`)).body.seats;

/** Disconnects without closing, and waits until the others have noticed. */
async function vanish(gone: TestClient, other: TestClient, seat: number): Promise<void> {
	gone.drop();
	other.heard.length = 0;
	await other.next('presence', ({ seats }) => !seats.includes(seat));
}

describe.each(STORES)('an absent player at a table without a clock on %s', (kind) => {
	it('is replaced by a bot when an opponent claims the seat, and takes it back', async () => {
		const { time, url } = await timedServer(kind);
		const { ana, ben, game } = await twoPlayers(url, BOT);
		await vanish(ana, ben, 0);
		const claim = { kind: 'claim', game, seat: 0 } as const;
		expect(await ben.ask(claim)).toMatchObject({ kind: 'nack', error: { code: 'tooFast' } });
		time.offset = ABSENT_AFTER.bot + 1000;
		expect(await ben.ask(claim)).toMatchObject({ kind: 'ack' });
		expect(await ben.event(game, 'left')).toMatchObject({ event: { seat: 0, why: 'absent' } });
		expect(await ben.event(game, 'moved')).toMatchObject({
			event: { seat: 0 },
			clock: { turn: { seat: 1 } },
		});

		await ana.connect();
		await ana.join(game);
		expect(await ana.ask({ kind: 'return', game })).toMatchObject({ kind: 'ack' });
		expect((await seatsOf(ana, game))[0]).toMatchObject({
			kind: 'person',
			name: 'Ana',
			bot: null,
			left: null,
		});
		const { text: answer } = randomMove(await tableAt(url, game), 1);
		await ben.ask({ kind: 'move', game, ply: 1, move: answer });
		const { text: move } = randomMove(await tableAt(url, game), 2);
		expect(await ana.ask({ kind: 'move', game, ply: 2, move })).toMatchObject({ kind: 'ack' });
	});
});

describe('a claim', () => {
	it('ends the game if the table chose so, but only after days', async () => {
		const { time, url } = await timedServer();
		const { ana, ben, game } = await twoPlayers(url, { absent: 'end' });
		await vanish(ana, ben, 0);
		const claim = { kind: 'claim', game, seat: 0 } as const;
		time.offset = 2 * DAY;
		expect(await ben.ask(claim)).toMatchObject({ error: { code: 'tooFast' } });
		time.offset = 3 * DAY + MINUTE;
		expect(await ben.ask(claim)).toMatchObject({ kind: 'ack' });
		expect(await ben.event(game, 'ended')).toMatchObject({ event: { seat: 0, why: 'absent' } });
		expect(await ben.event(game, 'over')).toMatchObject({ event: { standings: [{ rank: 2 }, { rank: 1 }] } });
	});

	it('ends the game of a player who has it open, but has not moved for a week', async () => {
		const { time, url } = await timedServer();
		const { ben, game } = await twoPlayers(url, { absent: 'end' });
		const claim = { kind: 'claim', game, seat: 0 } as const;
		time.offset = 6 * DAY;
		expect(await ben.ask(claim)).toMatchObject({ error: { code: 'notYours' } });
		time.offset = 7 * DAY + MINUTE;
		expect(await ben.ask(claim)).toMatchObject({ kind: 'ack' });
		expect(await ben.event(game, 'ended')).toMatchObject({ event: { seat: 0, why: 'absent' } });
	});

	it('is refused against a player who is present, not to move, or oneself, and if there is a clock', async () => {
		const { time, url } = await timedServer();
		const { ana, ben, game } = await twoPlayers(url, BOT);
		time.offset = DAY;
		const refusedAs = async (client: TestClient, seat: number, at = game) =>
			expect(await client.ask({ kind: 'claim', game: at, seat })).toMatchObject({
				error: { code: 'notYours' },
			});
		await refusedAs(ben, 0);
		await vanish(ana, ben, 0);
		await refusedAs(ben, 1);
		await refusedAs(ben, 7);
		const timed = await twoPlayers(url, { ...BOT, clock: { kind: 'move', each: 60 * DAY } });
		await vanish(timed.ana, timed.ben, 0);
		time.offset = 10 * DAY;
		await refusedAs(timed.ben, 0, timed.game);
	});
});

describe('returning', () => {
	it("is possible after a missed day, during the bot's turn", async () => {
		const { server, time, url } = await timedServer();
		const { ana, ben, game } = await twoPlayers(url, { ...BOT, clock: { kind: 'move', each: DAY } });
		time.offset = DAY + MINUTE;
		// The bot does not move on this server.
		await server.context.jobs.stop();
		await ben.ask({ kind: 'say', game, text: 'Ana?' });
		expect((await seatsOf(ben, game))[0]).toMatchObject({ kind: 'bot', left: 'time' });
		expect(await ana.ask({ kind: 'return', game })).toMatchObject({ kind: 'ack' });
		const { text: move } = randomMove(await tableAt(url, game), 1);
		expect(await ana.ask({ kind: 'move', game, ply: 0, move })).toMatchObject({ kind: 'ack' });
	});

	it('is refused after resigning', async () => {
		const { url } = await timedServer();
		const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
		const [ana, ben, eva] = [new TestClient(url), new TestClient(url), new TestClient(url)];
		const { table } = await ana.create({ name: 'Ana', players: 3, seats: [...seats], ...BOT });
		for (const client of [ben, eva]) await client.sit(table.id, { name: 'other' });
		await ana.connect();
		expect(await ana.ask({ kind: 'resign', game: table.id })).toMatchObject({ kind: 'ack' });
		const back = await ana.ask({ kind: 'return', game: table.id });
		expect(back).toMatchObject({ kind: 'nack', error: { code: 'notYours' } });
	});

	it('is refused without having left, and when no time is left', async () => {
		const { server, time, url } = await timedServer();
		const refused = { kind: 'nack', error: { code: 'notYours' } };
		const live = { kind: 'live', base: 5 * MINUTE, increment: 0 } as const;
		const { ana, ben, game } = await twoPlayers(url, { ...BOT, clock: live });
		expect(await ben.ask({ kind: 'return', game })).toMatchObject(refused);
		await server.context.jobs.stop();
		time.offset = 6 * MINUTE;
		expect(await ana.ask({ kind: 'return', game })).toMatchObject(refused);
		expect((await seatsOf(ben, game))[0]).toMatchObject({ kind: 'bot', left: 'time' });
	});
});
