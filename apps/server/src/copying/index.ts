import type { Readable, Writable } from 'node:stream';
import { withSpool, writeWhole } from './files.js';
import { readCopy } from './reading.js';
import { readMoment, type StoreLocation } from './source.js';
import { fillPlace } from './target.js';
import type { Verified } from './verifying.js';
import { type Copied, writeCopy } from './writing.js';

/** Writes a copy of a store into a file, as of one moment, while servers go on working. */
export const backUp = (place: StoreLocation, file: string): Promise<Copied> =>
	writeWhole(file, (to) => readMoment(place, 'shared', (tx) => writeCopy(tx, to)));

/**
 * Fills an empty place with what is in a file. All or nothing: the file is read to its end and its checksum compared
 * before any row is believed, and every game is replayed.
 */
export const restore = (file: string, place: StoreLocation): Promise<Verified> =>
	fillPlace(place, readCopy(file));

/** Writes a copy of a store that is to be moved: no server may go on using its folder. */
export const exportTo = (place: StoreLocation, to: Writable): Promise<Copied> =>
	readMoment(place, 'alone', (tx) => writeCopy(tx, to));

/** The same into a file. */
export const exportInto = (place: StoreLocation, file: string): Promise<Copied> =>
	writeWhole(file, (to) => exportTo(place, to));

/** The same from a pipe, which is kept in a temporary file until its checksum is known. */
export const importFrom = (from: Readable, place: StoreLocation): Promise<Verified> =>
	withSpool(from, (file) => restore(file, place));

export { type Checked, checkStore, openBeside, quarantineGames } from './check.js';
export { CopyFault } from './fault.js';
export { type Repaired, repairFolder } from './repair.js';
export { backUpInto, type Scheduled } from './schedule.js';
export type { StoreLocation } from './source.js';
export type { Damage, Verified } from './verifying.js';
export type { Copied } from './writing.js';
