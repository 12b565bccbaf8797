import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isCorruption } from '../store/corruption.js';
import { openStore } from '../store/open/openStore.js';
import { openConnection } from '../store/sqlite/connection.js';
import { DATABASE_FILE } from '../store/sqlite/folder.js';
import { findDamage } from '../store/sqlite/integrity.js';
import type { Store } from '../store/store.js';
import { CopyFault, reasonOf } from './fault.js';
import { type Opened, openFolder, readMoment, type StoreLocation } from './source.js';
import { type Damage, type Replayed, replayGames } from './verifying.js';

export interface Checked extends Replayed {
	/** SQLite's integrity error; null if the file is intact. PostgreSQL checks its own files. */
	readonly file: string | null;
	readonly damaged: readonly Damage[];
}

/** Checks the file and replays every game, while a server may be using it. */
export async function checkStore(place: StoreLocation): Promise<Checked> {
	const damaged: Damage[] = [];
	const onDamage = (found: Damage) => void damaged.push(found);
	const file = 'data' in place ? await checkFile(place.data) : null;
	const replayed =
		file !== null && 'data' in place
			? await replayDamaged(place.data, onDamage)
			: await readMoment(place, 'shared', (tx) => replayGames(tx, onDamage));
	return { ...replayed, file, damaged };
}

/** Replays all games that can be read. Without a transaction: SQLite aborts one at the first lost page. */
async function replayDamaged(data: string, onDamage: (damage: Damage) => void): Promise<Replayed> {
	let opened: Opened | null = null;
	try {
		opened = await openFolder(data, 'shared');
		return await replayGames(opened.tx, onDamage);
	} catch (error) {
		if (!isCorruption(error instanceof CopyFault ? error.cause : error)) throw error;
		return { games: 0, moves: 0, isComplete: false };
	} finally {
		await opened?.close();
	}
}

async function checkFile(data: string): Promise<string | null> {
	const file = join(data, DATABASE_FILE);
	if (!existsSync(file)) throw new CopyFault('noStore', `there are no games in ${data}`);
	try {
		const { sqlite } = await openConnection(file, 'read');
		const damage = findDamage(sqlite, 'full');
		sqlite.close();
		return damage;
	} catch (error) {
		if (isCorruption(error)) return reasonOf(error);
		throw error;
	}
}

/** Opens a store briefly while servers use it. */
export const openBeside = (place: StoreLocation): Promise<Store> =>
	openStore(
		'data' in place
			? { folder: place.data, beside: true }
			: { url: place.databaseUrl, beside: true, connections: 2, patience: 30_000 },
	);

/** Quarantines exactly these games, and releases those that are sound again. */
export async function quarantineGames(place: StoreLocation, damaged: readonly Damage[]): Promise<void> {
	const store = await openBeside(place);
	try {
		await store.write(async ({ db, now }) => {
			const at_ms = await now();
			await db.deleteFrom('quarantine').execute();
			for (const found of damaged)
				await db
					.insertInto('quarantine')
					.values({ ...found, at_ms })
					.execute();
		});
	} finally {
		await store.close();
	}
}
