import type { Command } from 'commander';
import { benchRules, type RulesBench } from '../bench/rules.js';
import { makeProgress } from '../text/progress.js';
import { wholeNumber } from './setupOptions.js';

interface BenchOptions {
	readonly ms: number;
	readonly json?: boolean;
}

export function addBench(program: Command): void {
	const bench = program.command('bench').description('measure speed on fixed positions');
	bench
		.command('rules')
		.description('legal moves and play/undo a second, with a signature of behaviour')
		.option('--ms <n>', 'time for each measurement in milliseconds', wholeNumber, 200)
		.option('--json', 'print JSON')
		.action(({ ms, json }: BenchOptions) => {
			const progress = makeProgress('bench rules');
			const result = benchRules(ms, progress.update);
			progress.end();
			console.log(json ? JSON.stringify(result, null, 2) : table(result).join('\n'));
		});
}

function table({ rows, gamesPerSecond, signature }: RulesBench): string[] {
	const cells = (...texts: readonly (string | number)[]): string =>
		texts.map((text, i) => (i === 0 ? String(text).padEnd(24) : String(text).padStart(13))).join('');
	return [
		cells('position', 'legal moves', 'lists/s', 'µs a list', 'play+undo/s'),
		...rows.map(({ name, legalMoves, listsPerSecond, playsPerSecond }) =>
			cells(
				name,
				legalMoves,
				Math.round(listsPerSecond),
				(1e6 / listsPerSecond).toFixed(1),
				Math.round(playsPerSecond),
			),
		),
		`random games of chullpa for 2: ${Math.round(gamesPerSecond)}/s, ${(1000 / gamesPerSecond).toFixed(2)} ms each`,
		`signature: ${signature}`,
	];
}
