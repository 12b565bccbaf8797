import { createHash } from 'node:crypto';
import { CopyFault } from './fault.js';
import { isSealed, parseLine } from './format.js';
import { asCopyFault, cutOff, damaged, linesOf, readLine } from './lines.js';
import { checkSeal } from './seal.js';

/**
 * Reads a copy to its last byte before any of it is used: otherwise a flipped bit could turn a row into one
 * of an unknown table.
 */
export async function checkSum(file: string): Promise<void> {
	const seal = await checkSeal(file).catch((error: unknown) => {
		throw asCopyFault(error);
	});
	if (seal === 'notPacked') throw new CopyFault('noCopy', 'this is not a copy of a Rumis store');
	if (seal === 'broken') throw damaged('its checksum is wrong');
	const { first, last, digest } = await hashLines(file);
	if (first === null || last === null) throw cutOff();
	// A newer version may end differently, but its first line names the version.
	const header = readLine(first);
	if (header.kind !== 'header') throw damaged('lines are out of order');
	const end = parseLine(last.toString());
	if (!end.ok || end.value.kind !== 'end') throw cutOff();
	if (end.value.sha256 !== digest) throw damaged('its checksum is wrong');
	if (seal === 'none' && isSealed(header.header)) throw damaged('its seal is missing');
}

interface HashedLines {
	readonly first: Buffer | null;
	readonly last: Buffer | null;
	/** Over all lines except the last. */
	readonly digest: string;
}

async function hashLines(file: string): Promise<HashedLines> {
	const hash = createHash('sha256');
	let first: Buffer | null = null;
	let last: Buffer | null = null;
	for await (const line of linesOf(file)) {
		if (last) hash.update(last).update('\n');
		last = Buffer.from(line);
		first ??= last;
	}
	return { first, last, digest: hash.digest('hex') };
}
