import type { TableInfo } from '@rumis/protocol';
import { makeMove, parseRecord } from '@rumis/rules';
import type { TableEvent } from '@rumis/table';
import { describe, expect, it } from 'vitest';
import { TestClient } from './client.js';
import { randomMove, tableAt } from './moves.js';
import { newPlace, newServer, STORES, twoPlayers } from './server.js';

describe.each(STORES)('a game on %s', (kind) => {
	it('is played to its end by two players, with every event in order for both and for a spectator', async () => {
		const { url } = await newServer(await newPlace(kind));
		const { ana, ben, game } = await twoPlayers(url);
		const watcher = new TestClient(url);
		await watcher.connect();
		await watcher.join(game);
		let table = await tableAt(url, game);
		const players = [ana, ben];
		for (let ply = 0; table.position.phase !== null; ply++) {
			const seat = table.position.toPlay === 'yellow' ? 0 : 1;
			const { text, next } = randomMove(table, ply);
			const answer = await players[seat]!.ask({ kind: 'move', game, ply, move: text });
			expect(answer).toMatchObject({ kind: 'ack' });
			table = next;
		}
		for (const client of [ana, ben, watcher]) {
			await client.event(game, 'over');
			const seqs = client.events(game).map(({ seq }) => seq);
			expect(seqs).toEqual(seqs.map((_, index) => seqs[0]! + index));
			const moves = client.events(game).filter(({ event }) => event.kind === 'moved');
			expect(moves.map(({ event }) => (event as Extract<TableEvent, { kind: 'moved' }>).move)).toEqual(
				table.position.moves.map(makeMove),
			);
		}
		const { body } = await ana.request<string>('GET', `/api/tables/${game}/record`);
		expect(parseRecord(body)).toMatchObject({ ok: true });
		const info = await ben.request<TableInfo>('GET', `/api/tables/${game}`);
		expect(info.body).toMatchObject({ status: 'over', you: 1 });
		expect(info.body.standings?.map(({ rank }) => rank).sort()).toContain(1);
		const archive = await ana.request<{ tables: { id: string }[] }>('GET', '/api/archive');
		expect(archive.body.tables.map(({ id }) => id)).toEqual([game]);
	});

	it('sends a reconnecting client exactly what it missed', async () => {
		const { url } = await newServer(await newPlace(kind));
		const { ana, ben, game } = await twoPlayers(url);
		const { epoch } = (await ana.request<TableInfo>('GET', `/api/tables/${game}`)).body;
		let table = await tableAt(url, game);
		const play = async (client: TestClient) => {
			const { text, next } = randomMove(table, 1);
			const { ply } = table.position;
			table = next;
			return client.ask({ kind: 'move', game, ply, move: text });
		};
		const { kind: first, ...ack } = await play(ana);
		expect(first).toBe('ack');
		const known = 'seq' in ack ? ack.seq : 0;
		ben.drop();
		expect(await ana.ask({ kind: 'say', game, text: 'Are you there?' })).toMatchObject({ kind: 'ack' });
		await ben.connect();
		const missed = await ben.join(game, { since: known, epoch });
		expect(missed).toMatchObject({
			kind: 'resumed',
			you: 1,
			events: [{ seq: known + 1, event: { kind: 'said' } }],
		});
		const nothing = await ben.join(game, { since: known + 1, epoch });
		expect(nothing).toMatchObject({ kind: 'resumed', events: [] });
		for (const wrong of [{ since: 9999, epoch }, { since: known, epoch: 'AnotherEpoch' }, { since: known }]) {
			expect(await ben.join(game, wrong)).toMatchObject({ kind: 'table', info: { seq: known + 1 } });
		}
	});

	it('goes on after a server restart', async () => {
		const place = await newPlace(kind);
		const first = await newServer(place);
		const { ana, ben, game } = await twoPlayers(first.url);
		let table = await tableAt(first.url, game);
		const step = randomMove(table, 3);
		await ana.ask({ kind: 'move', game, ply: 0, move: step.text });
		table = step.next;
		await first.close();
		expect(await ana.closed()).toBe(1012);
		const second = await newServer(place);
		for (const client of [ana, ben]) {
			client.url = second.url;
			await client.connect();
		}
		const seen = await ben.join(game);
		expect(seen).toMatchObject({ kind: 'table', info: { ply: 1, you: 1 } });
		await ana.join(game);
		const { text } = randomMove(table, 4);
		const answer = await ben.ask({ kind: 'move', game, ply: 1, move: text });
		const seq = answer.kind === 'ack' ? answer.seq : 0;
		expect(await ana.eventAt(game, seq)).toMatchObject({ event: { ply: 1, seat: 1, move: text } });
	});
});

