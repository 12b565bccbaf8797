import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { BIN, rumis } from './rumis.js';
import { makeTempFolder } from './tempFolder.js';

const folder = makeTempFolder();
/** Some seconds of work with a known end. */
const QUESTION = [
	'solve',
	'--cube',
	'3',
	'--stones',
	'I2*0-6,I3*0-2,V3*0-3,L4*0-2,O4*0-2,P4*0-1,A4*0-1,B4*1',
	'--count',
];

/** How many units of the count in this file are finished. */
function unitsDone(file: string): number {
	if (!existsSync(file)) return 0;
	const { units } = JSON.parse(readFileSync(file, 'utf8')) as { units: readonly [number, unknown, number][] };
	return units.filter(([, path]) => path === null).length;
}

/** Starts the count, waits until it has saved some work, and kills it without warning. */
async function killMidway(file: string, threads: string): Promise<void> {
	const child = spawn(process.execPath, [
		BIN,
		...QUESTION,
		'--resume',
		file,
		'--save-every',
		'0',
		'--threads',
		threads,
	]);
	const before = unitsDone(file);
	await vi.waitFor(() => expect(unitsDone(file)).toBeGreaterThan(before + 2), {
		timeout: 60_000,
		interval: 5,
	});
	const ended = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
	child.kill('SIGKILL');
	expect(await ended).toBe('SIGKILL');
}

it('a count killed with kill -9, more than once, ends with the same number', async () => {
	const whole = rumis([...QUESTION, '--threads', '2']).out;
	const file = folder.at('count.json');
	await killMidway(file, '1');
	await killMidway(file, '2');
	expect(unitsDone(file)).toBeGreaterThan(4);
	const resumed = rumis([...QUESTION, '--resume', file]);
	expect([resumed.code, resumed.out]).toEqual([0, whole]);
	expect(Number(whole)).toBeGreaterThan(100_000);
});
