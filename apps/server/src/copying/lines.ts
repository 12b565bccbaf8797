import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { CopyFault, reasonOf } from './fault.js';
import { type Line, parseLine } from './format.js';

/** The maximum line length, in bytes. */
const MAX_LINE = 8 * 1024 * 1024;

export const damaged = (why: string): CopyFault => new CopyFault('damaged', `the copy is damaged: ${why}`);
export const cutOff = (): CopyFault => damaged('it is cut off');

/** The lines of a compressed file, without line ends. */
export const linesOf = (file: string): AsyncGenerator<Buffer> => splitLines(unpack(file));

export function readLine(bytes: Buffer): Line {
	const line = parseLine(bytes.toString());
	if (line.ok) return line.value;
	if (line.error === 'version')
		throw new CopyFault('version', 'the copy was made by a newer version of Rumis');
	throw new CopyFault('noCopy', 'this is not a copy of a Rumis store, or it is damaged');
}

async function* unpack(file: string): AsyncGenerator<Buffer> {
	// Errors of the source surface when reading.
	const unpacked = pipeline(createReadStream(file), createGunzip(), () => {});
	try {
		yield* unpacked as AsyncIterable<Buffer>;
	} catch (error) {
		throw asCopyFault(error);
	}
}

export function asCopyFault(error: unknown): unknown {
	const code = error instanceof Error && 'code' in error ? String(error.code) : '';
	if (code === 'Z_BUF_ERROR') return cutOff();
	if (!/^Z_/.test(code)) return new CopyFault('file', `the copy cannot be read: ${reasonOf(error)}`, error);
	return damaged(reasonOf(error));
}

async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
	let rest: Buffer = Buffer.alloc(0);
	for await (const chunk of chunks) {
		const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
		let from = 0;
		for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
			yield bytes.subarray(from, end);
			from = end + 1;
		}
		rest = bytes.subarray(from);
		if (rest.length > MAX_LINE) throw damaged('a line is too long');
	}
	// A last line without a line end was truncated.
	if (rest.length > 0) throw cutOff();
}
