/** Compiles `assembly/` and embeds it as base64 in the engine, which can neither read nor fetch files. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EDGE_START_FROM } from '@rumis/rules';
import { main } from 'assemblyscript/asc';
import { orientationsSource } from './orientationsSource.js';

const folder = new URL('../assembly/', import.meta.url);
const target = new URL('../src/board/playoutWasm.ts', import.meta.url);

const OPTIONS = ['-O3', '--converge', '--noAssert', '--runtime', 'stub', '--enable', 'simd'];

function readSource(name: string): string | null {
	if (name === 'orientations.ts') return orientationsSource();
	if (name === 'rules.ts') return `export const EDGE_START_FROM: i32 = ${EDGE_START_FROM};`;
	const file = new URL(name, folder);
	return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

export async function compiledWasm(): Promise<Uint8Array> {
	let bytes: Uint8Array | null = null;
	const { error, stderr } = await main(['index.ts', ...OPTIONS, '--outFile', 'playout.wasm'], {
		readFile: readSource,
		writeFile: (_, contents) => {
			if (typeof contents !== 'string') bytes = contents;
		},
		listFiles: () => [],
	});
	if (error || !bytes) throw new Error(`assembly/ does not compile\n${stderr.toString()}`);
	return bytes;
}

export function embeddedWasm(bytes: Uint8Array): string {
	const text = Buffer.from(bytes).toString('base64');
	return [
		'// Compiled from the files in assembly/ by `npm run wasm`; change those, not this.',
		'',
		'/** A WebAssembly module as base64. */',
		`export const PLAYOUT_WASM =\n\t'${text}';`,
		'',
	].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	writeFileSync(target, embeddedWasm(await compiledWasm()));
}
