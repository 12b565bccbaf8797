import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BIN, rumis } from './rumis.js';
import { makeTempFolder } from './tempFolder.js';

const folder = makeTempFolder();
/** Some seconds of work with a known result. */
const QUESTION = [
	'solve',
	'--cube',
	'3',
	'--stones',
	'I2*0-6,I3*0-2,V3*0-3,L4*0-2,O4*0-2,P4*0-1,A4*0-1,B4*1',
	'--count',
];

/** The number of finished units in this file. */
function unitsDone(file: string): number {
	if (!existsSync(file)) return 0;
	const { units } = JSON.parse(readFileSync(file, 'utf8')) as { units: readonly [number, unknown, number][] };
	return units.filter(([, path]) => path === null).length;
}

/**
 * Runs in the process to be killed: it kills itself at the third save, so this never depends on the speed of
 * the machine. `moment` is when: with the draft half written, or just after it has replaced the file.
 */
function killAtThirdSave(moment: 'draft' | 'saved'): string {
	const name = moment === 'draft' ? 'writeFileSync' : 'renameSync';
	const code = `
		import fs from 'node:fs';
		import { syncBuiltinESMExports } from 'node:module';
		const save = fs.${name};
		let saves = 0;
		fs.${name} = (path, text, ...rest) => {
			const isLast = ++saves === 3;
			save(path, isLast && ${moment === 'draft'} ? text.slice(0, text.length / 2) : text, ...rest);
			if (isLast) process.kill(process.pid, 'SIGKILL');
		};
		syncBuiltinESMExports();`;
	return `data:text/javascript,${encodeURIComponent(code)}`;
}

/** Counts until the process is killed without warning. */
function countAndKill(file: string, threads: string, moment: 'draft' | 'saved'): void {
	const how = ['--resume', file, '--save-every', '0', '--threads', threads];
	const args = ['--import', killAtThirdSave(moment), BIN, ...QUESTION, ...how];
	expect(spawnSync(process.execPath, args).signal).toBe('SIGKILL');
}

it('a count killed with kill -9, more than once, ends with the same number', () => {
	const whole = rumis([...QUESTION, '--threads', '2']).out;
	const file = folder.at('count.json');
	countAndKill(file, '1', 'saved');
	const first = unitsDone(file);
	countAndKill(file, '2', 'draft');
	expect(first).toBeGreaterThan(0);
	expect(unitsDone(file)).toBeGreaterThan(first);
	const resumed = rumis([...QUESTION, '--resume', file]);
	expect([resumed.code, resumed.out]).toEqual([0, whole]);
	expect(Number(whole)).toBeGreaterThan(100_000);
});
