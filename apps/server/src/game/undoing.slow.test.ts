import { ABSENT_AFTER, type TableInfo } from '@rumis/protocol';
import { makeMove } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { playByChance, tableAt } from '../../test/moves.js';
import { newPlace, newServer, STORES, stillTime, twoPlayers } from '../../test/server.js';

const ACK = { kind: 'ack' };
const refusedAs = (code: string) => ({ kind: 'nack', error: { code } });

describe.each(STORES)('a request to take back moves on %s', (kind) => {
	/** A game after two moves where a bot takes the seat of an absent player. The bot itself never moves. */
	async function played() {
		const time = stillTime();
		const server = await newServer({ ...(await newPlace(kind)), adjustTime: time.adjustTime });
		await server.context.jobs.stop();
		const players = await twoPlayers(server.url, { absent: 'bot', standIn: 'random' });
		const { ana, ben, game } = players;
		await playByChance(game, [ana, ben], 2);
		/** Ana is away for long enough, and Ben has claimed her seat. */
		const claim = async () => {
			ana.drop();
			await ben.next('presence', ({ seats }) => !seats.includes(0));
			time.offset += ABSENT_AFTER.bot;
			expect(await ben.ask({ kind: 'claim', game, seat: 0 })).toMatchObject(ACK);
		};
		return { ...players, url: server.url, claim };
	}

	it('is refused to a seat that has asked three times since the last move', async () => {
		const { ana, ben, game, url } = await played();
		const undo = { kind: 'undo', game } as const;
		const no = { kind: 'answerUndo', game, agree: false } as const;
		for (const answering of [ben, ana, ben]) {
			expect(await ana.ask(undo)).toMatchObject(ACK);
			expect(await answering.ask(no)).toMatchObject(ACK);
		}
		expect(await ana.ask(undo)).toMatchObject(refusedAs('tooFast'));
		expect(await ben.ask(undo)).toMatchObject(ACK);
		expect(await ana.ask(no)).toMatchObject(ACK);
		const { position } = await tableAt(url, game);
		const [move] = position.legalMoves();
		expect(await ana.ask({ kind: 'move', game, ply: 2, move: makeMove(move!) })).toMatchObject(ACK);
		expect(await ana.ask(undo)).toMatchObject(ACK);
	});

	it('takes back nothing that was played before a player left who may come back', async () => {
		const { ana, ben, game, url, claim } = await played();
		await claim();
		for (const to of [{}, { to: 0 }, { to: 1 }])
			expect(await ben.ask({ kind: 'undo', game, ...to })).toMatchObject(refusedAs('notYours'));
		await ana.connect();
		expect(await ana.ask({ kind: 'return', game })).toMatchObject(ACK);
		expect((await tableAt(url, game)).position.ply).toBe(2);
		await ana.ask({ kind: 'undo', game, to: 0 });
		expect(await ben.ask({ kind: 'answerUndo', game, agree: true })).toMatchObject(ACK);
	});

	it('is not granted because the one who was asked left', async () => {
		const { ben, game, url, claim } = await played();
		expect(await ben.ask({ kind: 'undo', game, to: 0 })).toMatchObject(ACK);
		await claim();
		expect(await ben.event(game, 'undoRefused')).toMatchObject({ event: { by: 'host' } });
		const { body } = await ben.request<TableInfo>('GET', `/api/tables/${game}`);
		expect(body.seats[0]).toMatchObject({ kind: 'bot', left: 'absent' });
		expect((await tableAt(url, game)).position.ply).toBe(2);
	});
});
