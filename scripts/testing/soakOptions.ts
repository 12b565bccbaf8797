/** The options of `npm run soak`. */
import { parseArgs } from 'node:util';
import { err, ok, type Result } from '@rumis/rules';

export const USAGE = `usage: npm run soak -- [RUNS] [options]

Repeats the tests under load, and fails if any run fails.

  RUNS, --runs N     how often (10)
  --only PATTERN     only test files whose path contains this; may be given more than once
  --project NAME     only the fast or only the slow tests
  --load N           how many busy processes run beside the tests (2)
  --no-load          none
  --vary-seed        other random input in every run
  --record           writes how long slow files took into scripts/testing/durations.json`;

export interface SoakOptions {
	readonly runs: number;
	readonly only: readonly string[];
	readonly project: string | null;
	readonly load: number;
	readonly varySeed: boolean;
	readonly record: boolean;
}

const OPTIONS = {
	runs: { type: 'string' },
	only: { type: 'string', multiple: true },
	project: { type: 'string' },
	load: { type: 'string', default: '2' },
	'no-load': { type: 'boolean', default: false },
	'vary-seed': { type: 'boolean', default: false },
	record: { type: 'boolean', default: false },
} as const;

const isCount = (text: string): boolean => /^\d{1,4}$/.test(text);

/** The error is a one-line message. */
export function parseSoakOptions(args: readonly string[]): Result<SoakOptions, string> {
	try {
		const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
		const [runs = values.runs ?? '10', ...rest] = positionals;
		if (rest.length > 0 || !isCount(runs) || Number(runs) === 0)
			return err(`not a number of runs: ${[runs, ...rest].join(' ')}`);
		if (!isCount(values.load)) return err(`not a number of processes: ${values.load}`);
		const { project = null, only = [], record } = values;
		if (project !== null && project !== 'fast' && project !== 'slow')
			return err(`no such project: ${project}`);
		const load = values['no-load'] ? 0 : Number(values.load);
		return ok({ runs: Number(runs), only, project, load, varySeed: values['vary-seed'], record });
	} catch (fault) {
		return err(fault instanceof Error ? fault.message : String(fault));
	}
}
