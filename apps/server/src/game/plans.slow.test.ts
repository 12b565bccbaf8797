import type { PlanAnswer, Transfer } from '@rumis/protocol';
import { makeMove } from '@rumis/rules';
import { act, type ReplyPlan, type Table } from '@rumis/table';
import { describe, expect, it, vi } from 'vitest';
import { TestClient } from '../../test/client.js';
import { tableAt } from '../../test/moves.js';
import { newPlace, newServer, STORES, twoPlayers } from '../../test/server.js';

vi.setConfig({ testTimeout: 120_000 });

const DAYS = { kind: 'move', each: 86_400_000 } as const;

const firstMoves = (table: Table): string[] => table.position.legalMoves().map(makeMove);

function after(table: Table, move: string): Table {
	const done = act(table, 'host', { kind: 'move', ply: table.position.ply, move });
	if (!done.ok) throw new Error(done.error.code);
	return done.value;
}

const plan = (client: TestClient, game: string, ply: number, lines: ReplyPlan) =>
	client.request<PlanAnswer>('PUT', `/api/tables/${game}/plan`, { ply, plan: lines });
const planned = (client: TestClient, game: string) =>
	client.request<PlanAnswer>('GET', `/api/tables/${game}/plan`);

/** A game where Ana has moved and may plan, with Ben's legal moves and her replies. */
async function planning(url: string) {
	const { ana, ben, game } = await twoPlayers(url, { clock: DAYS });
	const start = await tableAt(url, game);
	const opening = firstMoves(start)[0]!;
	await ana.ask({ kind: 'move', game, ply: 0, move: opening });
	const table = after(start, opening);
	const [theirs = '', other = ''] = firstMoves(table);
	const reply = firstMoves(after(table, theirs))[0]!;
	return { ana, ben, game, table, theirs, other, reply };
}

describe.each(STORES)('planned replies on %s', (kind) => {
	it('are played as soon as the move comes, and are secret until then', async () => {
		const { url } = await newServer(await newPlace(kind));
		const { ana, ben, game, table, theirs, other, reply } = await planning(url);
		const second = firstMoves(after(after(table, theirs), reply))[0]!;
		const third = firstMoves(after(after(after(table, theirs), reply), second))[0]!;
		const lines: ReplyPlan = [
			[theirs, reply, second, third],
			[other, firstMoves(after(table, other))[0]!],
		];
		expect((await plan(ana, game, 1, lines)).body).toEqual({ ply: 1, plan: lines });
		expect((await planned(ben, game)).body.plan, 'he is told of his own plan only').toEqual([]);
		const joined = await ben.join(game);
		expect(JSON.stringify(joined)).not.toContain(third);

		const answer = await ben.ask({ kind: 'move', game, ply: 1, move: theirs });
		expect(answer).toMatchObject({ kind: 'ack' });
		if (answer.kind !== 'ack') return;
		expect(await ben.eventAt(game, answer.seq + 1)).toMatchObject({
			event: { kind: 'moved', seat: 0, move: reply },
			clock: { turn: { seat: 1 } },
		});
		expect((await planned(ana, game)).body).toEqual({ ply: 3, plan: [[second, third]] });
		await ben.ask({ kind: 'move', game, ply: 3, move: second });
		expect((await tableAt(url, game)).position.ply).toBe(5);
	});

	it('of both players answer each other', async () => {
		const { url } = await newServer(await newPlace(kind));
		const { ana, ben, game, table, theirs, reply } = await planning(url);
		await plan(ana, game, 1, [[theirs, reply]]);
		// Ben moves, Ana’s plan answers; then he plans his reply to a move that she makes by hand.
		await ben.ask({ kind: 'move', game, ply: 1, move: theirs });
		const now = after(after(table, theirs), reply);
		await ben.ask({ kind: 'move', game, ply: 3, move: firstMoves(now)[0]! });
		const next = after(now, firstMoves(now)[0]!);
		const hers = firstMoves(next)[0]!;
		const his = firstMoves(after(next, hers))[0]!;
		expect((await plan(ben, game, 4, [[hers, his]])).status).toBe(200);
		await ana.ask({ kind: 'move', game, ply: 4, move: hers });
		expect((await tableAt(url, game)).position.ply).toBe(6);
	});

	it('to any move are played if legal, and dropped if not', async () => {
		const { url } = await newServer(await newPlace(kind));
		const { ana, ben, game, theirs, other, reply } = await planning(url);
		await plan(ana, game, 1, [['*', reply]]);
		await ben.ask({ kind: 'move', game, ply: 1, move: theirs });
		expect((await tableAt(url, game)).position.ply).toBe(3);
		void other;
		// The same stone cannot be placed twice.
		const now = await tableAt(url, game);
		await ben.ask({ kind: 'move', game, ply: 3, move: firstMoves(now)[0]! });
		const turn = await tableAt(url, game);
		await ana.ask({ kind: 'move', game, ply: 4, move: firstMoves(turn)[0]! });
		await plan(ana, game, 5, [['*', reply]]);
		const later = await tableAt(url, game);
		expect(await ben.ask({ kind: 'move', game, ply: 5, move: firstMoves(later)[0]! })).toMatchObject({
			kind: 'ack',
		});
		expect((await tableAt(url, game)).position.ply).toBe(6);
		expect((await planned(ana, game)).body.plan).toEqual([]);
	});

	it('are dropped when a move is taken back, and when the seat moves to another device', async () => {
		const { url } = await newServer(await newPlace(kind));
		const { ana, ben, game, theirs, reply } = await planning(url);
		await plan(ana, game, 1, [[theirs, reply]]);
		const { body } = await ana.request<Transfer>('POST', `/api/tables/${game}/transfer`);
		const phone = new TestClient(url);
		await phone.request('POST', '/api/transfers', { secret: body.secret });
		expect((await planned(phone, game)).body.plan).toEqual([]);
		expect((await planned(ana, game)).status, 'she has no seat any more').toBe(403);

		await plan(phone, game, 1, [[theirs, reply]]);
		await phone.connect();
		await phone.ask({ kind: 'undo', game });
		await ben.ask({ kind: 'answerUndo', game, agree: true });
		expect((await planned(phone, game)).body).toEqual({ ply: 0, plan: [] });
	});

	it('are refused from strangers, for another position, and when illegal', async () => {
		const { url } = await newServer(await newPlace(kind));
		const { ana, ben, game, theirs, reply } = await planning(url);
		const stranger = new TestClient(url);
		await stranger.request('PUT', '/api/me', { name: 'Cat' });
		const codeOf = async (made: ReturnType<typeof plan>) =>
			((await made).body as unknown as { error?: { code: string } }).error?.code;
		expect(await codeOf(plan(stranger, game, 1, [[theirs, reply]]))).toBe('notSeated');
		expect(await codeOf(plan(ana, game, 0, [[theirs, reply]]))).toBe('stale');
		expect(await codeOf(plan(ana, game, 1, [[reply, theirs]]))).toBe('badPlan');
		expect(await codeOf(plan(ben, game, 1, [[theirs, reply]])), 'it is his turn').toBe('badPlan');
		const many = Array.from({ length: 100 }, () => [theirs, reply]);
		expect(await codeOf(plan(ana, game, 1, many))).toBe('badMessage');
	});
});
