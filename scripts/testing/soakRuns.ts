/** Repeated test runs under load. */
import { type ChildProcess, spawn } from 'node:child_process';
import { type RunReport, tellRun, tellSoak } from './runReport.js';
import { SEED } from './seed.js';
import type { SoakOptions } from './soakOptions.js';

/** Exits when its parent is gone. */
const BUSY = 'const parent = process.ppid; while (process.ppid === parent);';

/** Starts processes that keep the machine busy. The returned function stops them. */
function startLoad(count: number): () => void {
	const children: ChildProcess[] = Array.from({ length: count }, () =>
		spawn(process.execPath, ['-e', BUSY], { stdio: 'ignore' }),
	);
	return () => {
		for (const child of children) child.kill('SIGKILL');
	};
}

/** The parameters of one run. */
export interface Run {
	readonly number: number;
	readonly seed: number;
}

export interface SoakTools {
	/** Runs the tests once. */
	readonly runTests: (run: Run) => Promise<RunReport>;
	readonly say: (text: string) => void;
}

/** Repeats the tests as often as requested, whether they fail or not. */
export async function soak(
	options: SoakOptions,
	{ runTests, say }: SoakTools,
): Promise<readonly RunReport[]> {
	const endLoad = startLoad(options.load);
	const reports: RunReport[] = [];
	try {
		for (let number = 1; number <= options.runs; number++) {
			const seed = options.varySeed ? SEED + number : SEED;
			const report = await runTests({ number, seed });
			reports.push(report);
			say(tellRun(report, `run ${number} of ${options.runs}${options.varySeed ? ` (seed ${seed})` : ''}`));
		}
	} finally {
		endLoad();
	}
	say(tellSoak(reports));
	return reports;
}
