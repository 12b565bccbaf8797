import { describe, expect, it } from 'vitest';
import { fillStore } from '../../test/played.js';
import { newStore, STORES } from '../../test/server.js';
import { TABLES } from '../store/schema.js';
import type { Store, Tx } from '../store/store.js';
import { KEYS } from './format.js';
import { verifyGames } from './verifying.js';
import { pagesOf } from './writing.js';

const verify = (store: Store) => store.read(verifyGames);

describe('verified games', () => {
	it.each<[string, RegExp, (tx: Tx) => Promise<unknown>]>([
		[
			'an event is missing',
			/gap at event 3/,
			({ db }) => db.deleteFrom('event').where('seq', '=', 3).execute(),
		],
		[
			'the last events are missing',
			/gap/,
			({ db }) =>
				db
					.updateTable('game')
					.set((row) => ({ seq: row('seq', '+', 1) }))
					.execute(),
		],
		[
			'the log is no text that can be read',
			/is wrong: .*JSON/,
			({ db }) => db.updateTable('event').set({ event_json: '{' }).execute(),
		],
		['moves are missing', /not those of its log/, ({ db }) => db.deleteFrom('move').execute()],
		[
			'a move is another',
			/not those/,
			({ db }) => db.updateTable('move').set({ move: 'I2 a1,a2' }).execute(),
		],
		[
			'the plies are others',
			/should have 99 plies/,
			({ db }) => db.updateTable('game').set({ ply: 99 }).where('status', '=', 'playing').execute(),
		],
		[
			'the result is another',
			/result does not follow/,
			({ db }) => db.updateTable('game').set({ standings_json: '[]' }).where('status', '=', 'over').execute(),
		],
		[
			'the log belongs to no game',
			/belong to no game/,
			({ db }) => db.deleteFrom('game').where('status', '=', 'waiting').execute(),
		],
	])('are rejected when %s', async (_, message, harm) => {
		const store = await newStore('sqlite');
		await fillStore(store);
		expect(await verify(store)).toMatchObject({ games: 4 });
		await store.write(harm);
		await expect(verify(store)).rejects.toMatchObject({
			code: 'log',
			message: expect.stringMatching(message),
		});
	});
});

describe.each(STORES)('tables of %s', (kind) => {
	it('are all copied, with their keys', async () => {
		const store = await newStore(kind);
		const tables = await store.read(({ db }) => db.introspection.getTables());
		const names = tables.map(({ name }) => name).filter((name) => !name.startsWith('kysely_'));
		expect([...TABLES].sort()).toEqual(names.sort());
		for (const { name, columns } of tables.filter(({ name }) => names.includes(name))) {
			const known = KEYS[name as keyof typeof KEYS];
			expect(columns.map((column) => column.name)).toEqual(expect.arrayContaining([...known]));
		}
	});

	it('are read in pages of any size without losing a row', async () => {
		const store = await newStore(kind);
		await fillStore(store);
		for (const table of ['event', 'move', 'seat', 'game'] as const) {
			const all = await store.read(({ db }) => db.selectFrom(table).selectAll().execute());
			for (const size of [1, 3, 1000]) {
				const read = await store.read(async ({ db }) => {
					const rows: object[] = [];
					for await (const page of pagesOf(db, table, size)) rows.push(...page);
					return rows;
				});
				expect(read).toHaveLength(all.length);
				expect(new Set(read.map((row) => JSON.stringify(row))).size).toBe(all.length);
			}
		}
	});
});
