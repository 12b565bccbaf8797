import { spawnSync } from 'node:child_process';
import { err, ok, type Result } from '@rumis/rules';

/** Runs a program and returns its output; the error has everything it printed. */
export type Runner = (program: string, ...args: readonly string[]) => Result<string, string>;

/** Without npm's variables: an inner npm should not inherit the settings of an outer one. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));

export function makeRunner(cwd: string): Runner {
	const shell = process.platform === 'win32';
	return (program, ...args) => {
		const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, env, shell, encoding: 'utf8' });
		if (status === 0) return ok(stdout);
		return err(`${program} ${args.join(' ')}\n${error?.message ?? ''}${stdout}${stderr}`.trimEnd());
	};
}
