/**
 * The end of a copy: an empty gzip member whose header has the SHA-256 of all bytes before it. `zcat` ignores
 * it. gzip itself does not detect every flipped bit, such as one in its header or in padding.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/**
 * Magic, method, flag of an extra field, no time, unknown system; the length of the field, its id and its
 * data length.
 */
const START = Buffer.from('1f8b08040000000000ff' + '2400' + '52552000', 'hex');
/** Empty compressed data, its checksum and length. */
const END = Buffer.from('0300' + '00000000' + '00000000', 'hex');
const HASH_BYTES = 32;
const LENGTH = START.length + HASH_BYTES + END.length;

const makeSeal = (hash: Buffer): Buffer => Buffer.concat([START, hash, END]);

/** Passes compressed data through, and appends the seal. */
export async function* withSeal(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
	const hash = createHash('sha256');
	for await (const chunk of packed) {
		hash.update(chunk);
		yield chunk;
	}
	yield makeSeal(hash.digest());
}

/** Whether a file still matches its seal. Copies of version 1 are compressed but have no seal. */
export async function checkSeal(file: string): Promise<'whole' | 'broken' | 'none' | 'notPacked'> {
	const { size, magic, end } = await readEnds(file);
	if (end.subarray(0, START.length).equals(START))
		return end.equals(makeSeal(await hashOf(file, size - LENGTH))) ? 'whole' : 'broken';
	return magic.equals(START.subarray(0, magic.length)) ? 'none' : 'notPacked';
}

interface Ends {
	readonly size: number;
	/** The gzip magic number. */
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
