import { readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../../test/server.js';
import { openStore } from '../store/open/openStore.js';
import { backUpInto } from './schedule.js';

describe('scheduled backups', () => {
	it('keep the configured number, and always the newest, even after the clock was set back', async () => {
		const [data, folder] = [tempFolder(), tempFolder()];
		await (await openStore({ folder: data })).close();
		writeFileSync(join(folder, 'notes.txt'), 'of somebody else');
		const at = (day: number) => backUpInto({ data }, folder, 2, new Date(Date.UTC(2026, 4, day)));
		for (const day of [20, 21]) expect((await at(day)).removed).toBe(0);
		expect((await at(22)).removed).toBe(1);
		const { file, removed } = await at(3);
		expect(removed).toBe(1);
		const left = readdirSync(folder).sort();
		expect(left).toEqual(['notes.txt', basename(file), 'rumis-20260522T000000000Z.backup']);
	});
});
