import { describe, expect, it } from 'vitest';
import { playedGame } from '../../test/played.js';
import { newStore, STORES } from '../../test/server.js';
import { Games } from '../game/games.js';
import { putJob } from '../jobs/queries.js';
import type { Store } from '../store/store.js';
import { MOST_ATTEMPTS, purge } from './purge.js';
import { beginSession } from './sessions.js';

const HOUR = 3600 * 1000;

const idsIn = (store: Store, table: 'session' | 'transfer' | 'challenge') =>
	store.read(async ({ db }) =>
		(await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id),
	);

describe.each(STORES)('expired data in %s', (kind) => {
	it('is removed: sessions with their subscriptions, one-time links and challenges', async () => {
		let offset = 0;
		const store = await newStore(kind, (now) => now + offset);
		const { old, kept } = await store.write(async (tx) => ({
			old: await beginSession(tx, { name: 'Old', life: HOUR }),
			kept: await beginSession(tx, { name: 'Kept', life: 3 * HOUR }),
		}));
		await store.write(async ({ db, now }) => {
			const time = await now();
			const push = { account: null, p256dh: '', auth: '', failures: 0, created_ms: time };
			for (const [id, { person }] of [['p1', old] as const, ['p2', kept] as const])
				await db
					.insertInto('push')
					.values({ ...push, id, session: person.session, endpoint: id })
					.execute();
			for (const [id, life] of [['gone', HOUR] as const, ['here', 3 * HOUR] as const]) {
				const facts = { id, expires_ms: time + life };
				await db
					.insertInto('transfer')
					.values({
						...facts,
						hash: '',
						game: 'g',
						seat: 0,
						created_ms: time,
						used_ms: null,
						session: 'offerer',
					})
					.execute();
				await db
					.insertInto('challenge')
					.values({ ...facts, challenge: '', account: null, body_json: '' })
					.execute();
			}
		});
		expect(await purge(store)).toBe(0);
		offset = 2 * HOUR;
		expect(await purge(store)).toBe(3);
		expect(await purge(store)).toBe(0);
		expect(await idsIn(store, 'session')).toEqual([kept.person.session]);
		expect(await idsIn(store, 'transfer')).toEqual(['here']);
		expect(await idsIn(store, 'challenge')).toEqual(['here']);
		const push = await store.read(({ db }) => db.selectFrom('push').select('id').execute());
		expect(push).toEqual([{ id: 'p2' }]);
	});

	it('includes jobs of deleted games and jobs that always fail, but no others', async () => {
		const store = await newStore(kind);
		const game = await playedGame(new Games(store), 1, 1, { clock: { kind: 'move', each: HOUR } });
		await store.write(async (tx) => {
			const due = await tx.now();
			await putJob(tx, { key: 'lost', kind: 'bot', due }, 'no-such-game');
			await putJob(tx, { key: 'hopeless', kind: 'rate', due }, game);
			await putJob(tx, { key: 'general', kind: 'other', due }, null);
			const failed = tx.db.updateTable('job').set({ attempts: MOST_ATTEMPTS });
			await failed.where('key', '=', 'hopeless').execute();
		});
		expect(await purge(store)).toBe(2);
		const rows = await store.read(({ db }) => db.selectFrom('job').select('key').orderBy('key').execute());
		expect(rows.map(({ key }) => key)).toEqual([`deadline:${game}`, 'general']);
	});

	it('is removed completely, in batches', async () => {
		let offset = 0;
		const store = await newStore(kind, (now) => now + offset);
		await store.write(async (tx) => {
			for (let i = 0; i < 1203; i++) await beginSession(tx, { name: 'x', life: HOUR });
		});
		offset = 2 * HOUR;
		expect(await purge(store)).toBe(1203);
	});
});
