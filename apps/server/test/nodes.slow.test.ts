import type { TableInfo } from '@rumis/protocol';
import { expect, it, vi } from 'vitest';
import { afterFile } from '../../../scripts/testing/afterFile.js';
import { TestClient } from './client.js';
import { randomMove, tableAt } from './moves.js';
import { startPostgres } from './postgres.js';
import { newPlace, newServer, tempFolder } from './server.js';

// Databases and several servers are started and killed.
vi.setConfig({ testTimeout: 300_000 });

/** Two servers on one database, as behind a load balancer. */
async function twoNodes() {
	const place = await newPlace('postgres');
	return [await newServer(place), await newServer(place)] as const;
}

it('two nodes play one game: each sends events to its own clients, in order and without gaps', async () => {
	const [here, there] = await twoNodes();
	const [ana, ben] = [new TestClient(here.url), new TestClient(there.url)];
	const { table: info } = await ana.create({ name: 'Ana' });
	await ben.sit(info.id, { name: 'Ben' });
	const game = info.id;
	for (const client of [ana, ben]) {
		await client.connect();
		await client.join(game);
	}
	await ana.next('presence', ({ seats }) => seats.length === 2);
	let table = await tableAt(there.url, game);
	for (let ply = 0; ply < 8; ply++) {
		const { text, next } = randomMove(table, ply);
		const [mover, other] = ply % 2 === 0 ? [ana, ben] : [ben, ana];
		const answer = await mover.ask({ kind: 'move', game, ply, move: text });
		if (answer.kind !== 'ack') throw new Error(answer.error.code);
		expect(await other.eventAt(game, answer.seq)).toMatchObject({ event: { ply, move: text } });
		table = next;
	}
	for (const client of [ana, ben]) {
		const seqs = client.events(game).map(({ seq }) => seq);
		expect(seqs).toEqual(seqs.map((_, index) => seqs[0]! + index));
	}
});

it('of two moves for one position on two nodes, one is accepted and one refused', async () => {
	const [here, there] = await twoNodes();
	const ana = new TestClient(here.url);
	const { table: info } = await ana.create({ seats: [{ kind: 'me' }, { kind: 'open' }] });
	await new TestClient(there.url).sit(info.id);
	const twin = new TestClient(there.url);
	twin.cookie = ana.cookie;
	await ana.connect();
	await twin.connect();
	const table = await tableAt(here.url, info.id);
	const request = (seed: number) => ({
		kind: 'move' as const,
		game: info.id,
		ply: 0,
		move: randomMove(table, seed).text,
	});
	const answers = await Promise.all([ana.ask(request(1), 'a'), twin.ask(request(2), 'b')]);
	expect(answers.map(({ kind }) => kind).sort()).toEqual(['ack', 'nack']);
	const { body } = await ana.request<TableInfo>('GET', `/api/tables/${info.id}`);
	expect(body.ply).toBe(1);
});

it('a database that crashed and restarted has everything that was acknowledged', async () => {
	const postgres = await startPostgres();
	afterFile(() => postgres.stop());
	const server = await newServer({ databaseUrl: await postgres.newDatabase(), databasePatience: 4000 });
	const ana = new TestClient(server.url);
	const { table: info } = await ana.create({ seats: [{ kind: 'me' }, { kind: 'open' }] });
	const ben = new TestClient(server.url);
	await ben.sit(info.id);
	await ana.connect();
	await ben.connect();
	const table = await tableAt(server.url, info.id);
	const first = randomMove(table, 1);
	const move = { kind: 'move', game: info.id, ply: 0, move: first.text } as const;
	expect(await ana.ask(move)).toMatchObject({ kind: 'ack' });
	await postgres.crash();
	const second = { ...move, ply: 1, move: randomMove(first.next, 2).text };
	expect(await ben.ask(second, 'again')).toMatchObject({
		kind: 'nack',
		error: { code: 'unavailable' },
		retry: true,
	});
	expect((await ana.request('GET', '/readyz')).status).toBe(503);
	await postgres.start();
	expect(await ben.ask(second, 'again')).toMatchObject({ kind: 'ack' });
	expect((await tableAt(server.url, info.id)).position.ply).toBe(2);
	expect((await ana.request('GET', '/readyz')).status).toBe(200);
});

it('an embedded server does not share its folder', async () => {
	const data = tempFolder();
	await newServer({ data });
	await expect(newServer({ data })).rejects.toThrow(`another server is using the data folder ${data}`);
});
