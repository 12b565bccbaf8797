import { spawnSync } from 'node:child_process';
import { err, ok, type Result } from '@rumis/rules';

/** Runs a program and answers what it printed; the error has all that it said. */
export type Runner = (program: string, ...args: readonly string[]) => Result<string, string>;

/** An outer npm tells its scripts things that an inner one should find out for itself. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));

export function makeRunner(cwd: string): Runner {
	const shell = process.platform === 'win32';
	return (program, ...args) => {
		const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, env, shell, encoding: 'utf8' });
		if (status === 0) return ok(stdout);
		return err(`${program} ${args.join(' ')}\n${error?.message ?? ''}${stdout}${stderr}`.trimEnd());
	};
}