describe('a request', () => {
	it('that is retried with the same id is done once', async () => {
		const { url } = await newServer();
		const { ana, ben, game } = await twoPlayers(url);
		const { text } = randomMove(await tableAt(url, game), 1);
		const move = { kind: 'move', game, ply: 0, move: text } as const;
		const answer = await ana.ask(move, 'same');
		expect(answer).toMatchObject({ kind: 'ack', id: 'same' });
		const both = await Promise.all([ana.ask(move, 'same'), ana.ask({ ...move, ply: 5 }, 'same')]);
		expect(both).toEqual([answer, answer]);
		// Ids are per session.
		expect(await ben.ask(move, 'same')).toMatchObject({ kind: 'nack', error: { code: 'stale', ply: 1 } });
		const { body } = await ana.request<TableInfo>('GET', `/api/tables/${game}`);
		expect(body.ply).toBe(1);
	});

	it('is refused with the reason', async () => {
		const { url } = await newServer();
		const { ana, ben, game } = await twoPlayers(url);
		const watcher = new TestClient(url);
		await watcher.request('PUT', '/api/me', { name: 'Watcher' });
		await watcher.connect();
		const nobody = new TestClient(url);
		await nobody.connect();
		const move = { kind: 'move', game, ply: 0, move: 'I2 a1,a2' } as const;
		const codeOf = async (client: TestClient, request: Parameters<TestClient['ask']>[0]) => {
			const answer = await client.ask(request);
			return answer.kind === 'nack' ? answer.error.code : null;
		};
		expect(await codeOf(ben, move)).toBe('notYourTurn');
		expect(await codeOf(watcher, move)).toBe('notSeated');
		expect(await codeOf(nobody, move)).toBe('noSession');
		expect(await codeOf(ana, { ...move, move: 'I2 a1,c1' })).toBe('illegal');
		expect(await codeOf(ana, { ...move, move: 'hello' })).toBe('moveText');
		expect(await codeOf(ana, { ...move, ply: 2 })).toBe('stale');
		expect(await codeOf(ana, { ...move, game: 'NoSuchTable' })).toBe('noTable');
		expect(await codeOf(ana, { kind: 'undo', game })).toBe('nothingToTakeBack');
		expect(await codeOf(ana, { kind: 'answerUndo', game, agree: true })).toBe('noUndoAsked');
		expect(await codeOf(ana, { kind: 'rematch', game })).toBe('notOver');
		expect(await codeOf(ana, move)).toBeNull();
	});
});

describe('taking back', () => {
	it('needs the opponent’s consent, and the same ply can be played again', async () => {
		const { url } = await newServer();
		const { ana, ben, game } = await twoPlayers(url);
		const table = await tableAt(url, game);
		const [one, two] = [randomMove(table, 1).text, randomMove(table, 2).text];
		await ana.ask({ kind: 'move', game, ply: 0, move: one });
		expect(await ana.ask({ kind: 'undo', game })).toMatchObject({ kind: 'ack' });
		expect(await ben.event(game, 'undoAsked')).toMatchObject({ event: { seat: 0, to: 0 } });
		expect(await ben.ask({ kind: 'answerUndo', game, agree: true })).toMatchObject({ kind: 'ack' });
		expect(await ana.event(game, 'takenBack')).toMatchObject({ event: { to: 0 } });
		expect(await ana.ask({ kind: 'move', game, ply: 0, move: two })).toMatchObject({ kind: 'ack' });
		expect((await tableAt(url, game)).position.moves.map(makeMove)).toEqual([two]);
	});

	it('is not granted when the opponent refuses', async () => {
		const { url } = await newServer();
		const { ana, ben, game } = await twoPlayers(url);
		await ana.ask({ kind: 'move', game, ply: 0, move: randomMove(await tableAt(url, game), 1).text });
		await ana.ask({ kind: 'undo', game });
		await ben.ask({ kind: 'answerUndo', game, agree: false });
		await ana.event(game, 'undoRefused');
		expect((await tableAt(url, game)).position.ply).toBe(1);
	});
});

describe('resigning and rematches', () => {
	it('resigning ends a two-player game, and a new one begins when both want it', async () => {
		const { url } = await newServer();
		const { ana, ben, game } = await twoPlayers(url);
		await ben.ask({ kind: 'resign', game });
		expect(await ana.event(game, 'over')).toMatchObject({
			event: {
				standings: [
					{ seat: 0, rank: 1 },
					{ seat: 1, rank: 2 },
				],
			},
		});
		expect(await ana.ask({ kind: 'undo', game })).toMatchObject({
			kind: 'nack',
			error: { code: 'over' },
		});
		await ana.ask({ kind: 'rematch', game });
		await ben.event(game, 'rematchAsked');
		await ben.ask({ kind: 'rematch', game });
		const { event } = await ana.event(game, 'rematch');
		const next = event.kind === 'rematch' ? event.game : '';
		const seen = await ana.join(next);
		expect(seen).toMatchObject({ info: { status: 'playing', you: 0, terms: { start: 'red' } } });
		expect((await tableAt(url, next)).seats).toEqual([
			{ kind: 'person', name: 'Ana' },
			{ kind: 'person', name: 'Ben' },
		]);
	});

	it('resigning leaves the seat to a bot if three play and the table chose so', async () => {
		const { url } = await newServer();
		const [ana, ben, cleo] = [new TestClient(url), new TestClient(url), new TestClient(url)];
		const { table } = await ana.create({
			players: 3,
			seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
			absent: 'bot',
			standIn: 'random',
		});
		for (const client of [ben, cleo]) await client.sit(table.id);
		for (const client of [ana, ben, cleo]) {
			await client.connect();
			await client.join(table.id);
		}
		await ana.ask({ kind: 'resign', game: table.id });
		expect(await ben.event(table.id, 'seated')).toMatchObject({ event: { seat: 0, who: { bot: 'random' } } });
		expect(await ben.event(table.id, 'moved')).toMatchObject({ event: { seat: 0, ply: 0 } });
		expect(await ana.ask({ kind: 'resign', game: table.id })).toMatchObject({
			kind: 'nack',
			error: { code: 'notYours' },
		});
	});
});

describe('a bot at the table', () => {
	it('moves when it is its turn', async () => {
		const { url } = await newServer();
		const ana = new TestClient(url);
		const { table } = await ana.create({ seats: [{ kind: 'bot', bot: 'random' }, { kind: 'me' }] });
		await ana.connect();
		const seen = await ana.join(table.id);
		if (seen.kind === 'table' && seen.info.ply === 0) await ana.event(table.id, 'moved');
		expect((await tableAt(url, table.id)).position.ply).toBe(1);
	});
});
