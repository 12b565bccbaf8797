import { createHash } from 'node:crypto';
import { CopyFault } from './fault.js';
import { isSealed, parseLine } from './format.js';
import { asFault, cutOff, damaged, linesOf, readLine } from './lines.js';
import { checkSeal } from './seal.js';

/**
 * Reads a copy to its last byte before anything in it is believed: a row with a wrong bit in it could otherwise
 * be taken for one of a table that nobody knows.
 */
export async function checkSum(file: string): Promise<void> {
	const seal = await checkSeal(file).catch((error: unknown) => {
		throw asFault(error);
	});
	if (seal === 'notPacked') throw new CopyFault('noCopy', 'this is not a copy of a Rumis store');
	if (seal === 'broken') throw damaged('its checksum is wrong');
	const { first, last, digest } = await hashLines(file);
	if (first === null || last === null) throw cutOff();
	// A newer version may end in another way, but it names itself in its first line.
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
	/** Of all lines but the last. */
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
