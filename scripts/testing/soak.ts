/** `npm run soak`: repeats the tests under load to find those that depend on time, order or luck. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspaces.js';
import { medianDurations, type RunReport, readReport, type VitestReport } from './runReport.js';
import { parseSoakOptions, type SoakOptions, USAGE } from './soakOptions.js';
import { type Run, soak } from './soakRuns.js';

const NOTHING: VitestReport = { numTotalTests: 0, testResults: [] };

/** The output and failure files of a run; a run that passed leaves nothing. */
const folderOf = (run: Run): string => join(ROOT, 'test-failures', `run-${run.number}`);

async function runTests({ only, project }: SoakOptions, run: Run): Promise<RunReport> {
	const folder = folderOf(run);
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	const results = join(folder, 'results.json');
	const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
	const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
	const args = [vitest, 'run', ...only, ...(project ? ['--project', project] : []), ...reporters];
	const began = performance.now();
	const env = { ...process.env, RUMIS_SEED: String(run.seed), FAILURES: folder };
	const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
	const output = createWriteStream(join(folder, 'output.log'));
	child.stdout.pipe(output, { end: false });
	child.stderr.pipe(output, { end: false });
	const [exitCode] = (await once(child, 'close')) as [number | null];
	output.end();
	const seconds = (performance.now() - began) / 1000;
	const written = existsSync(results) ? (JSON.parse(readFileSync(results, 'utf8')) as VitestReport) : NOTHING;
	const report = readReport(written, { root: ROOT.replace(/[\\/]$/, ''), seconds, exitCode });
	if (report.failures.length === 0) rmSync(folder, { recursive: true });
	return report;
}

const options = parseSoakOptions(process.argv.slice(2));
if (!options.ok) {
	console.error(`${options.error}\n\n${USAGE}`);
	process.exit(2);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const reports = await soak(options.value, {
	runTests: (run) => runTests(options.value, run),
	say: (text) => console.log(text),
});
if (options.value.record) {
	const text = JSON.stringify(medianDurations(reports), null, '\t');
	writeFileSync(join(ROOT, 'scripts/testing/durations.json'), `${text}\n`);
}
const hasFailed = reports.some(({ failures }) => failures.length > 0);
if (hasFailed) console.log(`output, screenshots and traces: ${join(ROOT, 'test-failures')}`);
process.exit(hasFailed ? 1 : 0);
