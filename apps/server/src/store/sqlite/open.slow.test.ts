import { mkdirSync, openSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../../../test/server.js';
import { openStore } from '../open/openStore.js';
import type { Store } from '../store.js';

const fileIn = (folder: string) => join(folder, 'rumis.db');
const modeOf = (file: string) => statSync(file).mode & 0o777;
const open = (folder: string): Promise<Store> => openStore({ folder });
const faultOf = (folder: string) => open(folder).catch((error: unknown) => error);

/** A folder whose store has several pages of text. */
async function filledFolder(): Promise<string> {
	const folder = tempFolder();
	const store = await open(folder);
	const rows = Array.from({ length: 400 }, (_, i) => ({ key: `k${i}`, value: 'v'.repeat(200) }));
	await store.write(({ db }) => db.insertInto('meta').values(rows).execute());
	await store.close();
	return folder;
}

function changeBytes(file: string, offset: number, bytes: readonly number[]): void {
	const handle = openSync(file, 'r+');
	writeSync(handle, Buffer.from(bytes), 0, bytes.length, offset);
}

/** The page of the row `k399` in the file. */
function pageOf(file: string, text: string): number {
	const place = readFileSync(file).indexOf(text);
	return Math.floor(place / 4096) * 4096;
}

describe('the files of a store', () => {
	it('are readable by their owner only, also those of an older store', async () => {
		const folder = tempFolder();
		writeFileSync(fileIn(folder), '', { mode: 0o644 });
		const store = await open(folder);
		await store.write(({ db }) => db.insertInto('meta').values({ key: 'a', value: 'b' }).execute());
		for (const name of ['rumis.db', 'rumis.db-wal', 'rumis.db-shm', 'rumis.lock'])
			expect([name, modeOf(join(folder, name))]).toEqual([name, 0o600]);
		await store.close();
	});
});

describe('an unusable store', () => {
	it.each<[string, RegExp, (file: string) => void]>([
		[
			'damaged',
			/is damaged \(.+\): restore a backup/,
			(file) => changeBytes(file, pageOf(file, 'k399'), [99]),
		],
		['damaged', /is damaged/, (file) => changeBytes(file, 0, [1, 2, 3])],
		['damaged', /is damaged/, (file) => writeFileSync(file, 'once upon a time '.repeat(500))],
		['damaged', /is damaged/, (file) => writeFileSync(file, readFileSync(file).subarray(0, 20_000))],
		// A file format version newer than SQLite knows makes a file read-only, even for root.
		['database', /cannot be written: .*readonly/, (file) => changeBytes(file, 18, [3])],
		['database', /cannot be written/, (file) => mkdirSync(`${file}-wal`)],
	])('is reported as %s in one line: %s', async (code, message, harm) => {
		const folder = await filledFolder();
		harm(fileIn(folder));
		const fault = await faultOf(folder);
		expect(fault).toMatchObject({ code, message: expect.stringMatching(message) });
		expect((fault as Error).message).toContain(folder);
		expect((fault as Error).message).not.toContain('\n');
		// A failed open releases the folder.
		rmSync(fileIn(folder));
		rmSync(`${fileIn(folder)}-wal`, { recursive: true, force: true });
		await (await open(folder)).close();
	});

	it('is not written to after its file was deleted', async () => {
		const folder = tempFolder();
		const store = await open(folder);
		await store.probe();
		rmSync(folder, { recursive: true });
		await expect(store.probe()).rejects.toMatchObject({ code: 'unavailable' });
		await store.close();
	});
});
