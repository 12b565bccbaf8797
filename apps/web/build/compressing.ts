import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest)$/;
const TWINS = [
	['.br', promisify(brotliCompress)],
	['.gz', promisify(gzip)],
] as const;

async function writeTwins(file: string): Promise<void> {
	const text = await readFile(file);
	for (const [ending, compress] of TWINS) {
		const packed = await compress(text);
		if (packed.length < text.length) await writeFile(file + ending, packed);
	}
}

/** Adds a precompressed copy of every text file, so that a server need not compress on each request. */
export function compressing(): Plugin {
	return {
		name: 'rumis-compressing',
		async writeBundle({ dir = '' }) {
			const files = await readdir(dir, { recursive: true });
			await Promise.all(files.filter((name) => COMPRESSIBLE.test(name)).map((f) => writeTwins(join(dir, f))));
		},
	};
}
