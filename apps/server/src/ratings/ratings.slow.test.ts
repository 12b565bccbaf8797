import type { Leaderboard, Profile, TableInfo, TableList } from '@rumis/protocol';
import { NEWCOMER, type Strength } from '@rumis/ratings';
import { beforeAll, describe, expect, it } from 'vitest';
import { TestClient } from '../../test/client.js';
import { playByChance } from '../../test/moves.js';
import { codeOf, PASSWORD, programOf, signedUp } from '../../test/people.js';
import { newPlace, newServer, STORES } from '../../test/server.js';
import type { RunningServer } from '../index.js';
import { sourceMark } from '../util/address.js';
import { pairFactors, sourcesOf } from './pairs.js';
import { rateGame } from './rating.js';
import { strengthsAfter } from './results.js';

const DAY = 24 * 3600 * 1000;

describe.each(STORES)('ratings on %s', (kind) => {
	let server: RunningServer;
	let url = '';
	let offset = 0;
	beforeAll(async () => {
		server = await newServer({ ...(await newPlace(kind)), adjustTime: (now) => now + offset });
		url = server.url;
	});

	const profile = async (name: string) =>
		(await new TestClient(url).request<Profile>('GET', `/api/accounts/${encodeURIComponent(name)}`)).body;
	const infoOf = async (game: string) =>
		(await new TestClient(url).request<TableInfo>('GET', `/api/tables/${game}`)).body;

	/** A table of these people where all of them have moved, or none. */
	async function begin(
		people: readonly TestClient[],
		terms: object = {},
		moves = people.length,
	): Promise<string> {
		const [host, ...guests] = people;
		const seats = people.map((_, seat) => ({ kind: seat === 0 ? ('me' as const) : ('open' as const) }));
		const { table } = await host!.create({ rated: true, players: people.length, seats, ...terms });
		for (const guest of guests) await guest.sit(table.id);
		for (const who of people) await who.connect();
		await playByChance(table.id, people, moves);
		return table.id;
	}

	async function resign(who: TestClient, game: string): Promise<void> {
		await who.connect();
		expect(await who.ask({ kind: 'resign', game })).toMatchObject({ kind: 'ack' });
		who.drop();
	}

	/** Waits until no game is left to be rated. */
	async function rated(): Promise<void> {
		const { store, jobs } = server.context;
		for (;;) {
			jobs.look();
			const waiting = await store.read(({ db }) =>
				db.selectFrom('job').select('key').where('kind', '=', 'rate').executeTakeFirst(),
			);
			if (!waiting) return;
			// SQLite responds synchronously: yield to the jobs.
			await new Promise((resolve) => setImmediate(resolve));
		}
	}

	it('rise for the winner and fall for the one who resigns, once', async () => {
		const [ana, ben] = [await signedUp(url, 'Ana One'), await signedUp(url, 'Ben One')];
		const game = await begin([ana, ben]);
		expect((await infoOf(game)).isRated).toBe(true);
		await resign(ben, game);
		await rated();
		expect(await profile('Ana One')).toEqual({
			name: 'Ana One',
			since: expect.any(Number),
			ratings: [{ players: 2, rating: 1662, deviation: 290, games: 1, isProvisional: true }],
			games: 1,
		});
		expect((await profile('ben one')).ratings).toMatchObject([{ rating: 1338, games: 1 }]);
		const again = () => server.context.store.write((tx) => rateGame(tx, game));
		await Promise.all([again(), again(), again()]);
		expect((await profile('Ana One')).ratings).toMatchObject([{ rating: 1662, games: 1 }]);
	});

	it('are not changed by a game that ends before every colour has moved', async () => {
		const [ana, ben] = [await signedUp(url, 'Ana Early'), await signedUp(url, 'Ben Early')];
		for (const [terms, moves] of [
			[{}, 0],
			[{}, 1],
			[{ mode: 'duo' }, 3],
		] as const) {
			const game = await begin([ana, ben], terms, moves);
			await resign(ben, game);
			expect(await infoOf(game)).toMatchObject({ status: 'over', isRated: false });
		}
		await resign(ben, await begin([ana, ben], { mode: 'duo' }, 4));
		await rated();
		expect((await profile('Ana Early')).ratings).toMatchObject([{ players: 2, games: 1 }]);
	});

	it('rise less and less by beating the same person repeatedly, until a week has passed', async () => {
		const [ana, ben] = [await signedUp(url, 'Ana Again'), await signedUp(url, 'Ben Again')];
		const { store } = server.context;
		const weights: number[] = [];
		const win = async () => {
			await resign(ben, await begin([ana, ben]));
			await rated();
			const factor = await store.read(async (tx) => {
				const ids = await tx.db.selectFrom('account').select('id').where('name', 'like', '% Again').execute();
				const [one, other] = ids.map(({ id }) => id);
				const pair = [one!, other!].map((account) => ({ account, isProvisional: true, source: 'x' }));
				return (await pairFactors(tx, pair, await tx.now()))(one!, other!);
			});
			weights.push(Math.round(1 / factor));
			return (await profile('Ana Again')).ratings[0]!.rating;
		};
		const ratings = [1500, await win(), await win(), await win()];
		const undamped = (wins: number): number => {
			let [winner, loser] = [NEWCOMER, NEWCOMER];
			for (let i = 0; i < wins; i++) {
				const pair = [winner, loser].map((strength, place) => ({
					...{ account: `${place}`, side: place, place, strength },
				}));
				[winner, loser] = strengthsAfter(pair) as [Strength, Strength];
			}
			return Math.round(winner.rating);
		};
		expect(weights).toEqual([2, 3, 4]);
		expect(ratings[1]).toBe(undamped(1));
		expect(ratings[2]).toBeLessThan(undamped(2) - 10);
		expect(ratings[3]! - ratings[2]!).toBeLessThan((undamped(3) - undamped(2)) / 1.5);
		expect(ratings[3]).toBeGreaterThan(ratings[2]!);
		offset = 8 * DAY;
		await win();
		offset = 0;
		expect(weights.at(-1)).toBe(2);
	});

	/** Waits until it is stored where these accounts are: a new socket does not wait for that. */
	const seen = (...names: readonly string[]) =>
		expect
			.poll(() =>
				server.context.store.read(async (tx) => {
					const rows = await tx.db.selectFrom('account').select('id').where('name', 'in', names).execute();
					const ids = rows.map(({ id }) => id);
					return (await sourcesOf(tx, ids)).size;
				}),
			)
			.toBe(names.length);

	it('rise less and less by beating newcomers of one address, also when those are deleted', async () => {
		const farmer = await signedUp(url, 'Farmer');
		for (const name of ['Straw A', 'Straw B', 'Straw C', 'Straw D']) {
			const straw = await signedUp(url, name);
			const game = await begin([farmer, straw]);
			await seen('Farmer', name);
			await resign(straw, game);
			await rated();
			if (name === 'Straw B')
				expect(await codeOf(straw, 'DELETE', '/api/accounts', { password: PASSWORD })).toBe('done');
		}
		const factorOf = (isProvisional: boolean, source: string) =>
			server.context.store.read(async (tx) => {
				const row = tx.db.selectFrom('account').select('id').where('name', '=', 'Farmer');
				const { id } = await row.executeTakeFirstOrThrow();
				const stranger = { account: 'stranger', isProvisional, source };
				const own = { account: id, isProvisional: true, source: '' };
				return (await pairFactors(tx, [own, stranger], await tx.now()))(id, 'stranger');
			});
		expect(await factorOf(true, sourceMark('127.0.0.1'))).toBe(1 / 5);
		// The deleted one counts for every newcomer: nobody knows where it was.
		expect(await factorOf(true, 'elsewhere')).toBe(1 / 2);
		expect(await factorOf(false, sourceMark('127.0.0.1'))).toBe(1);
		const undamped = [1500];
		for (let strength = NEWCOMER, wins = 0; wins < 4; wins++) {
			const pair = [strength, NEWCOMER].map((each, place) => ({
				...{ account: `${place}`, side: place, place, strength: each },
			}));
			strength = strengthsAfter(pair)[0]!;
			undamped.push(strength.rating);
		}
		const { rating } = (await profile('Farmer')).ratings[0]!;
		expect(rating).toBeGreaterThan(undamped[1]!);
		expect(rating).toBeLessThan(undamped[3]!);
	});

	it('fall for those who take back everything and then give up', async () => {
		const [ana, ben] = [await signedUp(url, 'Ana Undo'), await signedUp(url, 'Ben Undo')];
		const game = await begin([ana, ben]);
		expect(await ana.ask({ kind: 'undo', game, to: 0 })).toMatchObject({ kind: 'ack' });
		expect(await ben.ask({ kind: 'answerUndo', game, agree: true })).toMatchObject({ kind: 'ack' });
		await resign(ana, game);
		await rated();
		expect((await profile('Ana Undo')).ratings).toMatchObject([{ rating: 1338, games: 1 }]);
	});

	it('rise for the opponent of an account that is deleted during the game', async () => {
		const [ana, ben] = [await signedUp(url, 'Ana Stays'), await signedUp(url, 'Ben Deleted')];
		const game = await begin([ana, ben]);
		expect(await codeOf(ben, 'DELETE', '/api/accounts', { password: PASSWORD })).toBe('done');
		await rated();
		expect((await profile('Ana Stays')).ratings).toMatchObject([{ rating: 1662, games: 1 }]);
		expect(await ana.event(game, 'rated')).toMatchObject({ event: { changes: [{ after: 1662 }, {}] } });
		expect(await codeOf(ana, 'GET', '/api/accounts/Ben%20Deleted')).toBe('noPlayer');
	});

	it('are written once when several nodes run the same job at once', async () => {
		const [ana, ben] = [await signedUp(url, 'Ana Twice'), await signedUp(url, 'Ben Twice')];
		const game = await begin([ana, ben]);
		const { store, jobs } = server.context;
		await jobs.stop();
		await resign(ana, game);
		await Promise.all(Array.from({ length: 4 }, () => store.write((tx) => rateGame(tx, game))));
		const changes = await store.read(({ db }) =>
			db.selectFrom('rating_change').selectAll().where('game', '=', game).orderBy('seat').execute(),
		);
		expect(
			changes.map(({ rating_before, rating_after }) => [rating_before, Math.round(rating_after)]),
		).toEqual([
			[1500, 1338],
			[1500, 1662],
		]);
		jobs.start();
		await rated();
		expect((await profile('Ben Twice')).ratings).toMatchObject([{ games: 1 }]);
	});

	it('count pairs at larger tables, where those who left are last', async () => {
		const names = ['Ana Three', 'Ben Three', 'Cem Three'];
		const people = [];
		for (const name of names) people.push(await signedUp(url, name));
		const game = await begin(people, { absent: 'bot', standIn: 'random' });
		await resign(people[0]!, game);
		await resign(people[1]!, game);
		await rated();
		const ratings = [];
		for (const name of names) ratings.push((await profile(name)).ratings[0]!);
		const [ana, ben, cem] = ratings;
		expect(cem).toMatchObject({ players: 3, games: 1 });
		expect(cem!.rating).toBeGreaterThan(1600);
		expect(ana!.rating).toBe(ben!.rating);
		expect(ana!.rating).toBeLessThan(1450);
	});

	it('are not changed by unrated games', async () => {
		const [ana, ben, guest] = [
			await signedUp(url, 'Ana Free'),
			await signedUp(url, 'Ben Free'),
			new TestClient(url),
		];
		await guest.request('PUT', '/api/me', { name: 'Guest' });
		for (const [people, terms] of [
			[[ana, ben], { rated: false }],
			[[ana, guest], {}],
			[[ana, await programOf(ben)], {}],
		] as const) {
			const game = await begin(people, terms);
			expect((await infoOf(game)).isRated).toBe(false);
			await resign(people[1], game);
		}
		// Signing up in the middle of a game cannot make it rated.
		const late = await begin([ana, guest]);
		await guest.request('POST', '/api/accounts', { name: 'Late', password: 'stone upon stone' });
		expect((await infoOf(late)).isRated).toBe(false);
		await resign(ana, late);
		await rated();
		expect(await profile('Ana Free')).toMatchObject({ ratings: [], games: 4 });
		expect(await profile('Late')).toMatchObject({ ratings: [], games: 2 });
	});

	it('rank accounts that are certain enough and still active', async () => {
		const { store } = server.context;
		const accounts = await store.read(({ db }) => db.selectFrom('account').selectAll().execute());
		const now = await store.now();
		const known = { players: 5, volatility: 0.06, games: 30, updated_ms: now };
		const strengths = [
			['Ana One', 1700, 60],
			['Ben One', 1900, 60],
			['Ana Three', 1700.2, 60],
			['Ben Three', 2500, 111],
			['Cem Three', 1600, 109],
		] as const;
		await store.write(async ({ db }) => {
			for (const [name, rating, deviation] of strengths) {
				const account = accounts.find((row) => row.name === name)!.id;
				await db
					.insertInto('rating')
					.values({ ...known, account, rating, deviation })
					.execute();
			}
		});
		const ranks = async () => {
			const path = '/api/leaderboard?players=5';
			const { body } = await new TestClient(url).request<Leaderboard>('GET', path);
			return body.entries.map(({ rank, name, rating }) => [rank, name, rating]);
		};
		const firsts = await ranks();
		expect(firsts[0]).toEqual([1, 'Ben One', 1900]);
		expect(firsts.slice(1, 3).sort()).toEqual([
			[2, 'Ana One', 1700],
			[2, 'Ana Three', 1700],
		]);
		expect(firsts[3]).toEqual([4, 'Cem Three', 1600]);
		offset = 100 * DAY;
		expect(await ranks()).toHaveLength(3);
		expect((await profile('Cem Three')).ratings).toMatchObject([
			{ players: 3 },
			{ players: 5, isProvisional: true },
		]);
		offset = 500 * DAY;
		expect(await ranks()).toEqual([]);
		offset = 0;
	});

	it('and games of one person are found by name', async () => {
		const client = new TestClient(url);
		const { body } = await client.request<TableList>('GET', '/api/archive?player=ANA%20FREE');
		expect(body.tables).toHaveLength(4);
		expect(body.tables.every(({ seats }) => seats.some(({ name }) => name === 'Ana Free'))).toBe(true);
		expect(await codeOf(client, 'GET', '/api/archive?player=Nobody')).toBe('noPlayer');
		expect(await codeOf(client, 'GET', '/api/accounts/Nobody')).toBe('noPlayer');
		expect(await codeOf(client, 'GET', '/api/leaderboard?players=7')).toBe('badMessage');
	});
});
