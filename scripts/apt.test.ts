/** System packages are installed as root, or by passwordless sudo. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const APT = fileURLToPath(new URL('apt.mjs', import.meta.url));
/** A user other than root, if the tests run as root. */
const SOMEBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

let folder: string;
let log: string;

/** A fake program that records its arguments, or runs the script. */
function put(name: string, script = ''): void {
	const path = join(folder, name);
	writeFileSync(path, `#!/bin/sh\necho "${name} $*" >> "${log}"\n${script}\n`);
	chmodSync(path, 0o755);
}

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'rumis-apt-'));
	log = join(folder, 'log');
	writeFileSync(log, '');
	for (const path of [folder, log]) chmodSync(path, 0o777);
	put('apt-get');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Installs two packages with only these programs available, and returns the result. */
function install(user: object) {
	const script = `const { installWithApt } = await import(${JSON.stringify(APT)});
		process.stdout.write('answer: ' + installWithApt('chromium', 'fonts'));`;
	const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
		...user,
		encoding: 'utf8',
		env: { PATH: `${folder}:/usr/bin:/bin` },
	});
	const calls = readFileSync(log, 'utf8')
		.split('\n')
		.filter((line) => / (update|install) ?/.test(line));
	return { answer: /answer: ([\s\S]*)$/.exec(stdout)?.[1], calls };
}

describe.skipIf(process.platform !== 'linux')('installing with apt', () => {
	it('uses sudo for other users than root', () => {
		put('sudo', 'shift; exec "$@"');
		const { answer, calls } = install(SOMEBODY);
		expect(answer).toBe('');
		expect(calls.map((call) => call.split(' ')[0])).toEqual(['sudo', 'apt-get', 'sudo', 'apt-get']);
		expect(calls[3]).toMatch(/ install -y --no-install-recommends chromium fonts$/);
	});

	it('is not tried where sudo wants a password', () => {
		put('sudo', 'exit 1');
		expect(install(SOMEBODY)).toEqual({ answer: '', calls: [] });
	});

	it('reports what went wrong', () => {
		put('sudo', 'shift; exec "$@"');
		put('apt-get', 'case "$*" in *install*) echo "E: no such package" >&2; exit 100;; esac');
		expect(install(SOMEBODY).answer).toBe('E: no such package\n');
	});
});
