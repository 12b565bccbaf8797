import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { seededRandom } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { fillStore, playedGame, playOn } from '../../test/played.js';
import { newPlace, STORES, type StoreKind, tempFolder } from '../../test/server.js';
import { Games } from '../game/games.js';
import { LATEST } from '../store/migrations/index.js';
import { openStore } from '../store/open/openStore.js';
import type { Row } from '../store/schema.js';
import type { Store } from '../store/store.js';
import { checkSum } from './checksum.js';
import type { CopyFault } from './fault.js';
import { COPIED } from './format.js';
import { backUp, exportTo, importFrom, restore, type StoreLocation } from './index.js';

const open = (place: StoreLocation): Promise<Store> =>
	openStore('data' in place ? { folder: place.data } : { url: place.databaseUrl, patience: 30_000 });

async function within<Value>(place: StoreLocation, task: (store: Store) => Promise<Value>): Promise<Value> {
	const store = await open(place);
	try {
		return await task(store);
	} finally {
		await store.close();
	}
}

async function filledPlace(kind: StoreKind): Promise<StoreLocation> {
	const place = await newPlace(kind);
	await within(place, fillStore);
	return place;
}

type Rows = Record<string, Record<string, unknown>[]>;

/** All rows of a store, except values that change in a restored copy. */
async function contentsOf(place: StoreLocation): Promise<Rows> {
	return within(place, (store) =>
		store.read(async ({ db }) => {
			const contents: Rows = {};
			for (const table of COPIED) {
				const rows = await db.selectFrom(table).selectAll().execute();
				contents[table] = rows.map(withoutNews).sort(byText);
			}
			return contents;
		}),
	);
}

function withoutNews(row: Record<string, unknown>): Record<string, unknown> {
	const { epoch, turn_ms, deadline_ms, ...rest } = row;
	if ('lease_ms' in rest) return { ...rest, due_ms: rest.kind === 'deadline' ? 0 : rest.due_ms };
	// The remaining time of a turn is the same, whenever the game resumes.
	return { ...rest, left: deadline_ms == null ? null : Number(deadline_ms) - Number(turn_ms) };
}

const byText = (a: object, b: object): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

const gamesOf = (place: StoreLocation): Promise<Row<'game'>[]> =>
	within(place, (store) => store.read(({ db }) => db.selectFrom('game').selectAll().orderBy('id').execute()));

const isEmpty = async (place: StoreLocation): Promise<boolean> =>
	'data' in place ? !existsSync(join(place.data, 'rumis.db')) : (await gamesOf(place)).length === 0;

describe.each(STORES)('a backup of %s', (kind) => {
	it('restores everything into an empty place', async () => {
		const from = await filledPlace(kind);
		const file = join(tempFolder(), 'all.backup');
		const to = await newPlace(kind);
		const copied = await backUp(from, file);
		expect(copied.games).toBe(4);
		expect(await restore(file, to)).toEqual(copied);
		expect(await contentsOf(to)).toEqual(await contentsOf(from));
	});

	it('is readable by its owner only, and leaves no temporary files', async () => {
		const folder = tempFolder();
		await backUp(await filledPlace(kind), join(folder, 'all.backup'));
		expect(readdirSync(folder)).toEqual(['all.backup']);
		expect(statSync(join(folder, 'all.backup')).mode & 0o777).toBe(0o600);
	});

	it('gives games a new epoch, and charges no time to the player to move', async () => {
		const from = await filledPlace(kind);
		const file = join(tempFolder(), 'all.backup');
		const to = await newPlace(kind);
		await backUp(from, file);
		await restore(file, to);
		const [before, after] = [await gamesOf(from), await gamesOf(to)];
		expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
		for (const [index, game] of after.entries()) expect(game.epoch).not.toBe(before[index]!.epoch);
		const [old, now] = [before, after].map((games) => games.find(({ deadline_ms }) => deadline_ms !== null)!);
		expect(now!.deadline_ms!).toBeGreaterThan(old!.deadline_ms!);
	});

	it('is consistent while games are being played', async () => {
		const place = await newPlace(kind);
		const folder = tempFolder();
		await within(place, async (store) => {
			const games = new Games(store);
			const ids = await Promise.all([1, 2, 3, 4].map((seed) => playedGame(games, 1, seed)));
			let goesOn = true;
			const playing = ids.map(async (id, seed) => {
				while (goesOn) await playOn(games, id, 1, seed);
			});
			for (const name of ['a', 'b', 'c']) await backUp(place, join(folder, name));
			goesOn = false;
			await Promise.all(playing);
		});
		for (const name of ['a', 'b', 'c']) {
			const verified = await restore(join(folder, name), await newPlace(kind));
			expect(verified.games).toBe(4);
		}
	});

	it('is refused if the target is not empty, or a log breaks the rules', async () => {
		const from = await filledPlace(kind);
		const folder = tempFolder();
		await backUp(from, join(folder, 'good'));
		const before = await contentsOf(from);
		await expect(restore(join(folder, 'good'), from)).rejects.toMatchObject({ code: 'notEmpty' });
		expect(await contentsOf(from)).toEqual(before);
		await within(from, makeIllegal);
		await backUp(from, join(folder, 'bad'));
		const to = await newPlace(kind);
		await expect(restore(join(folder, 'bad'), to)).rejects.toMatchObject({
			code: 'log',
			message: expect.stringMatching(/^game \S+ is wrong: the log of game \S+ is wrong at event 2: illegal$/),
		});
		expect(await isEmpty(to)).toBe(true);
	});
});

