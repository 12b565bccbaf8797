/** The results of one test run. */

/** The part of vitest's JSON report that is used here. */
export interface VitestReport {
	readonly numTotalTests: number;
	readonly testResults: readonly {
		readonly name: string;
		readonly status: string;
		readonly message: string;
		readonly startTime: number;
		readonly endTime: number;
		readonly assertionResults: readonly {
			readonly fullName: string;
			readonly status: string;
			readonly failureMessages?: readonly string[] | null;
		}[];
	}[];
}

export interface Failure {
	/** The file and the full name of the test. */
	readonly test: string;
	/** The first line of the error. */
	readonly reason: string;
}

export interface RunReport {
	readonly tests: number;
	readonly seconds: number;
	readonly failures: readonly Failure[];
	/** Seconds by file. */
	readonly files: ReadonlyMap<string, number>;
}

const firstLine = (text: string | undefined): string => text?.trim().split('\n')[0] ?? '';

type FileResult = VitestReport['testResults'][number];

function failuresIn({ name, status, message, assertionResults }: FileResult, root: string): Failure[] {
	const file = name.replace(`${root}/`, '');
	const failed = assertionResults
		.filter((test) => test.status === 'failed')
		.map(({ fullName, failureMessages }) => ({
			...{ test: `${file} > ${fullName}`, reason: firstLine(failureMessages?.[0]) },
		}));
	// A file that failed to load has no tests.
	return failed.length === 0 && status === 'failed' ? [{ test: file, reason: firstLine(message) }] : failed;
}

/** `exitCode` is vitest's: it is also set for errors outside of tests. */
export function readReport(
	report: VitestReport,
	{
		root,
		seconds,
		exitCode,
	}: { readonly root: string; readonly seconds: number; readonly exitCode: number | null },
): RunReport {
	const failures = report.testResults.flatMap((file) => failuresIn(file, root));
	if (failures.length === 0 && exitCode !== 0)
		failures.push({ test: 'vitest', reason: `ended with exit code ${exitCode}` });
	const files = report.testResults.map(
		({ name, startTime, endTime }) => [name.replace(`${root}/`, ''), (endTime - startTime) / 1000] as const,
	);
	return { tests: report.numTotalTests, seconds, failures, files: new Map(files) };
}

function tellDuration(seconds: number): string {
	const whole = Math.round(seconds);
	return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

export function tellRun({ tests, seconds, failures }: RunReport, title: string): string {
	const verdict = failures.length === 0 ? 'passed' : `FAILED (${failures.length})`;
	const head = `${title}: ${verdict}, ${tests} tests, ${tellDuration(seconds)}`;
	return [head, ...failures.map(({ test, reason }) => `  × ${test}\n    ${reason}`)].join('\n');
}

/** A summary of all runs, and how often each test failed. */
export function tellSoak(runs: readonly RunReport[]): string {
	const passed = runs.filter(({ failures }) => failures.length === 0).length;
	const times = runs.map(({ seconds }) => seconds);
	const counts = new Map<string, number>();
	for (const { test } of runs.flatMap(({ failures }) => failures))
		counts.set(test, (counts.get(test) ?? 0) + 1);
	const often = [...counts].sort(([, one], [, other]) => other - one);
	return [
		`${passed} of ${runs.length} runs passed, ${tellDuration(Math.min(...times))} to ${tellDuration(Math.max(...times))} each`,
		...often.map(([test, count]) => `  ${count} × ${test}`),
	].join('\n');
}

/** The median seconds of every slow file, rounded up, longest first. */
export function medianDurations(runs: readonly RunReport[]): Record<string, number> {
	const all = new Map<string, number[]>();
	for (const [file, seconds] of runs.flatMap(({ files }) => [...files]))
		if (file.includes('.slow.test.')) all.set(file, [...(all.get(file) ?? []), seconds]);
	const medians = [...all].map(([file, times]) => {
		const sorted = times.sort((one, other) => one - other);
		return [file, Math.ceil(sorted[Math.floor(sorted.length / 2)] ?? 0)] as const;
	});
	return Object.fromEntries(medians.sort(([a, one], [b, other]) => other - one || a.localeCompare(b)));
}
