import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBeside, openStore } from '@rumis/server';
import { describe, expect, it } from 'vitest';
import { rumis } from '../../test/rumis.js';
import { makeTempFolder } from '../../test/tempFolder.js';

const temp = makeTempFolder();

/** A store with a started game whose log is lost. */
async function damagedFolder(name: string): Promise<string> {
	const data = temp.at(name);
	await (await openStore({ folder: data })).close();
	const store = await openBeside({ data });
	const terms = { terms_json: '{}', scenario: 'chullpa', mode: 'standard', players: 2, seed: 1, creator: '' };
	const counts = { seq: 3, ply: 1, branch: 0, private: 0, rated: 0, free_open: 0, free_link: 0, said: 0 };
	const times = { created_ms: 1, updated_ms: 1, started_ms: 1 };
	const game = { id: 'lost-game', epoch: 'e', status: 'playing' as const, ...terms, ...counts, ...times };
	await store.write(({ db }) =>
		db
			.insertInto('game')
			.values(game as never)
			.execute(),
	);
	await store.close();
	return data;
}

describe('rumis check', () => {
	it('reports that everything is fine', async () => {
		const data = temp.at('good');
		await (await openStore({ folder: data })).close();
		expect(rumis(['check', '--data', data])).toEqual({
			code: 0,
			out: '0 games with 0 moves replayed; no damage found\n',
			err: '',
		});
	});

	it('names damaged games, and quarantines them on request', async () => {
		const data = await damagedFolder('bad');
		const out = 'game lost-game is damaged: its log has a gap at event 1\n';
		const damaged = { code: 1, out, err: 'rumis: 1 of 1 game damaged\n' };
		expect(rumis(['check', '--data', data])).toEqual(damaged);
		expect(rumis(['check', '--data', data, '--quarantine'])).toEqual(damaged);
		const store = await openBeside({ data });
		const rows = await store.read(({ db }) => db.selectFrom('quarantine').select('game').execute());
		expect(rows).toEqual([{ game: 'lost-game' }]);
		await store.close();
	});

	it('repairs a folder, and reports if there is nothing to check', async () => {
		const data = await damagedFolder('repaired');
		const { code, out } = rumis(['check', '--data', data, '--repair']);
		expect([code, out]).toEqual([
			0,
			expect.stringMatching(
				/^game lost-game is damaged: .*\n0 games saved, 1 damaged; the old file is .+\n$/,
			),
		]);
		expect(rumis(['check', '--data', data]).code).toBe(0);
		expect(rumis(['check', '--data', temp.at('nowhere')]).err).toMatch(/^rumis: there are no games in .+\n$/);
		writeFileSync(join(data, 'rumis.db'), 'no database at all'.repeat(300));
		expect(rumis(['check', '--data', data]).err).toMatch(/^rumis: the database file is damaged: [^\n]+\n$/);
		expect(rumis(['serve', '--data', data, '--port', '0']).err).toMatch(
			/^rumis: the database in .* is damaged [^\n]+\n$/,
		);
	});
});