/** Replaces the first move of a game with its second. */
const makeIllegal = (store: Store): Promise<void> =>
	store.write(async ({ db }) => {
		const moves = db.selectFrom('move').selectAll().orderBy('game').orderBy('branch').orderBy('ply');
		const [first, second] = await moves.limit(2).execute();
		const { game, seq, branch, ply, seat } = second!;
		const { move } = first!;
		const event_json = JSON.stringify({ kind: 'moved', ply, seat, move });
		await db
			.updateTable('event')
			.set({ event_json })
			.where('game', '=', game)
			.where('seq', '=', seq)
			.execute();
		const told = db.updateTable('move').set({ move }).where('game', '=', game);
		await told.where('branch', '=', branch).where('ply', '=', ply).execute();
	});

describe('an export', () => {
	it('moves from SQLite to PostgreSQL and back without loss', async () => {
		const places = [
			await filledPlace('sqlite'),
			await newPlace('postgres'),
			await newPlace('sqlite'),
		] as const;
		const move = async (from: StoreLocation, to: StoreLocation) => {
			const pipe = new PassThrough();
			const [copied, verified] = await Promise.all([exportTo(from, pipe), importFrom(pipe, to)]);
			expect(verified).toEqual(copied);
		};
		await move(places[0], places[1]);
		await move(places[1], places[2]);
		const contents = await Promise.all(places.map(contentsOf));
		expect(contents[1]).toEqual(contents[0]);
		expect(contents[2]).toEqual(contents[0]);
	});

	it('is refused while a server uses the folder, unlike a backup', async () => {
		const place = await filledPlace('sqlite');
		const inUse = { code: 'folderInUse' };
		await within(place, async () => {
			await expect(exportTo(place, new PassThrough())).rejects.toMatchObject(inUse);
			const file = join(tempFolder(), 'all.backup');
			await backUp(place, file);
			await expect(restore(file, place)).rejects.toMatchObject(inUse);
		});
	});
});

const CUT_OFF = 'the copy is damaged: it is cut off';

function flipped(bytes: Buffer, bit: number): Buffer {
	const copy = Buffer.from(bytes);
	copy[bit >> 3]! ^= 1 << (bit & 7);
	return copy;
}

/** Recomputes the checksum: a valid copy with other content. */
function sealed(text: string): string {
	const body = text.slice(0, text.lastIndexOf('\n{"end"') + 1);
	const sha256 = createHash('sha256').update(body).digest('hex');
	return body + text.slice(body.length).replace(/"sha256":"\w+"/, `"sha256":"${sha256}"`);
}

const unsealed = (text: string): string => text.replace('"version":2', '"version":1');

