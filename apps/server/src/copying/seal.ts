/**
 * The end of a copy: an empty member of gzip whose header has the SHA-256 of all bytes before it. `zcat` passes over
 * it. gzip itself does not notice every wrong bit, such as one in its header or in what fills up a byte.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** Magic, method, flag of an extra field, no time, unknown system; the field's length, its name, and its own length. */
const START = Buffer.from('1f8b08040000000000ff' + '2400' + '52552000', 'hex');
/** Nothing, packed, with its checksum and length. */
const END = Buffer.from('0300' + '00000000' + '00000000', 'hex');
const HASH_BYTES = 32;
const LENGTH = START.length + HASH_BYTES + END.length;

const makeSeal = (hash: Buffer): Buffer => Buffer.concat([START, hash, END]);

/** Passes on what is packed, and seals it. */
export async function* withSeal(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
	const hash = createHash('sha256');
	for await (const chunk of packed) {
		hash.update(chunk);
		yield chunk;
	}
	yield makeSeal(hash.digest());
}

/** Whether a file is as it was sealed, or was changed since. Copies of version 1 are packed but have no seal. */
export async function checkSeal(file: string): Promise<'whole' | 'broken' | 'none' | 'notPacked'> {
	const { size, magic, end } = await readEnds(file);
	if (end.subarray(0, START.length).equals(START))
		return end.equals(makeSeal(await hashOf(file, size - LENGTH))) ? 'whole' : 'broken';
	return magic.equals(START.subarray(0, magic.length)) ? 'none' : 'notPacked';
}

interface Ends {
	readonly size: number;
	/** By which gzip is known. */
	readonly magic: Buffer;
	readonly end: Buffer;
}

async function readEnds(file: string): Promise<Ends> {
	const handle = await open(file, 'r');
	const read = async (length: number, from: number) => {
		const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, from);
		return buffer.subarray(0, bytesRead);
	};
	try {
		const { size } = await handle.stat();
		return { size, magic: await read(2, 0), end: await read(LENGTH, Math.max(0, size - LENGTH)) };
	} finally {
		await handle.close();
	}
}

async function hashOf(file: string, size: number): Promise<Buffer> {
	const hash = createHash('sha256');
	if (size > 0) for await (const chunk of createReadStream(file, { end: size - 1 })) hash.update(chunk);
	return hash.digest();
}
