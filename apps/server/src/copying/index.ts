import type { Readable, Writable } from 'node:stream';
import { withSpool, writeWhole } from './files.js';
import { readCopy } from './reading.js';
import { readMoment, type StoreLocation } from './source.js';
import { fillPlace } from './target.js';
import type { Verified } from './verifying.js';
import { type Copied, writeCopy } from './writing.js';

/** Writes a consistent copy of a store into a file, while servers keep running. */
export const backUp = (place: StoreLocation, file: string): Promise<Copied> =>
	writeWhole(file, (to) => readMoment(place, 'shared', (tx) => writeCopy(tx, to)));

/**
 * Restores a file into an empty place. All or nothing: the checksum of the whole file is verified before any
 * row is used, and every game is replayed.
 */
export const restore = (file: string, place: StoreLocation): Promise<Verified> =>
	fillPlace(place, readCopy(file));

/** Writes a copy of a store that will be moved: no server may keep using its folder. */
export const exportTo = (place: StoreLocation, to: Writable): Promise<Copied> =>
	readMoment(place, 'alone', (tx) => writeCopy(tx, to));

/** Same as `exportTo`, into a file. */
export const exportInto = (place: StoreLocation, file: string): Promise<Copied> =>
	writeWhole(file, (to) => exportTo(place, to));

/** Restores from a pipe, which is spooled to a temporary file until its checksum is verified. */
export const importFrom = (from: Readable, place: StoreLocation): Promise<Verified> =>
	withSpool(from, (file) => restore(file, place));

export { type Checked, checkStore, openBeside, quarantineGames } from './check.js';
export { CopyFault } from './fault.js';
export { type Repaired, repairFolder } from './repair.js';
export { backUpInto, type Scheduled } from './schedule.js';
export type { StoreLocation } from './source.js';
export type { Damage, Verified } from './verifying.js';
export type { Copied } from './writing.js';
