import { describe, expect, it } from 'vitest';
import { byDuration } from './longestFirst.js';
import {
	medianDurations,
	type RunReport,
	readReport,
	tellRun,
	tellSoak,
	type VitestReport,
} from './runReport.js';
import { parseSoakOptions, type SoakOptions } from './soakOptions.js';
import { type Run, soak } from './soakRuns.js';

const DEFAULTS: SoakOptions = { runs: 10, only: [], project: null, load: 2, varySeed: false, record: false };

const options = (...args: string[]) => parseSoakOptions(args);

describe('npm run soak', () => {
	it.each([
		['', {}],
		['3', { runs: 3 }],
		['--runs 50 --only slow --only fuzz', { runs: 50, only: ['slow', 'fuzz'] }],
		['5 --no-load --project slow', { runs: 5, load: 0, project: 'slow' }],
		['--load 4 --vary-seed --record', { load: 4, varySeed: true, record: true }],
	])('understands "%s"', (line, wanted) => {
		expect(options(...line.split(' ').filter(Boolean))).toEqual({
			ok: true,
			value: { ...DEFAULTS, ...wanted },
		});
	});

	it.each([['many'], ['0'], ['3', '4'], ['--load', 'x'], ['--project', 'odd'], ['--nonsense']])(
		'refuses "%s"',
		(...args) => {
			expect(options(...args)).toMatchObject({ ok: false });
		},
	);
});

const test = (fullName: string, ...failureMessages: string[]) => ({
	...{ fullName, status: failureMessages.length > 0 ? 'failed' : 'passed', failureMessages },
});

const REPORT: VitestReport = {
	numTotalTests: 3,
	testResults: [
		{
			...{ name: '/here/a.slow.test.ts', status: 'failed', message: '', startTime: 1000, endTime: 5200 },
			assertionResults: [test('chess is played'), test('chess is lost', 'Error: mate\n at line 3')],
		},
		{
			...{
				name: '/here/b.test.ts',
				status: 'failed',
				message: 'SyntaxError: no\n',
				startTime: 0,
				endTime: 9,
			},
			assertionResults: [],
		},
	],
};
const RUN = { root: '/here', seconds: 125.4, exitCode: 1 };

describe('the report of a run', () => {
	it('names every test that failed, and files that could not be loaded', () => {
		const report = readReport(REPORT, RUN);
		expect(report.failures).toEqual([
			{ test: 'a.slow.test.ts > chess is lost', reason: 'Error: mate' },
			{ test: 'b.test.ts', reason: 'SyntaxError: no' },
		]);
		expect(tellRun(report, 'run 1 of 2').split('\n').slice(0, 2)).toEqual([
			'run 1 of 2: FAILED (2), 3 tests, 2 min 5 s',
			'  × a.slow.test.ts > chess is lost',
		]);
	});

	it('fails when vitest does, though every test has passed', () => {
		const report = readReport({ numTotalTests: 0, testResults: [] }, RUN);
		expect(report.failures).toEqual([{ test: 'vitest', reason: 'ended with exit code 1' }]);
	});
});

const reportOf = (seconds: number, ...failed: string[]): RunReport => ({
	...{ tests: 2, seconds, failures: failed.map((name) => ({ test: name, reason: 'no' })) },
	files: new Map([
		['a.slow.test.ts', seconds],
		['b.test.ts', 1],
	]),
});

describe('repeated runs', () => {
	it('continue after a failure, and report each run and all of them', async () => {
		const said: string[] = [];
		const runs: Run[] = [];
		const outcomes = [reportOf(9), reportOf(30, 'x', 'y'), reportOf(12, 'x')];
		const reports = await soak(
			{ ...DEFAULTS, runs: 3, load: 1, varySeed: true },
			{
				runTests: async (run) => {
					runs.push(run);
					return outcomes[run.number - 1]!;
				},
				say: (text) => said.push(text),
			},
		);
		expect(reports).toEqual(outcomes);
		expect(new Set(runs.map(({ seed }) => seed)).size).toBe(3);
		expect(said).toHaveLength(4);
		expect(said[0]).toMatch(/^run 1 of 3 \(seed \d+\): passed, 2 tests, 9 s$/);
		expect(said[3]).toBe('1 of 3 runs passed, 9 s to 30 s each\n  2 × x\n  1 × y');
	});

	it('show how long each slow file takes, and the longest begin first', () => {
		const durations = medianDurations([reportOf(9), reportOf(30), reportOf(12.2)]);
		expect(durations).toEqual({ 'a.slow.test.ts': 13 });
		const files = ['short', 'new', 'a.slow.test.ts'];
		expect(byDuration({ ...durations, short: 1 }, files)).toEqual(['a.slow.test.ts', 'new', 'short']);
		expect(tellSoak([reportOf(3)])).toBe('1 of 1 runs passed, 3 s to 3 s each');
	});
});
