/** `npm run faults [names…] [--short] [--seed N]`: injects faults into servers and checks their data. */
import { parseArgs } from 'node:util';
import { cleanUpAll } from './cleanup.js';
import type { Outcome } from './scenario.js';
import { SCENARIOS } from './scenarios/index.js';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { short: { type: 'boolean', default: false }, seed: { type: 'string', default: '1' } },
});

const unknown = positionals.filter((name) => !SCENARIOS.has(name));
if (unknown.length > 0) {
	console.error(`no such scenario: ${unknown.join(', ')}; there are ${[...SCENARIOS.keys()].join(', ')}`);
	process.exit(2);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.once(signal, () => void cleanUpAll().finally(() => process.exit(130)));
}

function wordOf({ failures, skipped }: Outcome): string {
	if (failures.length > 0) return 'FAILED';
	return skipped === undefined ? 'passed' : 'skipped';
}

/** Shows the progress on one line of the terminal, which is overwritten each time. */
function say(progress: string): void {
	if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${progress}`);
}

let hasFailed = false;
for (const [name, scenario] of SCENARIOS) {
	if (positionals.length > 0 && !positionals.includes(name)) continue;
	const began = Date.now();
	const options = { isShort: values.short, seed: Number(values.seed), say };
	const outcome = await scenario(options).catch(
		(error: unknown): Outcome => ({
			facts: [],
			failures: [error instanceof Error ? (error.stack ?? '') : String(error)],
		}),
	);
	say('');
	const seconds = `${((Date.now() - began) / 1000).toFixed(0)} s`;
	const facts = outcome.skipped === undefined ? outcome.facts : [outcome.skipped, ...outcome.facts];
	console.log(`${name.padEnd(18)} ${wordOf(outcome).padEnd(8)} ${[...facts, seconds].join(' · ')}`);
	for (const failure of outcome.failures) console.log(`  ! ${failure}`);
	hasFailed ||= outcome.failures.length > 0;
}
process.exit(hasFailed ? 1 : 0);
