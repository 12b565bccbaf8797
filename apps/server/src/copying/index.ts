import { createReadStream } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { writeWhole } from './files.js';
import { readCopy } from './reading.js';
import { type Place, readMoment } from './source.js';
import { fillPlace } from './target.js';
import type { Verified } from './verifying.js';
import { type Copied, writeCopy } from './writing.js';

/** Writes a copy of a store into a file, as of one moment, while servers go on working. */
export const backUp = (place: Place, file: string): Promise<Copied> =>
	writeWhole(file, (to) => readMoment(place, 'shared', (tx) => writeCopy(tx, to)));

/** Fills an empty place with what is in a file. All or nothing; every game is played again first. */
export const restore = (file: string, place: Place): Promise<Verified> =>
	importFrom(() => createReadStream(file), place);

/** Writes a copy of a store that is to be moved: no server may go on using its folder. */
export const exportTo = (place: Place, to: Writable): Promise<Copied> =>
	readMoment(place, 'alone', (tx) => writeCopy(tx, to));

/** The same into a file. */
export const exportInto = (place: Place, file: string): Promise<Copied> =>
	writeWhole(file, (to) => exportTo(place, to));

export const importFrom = (open: () => Readable, place: Place): Promise<Verified> =>
	fillPlace(place, readCopy(open));

export { CopyFault } from './fault.js';
export type { Place } from './source.js';
export type { Verified } from './verifying.js';
export type { Copied } from './writing.js';
