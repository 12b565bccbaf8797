/** Runs the `rumis` command in the background. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../../apps/cli/bin/rumis.js', import.meta.url));
/** A command that hangs is killed after this time. */
const PATIENCE = 120_000;

export interface Done {
	readonly code: number | null;
	readonly out: string;
	readonly err: string;
}

export function rumis(...args: readonly string[]): Promise<Done> {
	const child = spawn(process.execPath, [BIN, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
	const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
	let out = '';
	let err = '';
	child.stdout.on('data', (text: Buffer) => {
		out += text;
	});
	child.stderr.on('data', (text: Buffer) => {
		err += text;
	});
	return new Promise((resolve) =>
		child.on('close', (code) => {
			clearTimeout(timer);
			resolve({ code, out, err });
		}),
	);
}

/** Whether it failed cleanly: with one line, and an exit code. */
export const isClearRefusal = ({ code, err }: Done): boolean => code === 1 && /^[^\n]+\n$/.test(err);
