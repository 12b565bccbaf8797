import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The installed command; it runs the output of `tsc -b`. */
export const BIN = fileURLToPath(new URL('../bin/rumis.js', import.meta.url));

export interface Run {
	readonly code: number | null;
	readonly out: string;
	readonly err: string;
}

export interface RunOptions {
	readonly input?: string | Buffer;
	readonly cwd?: string;
	/** An open file to read from instead of `input`. */
	readonly stdin?: number;
	/** In milliseconds. */
	readonly timeout?: number;
}

/** Runs `rumis` with these arguments in a separate process, and waits for its end. */
export function rumis(
	args: readonly string[],
	{ input = '', cwd, stdin, timeout = 240_000 }: RunOptions = {},
): Run {
	const done = spawnSync(process.execPath, [BIN, ...args], {
		...(stdin === undefined ? { input } : { stdio: [stdin, 'pipe', 'pipe'] }),
		cwd,
		encoding: 'utf8',
		timeout,
		maxBuffer: 64 * 1024 * 1024,
	});
	return { code: done.status, out: done.stdout, err: done.stderr };
}

/** The lines of a text that ends with a line break. */
export const linesIn = (text: string): string[] => text.replace(/\n$/, '').split('\n');
