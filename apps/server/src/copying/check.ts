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

/** What is found in a store. */
export interface Checked extends Replayed {
	/** What SQLite says of its file; null when it is sound. PostgreSQL looks after its own. */
	readonly file: string | null;
	readonly damaged: readonly Damage[];
}

/** Looks at the file and replays every game, beside the server that uses it. */
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

/** As far as the file can be read. Without a transaction: SQLite ends one at the first page that is lost. */
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

/** A store to work on for a moment beside the servers that use it. */
export const openBeside = (place: StoreLocation): Promise<Store> =>
	openStore(
		'data' in place
			? { folder: place.data, beside: true }
			: { url: place.databaseUrl, beside: true, connections: 2, patience: 30_000 },
	);

/** Takes exactly these games out of service, and gives back those that were out and are sound. */
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
