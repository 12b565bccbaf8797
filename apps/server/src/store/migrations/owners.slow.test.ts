import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newPlace, STORES, type StoreKind } from '../../../test/server.js';
import { openDatabase, txOn } from '../../copying/source.js';
import { isNameOfAccount } from '../../names/nameStore.js';
import type { Database } from '../schema.js';
import { openConnection } from '../sqlite/connection.js';
import { DATABASE_FILE } from '../sqlite/folder.js';
import { migrate } from './index.js';

/** An empty store before its first migration. */
async function openEmpty(kind: StoreKind): Promise<{ db: Kysely<Database>; close: () => Promise<unknown> }> {
	const place = await newPlace(kind);
	if ('databaseUrl' in place) {
		const { tx, close } = openDatabase(place.databaseUrl);
		return { db: tx.db, close };
	}
	const { db } = await openConnection(join(place.data, DATABASE_FILE), 'write');
	return { db, close: () => db.destroy() };
}

const account = (id: string, name: string, name_key: string, created_ms: number) => ({
	...{ id, name, name_key, created_ms },
	...{ password_hash: null, seen_ms: 1 },
});
const event = (game: string, seq: number, kind: string, name: string) => ({
	...{ game, seq, kind, event_json: JSON.stringify({ kind, seat: 0, name, text: 'hi', author: 'x' }) },
	...{ clock_json: null, at_ms: 1, session: null, client_id: null },
});

describe.each(STORES)('accounts of an older store in %s', (kind) => {
	it('keep their names, and nobody else gets a lookalike', async () => {
		const { db, close } = await openEmpty(kind);
		await migrate(db, '001-first');
		// As the keys were computed then: `rn` was not folded to `m`, nor a Cherokee letter to a Latin one.
		const rows = [
			account('a2', 'Rnarta', 'rnarta', 2),
			account('a1', 'Marta', 'marta', 1),
			account('a3', 'Mama Killa', 'mamakiiia', 3),
			account('a4', 'Ꭺna', 'ꭺna', 4),
		];
		await db.insertInto('account').values(rows).execute();
		const many = Array.from({ length: 2100 }, (_, index) => event('g1', index + 1, 'said', 'Guest'));
		const told = [...many, event('g2', 1, 'sat', 'Marta'), event('g2', 2, 'said', 'Mama Killa')];
		for (let from = 0; from < told.length; from += 500)
			await db
				.insertInto('event')
				.values(told.slice(from, from + 500) as never)
				.execute();
		await migrate(db);
		const accounts = await db.selectFrom('account').select(['id', 'name_key']).orderBy('id').execute();
		expect(accounts.map(({ name_key }) => name_key)).toEqual(['marta', 'rnarta', 'mamakilla', 'ꭺna']);
		const tx = txOn(db, kind === 'postgres');
		for (const name of ['Marta', 'rnarta', 'МАRТА', 'mama_kiIIa', 'Ana', 'AΝA'])
			expect([name, await isNameOfAccount(tx, name)]).toEqual([name, true]);
		expect(await isNameOfAccount(tx, 'Martha')).toBe(false);
		const shared = db.selectFrom('skeleton').select('account').where('key', '=', 'rnarta');
		expect(await shared.executeTakeFirst()).toEqual({ account: 'a1' });
		const owned = db.selectFrom('event').select(['seq', 'owner']).where('owner', 'is not', null);
		expect(await owned.orderBy('seq').execute()).toEqual([
			{ seq: 1, owner: 'a1' },
			{ seq: 2, owner: 'a3' },
		]);
		await close();
	});
});
