import { beforeAll, describe, expect, it } from 'vitest';
import { TestClient } from '../../test/client.js';
import { newPlace, newServer, STORES, twoPlayers } from '../../test/server.js';
import { verifyGames } from '../copying/verifying.js';
import { LIMITS, NO_LIMITS, type RunningServer } from '../index.js';
import { KEPT_LINES } from './chat.js';

describe.each(STORES)('chat on %s', (kind) => {
	let server: RunningServer;
	beforeAll(async () => {
		server = await newServer(await newPlace(kind));
	});

	it('is bounded: old lines make room for new ones, and the log has no gap', async () => {
		const { ana, ben, game } = await twoPlayers(server.url);
		const { store, games } = server.context;
		const lines = KEPT_LINES + 150;
		const person = { session: ana.cookie!.split('=')[1]!.split('.')[0]!, account: null, name: 'Ana' };
		for (let line = 1; line <= lines; line++) {
			const said = await games.request(person, { kind: 'say', id: `w${line}`, game, text: `line ${line}.` });
			if (!said.ok) throw new Error(said.error.code);
		}
		const stored = await store.read(({ db }) =>
			db
				.selectFrom('event')
				.select('event_json')
				.where('game', '=', game)
				.where('kind', '=', 'said')
				.execute(),
		);
		const texts = stored.map(({ event_json }) => (JSON.parse(event_json) as { text: string }).text);
		const kept = texts.filter((text) => text !== '');
		expect(texts).toHaveLength(lines);
		expect(kept.at(-1)).toBe(`line ${lines}.`);
		expect(kept.length).toBeGreaterThanOrEqual(KEPT_LINES);
		expect(kept.length).toBeLessThan(KEPT_LINES + 100);
		const seen = await ben.join(game);
		expect(seen.kind === 'table' && seen.chat.at(-1)?.event).toMatchObject({ text: `line ${lines}.` });
		expect((await store.read(verifyGames)).games).toBe(1);
	});
});

describe('chat limits', () => {
	const say = (who: TestClient, game: string) => who.ask({ kind: 'say', game, text: 'hello' });
	const codes = async (who: TestClient, game: string, times: number) => {
		const answers = [];
		for (let i = 0; i < times; i++) answers.push(await say(who, game));
		return answers.map((answer) => (answer.kind === 'ack' ? 'ack' : answer.error.code));
	};
	const few = { burst: 2, perSecond: 0 };

	it('apply per address and table, however many sessions an address has', async () => {
		const { url } = await newServer({ limits: { ...LIMITS, chat: few } });
		const { ana, ben, game } = await twoPlayers(url);
		expect(await codes(ana, game, 2)).toEqual(['ack', 'ack']);
		expect(await codes(ben, game, 1)).toEqual(['tooFast']);
		const { table } = await ana.create();
		expect(await codes(ana, table.id, 3)).toEqual(['ack', 'ack', 'tooFast']);
	});

	it('apply per address over all tables', async () => {
		const { url } = await newServer({ limits: { ...LIMITS, addressChat: few } });
		const { ana, game } = await twoPlayers(url);
		const { table } = await ana.create();
		expect([...(await codes(ana, game, 1)), ...(await codes(ana, table.id, 2))]).toEqual([
			'ack',
			'ack',
			'tooFast',
		]);
	});

	it('of spectators do not affect the players', async () => {
		const { url } = await newServer({ limits: { ...NO_LIMITS, spectatorChat: few } });
		const { ana, game } = await twoPlayers(url);
		for (const expected of [['ack'], ['ack'], ['tooFast']]) {
			const spectator = new TestClient(url);
			await spectator.request('PUT', '/api/me', { name: 'S' });
			await spectator.connect();
			await spectator.join(game);
			expect(await codes(spectator, game, 1)).toEqual(expected);
		}
		expect(await codes(ana, game, 3)).toEqual(['ack', 'ack', 'ack']);
	});
});