describe('an incomplete copy', () => {
	const folder = tempFolder();
	const file = join(folder, 'all.backup');
	const made = filledPlace('sqlite').then((place) => backUp(place, file));

	async function refusal(bytes: Buffer): Promise<unknown> {
		const broken = join(folder, 'broken');
		const data = join(tempFolder(), 'new');
		writeFileSync(broken, bytes);
		const fault = await restore(broken, { data }).catch((error: unknown) => error);
		expect(existsSync(data)).toBe(false);
		return fault;
	}

	it('is refused wherever it is truncated', async () => {
		await made;
		const bytes = readFileSync(file);
		for (const part of [0.001, 0.1, 0.5, 0.9]) {
			const cut = bytes.subarray(0, Math.floor(bytes.length * part));
			expect(await refusal(cut)).toMatchObject({ code: 'damaged', message: CUT_OFF });
		}
		expect(await refusal(bytes.subarray(0, -1))).toMatchObject({ code: 'damaged' });
		const text = gunzipSync(bytes).toString();
		const lines = text.split('\n');
		for (const count of [1, 2, 10, lines.length - 2]) {
			const cut = gzipSync(`${lines.slice(0, count).join('\n')}\n`);
			expect(await refusal(cut)).toMatchObject({ code: 'damaged', message: CUT_OFF });
		}
		expect(await refusal(gzipSync(text.slice(0, -1)))).toMatchObject({ code: 'damaged', message: CUT_OFF });
	});

	it('is refused as damaged when any single bit is flipped', async () => {
		const data = tempFolder();
		const small = join(folder, 'small');
		await within({ data }, async (store) => {
			await store.write(({ db }) => db.insertInto('meta').values({ key: 'k', value: 'v' }).execute());
		});
		await backUp({ data }, small);
		const bytes = readFileSync(small);
		const broken = join(folder, 'flipped');
		for (let bit = 0; bit < bytes.length * 8; bit++) {
			writeFileSync(broken, flipped(bytes, bit));
			const code = await checkSum(broken).then(
				() => 'whole',
				(fault: CopyFault) => fault.code,
			);
			expect([bit, code]).toEqual([bit, 'damaged']);
		}
	});

	it('leaves nothing behind after a flipped bit, in whatever part', async () => {
		await made;
		const bytes = readFileSync(file);
		const random = seededRandom(Number(process.env.RUMIS_SEED ?? 1));
		const parts = 60;
		const size = Math.floor((bytes.length * 8) / parts);
		for (let part = 0; part < parts; part++) {
			const bit = part * size + random.below(size);
			expect([bit, await refusal(flipped(bytes, bit))]).toMatchObject([bit, { code: 'damaged' }]);
		}
	});

	it.each<[string, string, (text: string) => string]>([
		['a changed letter', 'damaged', (text) => text.replace('Schön', 'Schøn')],
		['a missing line', 'damaged', (text) => text.replace(/\n\[.*\n/, '\n')],
		['more after the end', 'damaged', (text) => `${text}[1]\n`],
		['a row too short', 'damaged', (text) => text.replace('\n["k","v', '\n["v')],
		['a newer format', 'version', (text) => text.replace('"version":2', '"version":3')],
		['a seal that is missing', 'damaged', (text) => sealed(text.replace('Schön', 'Schøn'))],
		['a newer store', 'version', (text) => sealed(unsealed(text).replace(LATEST, '999-last'))],
		['unknown columns of version 1', 'store', (text) => sealed(unsealed(text).replace('["id"', '["ix"'))],
		['something else', 'noCopy', () => 'once upon a time\n'],
		['nothing', 'damaged', () => ''],
	])('is refused: %s', async (_, code, change) => {
		await made;
		const text = gunzipSync(readFileSync(file)).toString();
		expect(change(text)).not.toBe(text);
		expect(await refusal(gzipSync(change(text)))).toMatchObject({ code });
	});

	it('of version 1, which had no seal, is accepted if its checksum is right', async () => {
		const copied = await made;
		const old = join(folder, 'old');
		writeFileSync(old, gzipSync(sealed(unsealed(gunzipSync(readFileSync(file)).toString()))));
		expect(await restore(old, { data: join(tempFolder(), 'new') })).toEqual(copied);
	});

	it('is refused if it is not gzip, or missing', async () => {
		await made;
		expect(await refusal(Buffer.from('SQLite format 3'))).toMatchObject({ code: 'noCopy' });
		const data = join(tempFolder(), 'new');
		const fault = { code: 'file', message: expect.stringMatching(/no such file/) };
		await expect(restore(join(folder, 'missing'), { data })).rejects.toMatchObject(fault);
		expect(existsSync(data)).toBe(false);
	});
});

describe('a failed backup', () => {
	it('gives the reason in one line, and keeps what was there', async () => {
		const folder = tempFolder();
		const missing = { code: 'noStore', message: `there are no games in ${folder}` };
		await expect(backUp({ data: folder }, join(folder, 'x'))).rejects.toMatchObject(missing);
		expect(readdirSync(folder)).toEqual([]);
		const place = await filledPlace('sqlite');
		const nowhere = join(folder, 'no', 'where');
		await expect(backUp(place, nowhere)).rejects.toMatchObject({
			code: 'file',
			message: expect.stringMatching(/^cannot write .*no such file or directory/),
		});
		const nobody = { databaseUrl: 'postgres://nobody@127.0.0.1:1/none' };
		writeFileSync(join(folder, 'old'), 'old');
		const fault = {
			code: 'store',
			message: expect.stringMatching(/^cannot use the PostgreSQL database: .+/),
		};
		await expect(backUp(nobody, join(folder, 'old'))).rejects.toMatchObject(fault);
		expect(readFileSync(join(folder, 'old'), 'utf8')).toBe('old');
		expect(readdirSync(folder)).toEqual(['old']);
	});
});
