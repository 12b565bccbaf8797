import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeWhole } from './files.js';
import { readMoment, type StoreLocation } from './source.js';
import { type Copied, writeCopy } from './writing.js';

/** The names sort by time. */
const nameAt = (time: Date): string => `rumis-${time.toISOString().replace(/[-:.]/g, '')}.backup`;
const NAME = /^rumis-\d{8}T\d{9}Z\.backup$/;
/** Left behind by a killed process. */
const PART = /^rumis-\d{8}T\d{9}Z\.backup\.\d+\.part$/;
/** After this time in milliseconds a partial backup is surely abandoned. */
const PART_LIFE = 24 * 3600 * 1000;

export interface Scheduled extends Copied {
	readonly file: string;
	/** How many older backups were removed. */
	readonly removed: number;
}

/** Writes a backup into a folder, then removes the oldest beyond `keep`; never before it is written. */
export async function backUpInto(
	place: StoreLocation,
	folder: string,
	keep: number,
	now = new Date(),
): Promise<Scheduled> {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	const file = join(folder, nameAt(now));
	const copied = await writeWhole(file, (to) => readMoment(place, 'shared', (tx) => writeCopy(tx, to)));
	return { ...copied, file, removed: removeOld(folder, basename(file), keep, now) };
}

/** Never removes the newest: after a clock was set back, it would look like the oldest. */
function removeOld(folder: string, newest: string, keep: number, now: Date): number {
	const names = readdirSync(folder);
	const others = names.filter((name) => NAME.test(name) && name !== newest).sort();
	const old = others.slice(0, Math.max(0, others.length - keep + 1));
	const isStale = (name: string) => now.getTime() - statSync(join(folder, name)).mtimeMs > PART_LIFE;
	const parts = names.filter((name) => PART.test(name) && isStale(name));
	for (const name of [...old, ...parts]) rmSync(join(folder, name), { force: true });
	return old.length;
}
