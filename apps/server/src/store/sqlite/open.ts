import { join } from 'node:path';
import { migrate } from '../migrations/index.js';
import { type Store, StoreOpenError, type Tx } from '../store.js';
import { type Connection, openConnection } from './connection.js';
import { DATABASE_FILE, holdFolder } from './folder.js';
import { GroupCommit } from './groupCommit.js';

export interface SqliteOptions {
	readonly folder: string;
	/** How far the database's time is from the machine's; for tests of clocks. */
	readonly timeOffset?: () => number;
}

/** A store in a folder, for one server. */
export async function openSqlite({ folder, timeOffset = () => 0 }: SqliteOptions): Promise<Store> {
	const held = await holdFolder(folder);
	try {
		const file = join(folder, DATABASE_FILE);
		const writer = await openConnection(file, 'write');
		await migrate(writer.db);
		return makeStore(writer, await openConnection(file, 'read'), timeOffset, held.release);
	} catch (error) {
		held.release();
		if (error instanceof StoreOpenError) throw error;
		throw new StoreOpenError('database', `cannot open the database in ${folder}: ${String(error)}`);
	}
}

function makeStore(writer: Connection, reader: Connection, offset: () => number, release: () => void): Store {
	// The database lives in this process, so its clock is the machine's.
	const now = async () => Date.now() + offset();
	const txOf = ({ db }: Connection): Tx => ({ db, isPostgres: false, now });
	const commits = new GroupCommit(writer.sqlite, txOf(writer));
	const readTx = txOf(reader);
	return {
		kind: 'sqlite',
		bus: null,
		read: (task) => task(readTx),
		write: (task) => commits.run(task),
		now,
		async close() {
			await commits.close();
			await reader.db.destroy();
			await writer.db.destroy();
			release();
		},
	};
}
