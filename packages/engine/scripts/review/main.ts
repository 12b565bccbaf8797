/**
 * Checks the grades of reviews: `endgames` against exactly solved endgames, `allEndgames` the same for all
 * boards, modes and numbers of players, `mistakes` against searches fifty times as long. Every sample is one line
 * of a file and is not repeated. See docs/REVIEW.md.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endgameRows } from './endgames.js';
import { mistakeRows } from './mistakes.js';
import { anySample } from './samples.js';
import { endgameTable, mistakeTable } from './tables.js';

const [what = 'endgames', ...words] = process.argv.slice(2);
const option = (name: string, fallback: string): string => {
	const at = words.indexOf(`--${name}`);
	return at < 0 ? fallback : (words[at + 1] ?? fallback);
};
const folder = option('folder', '.review');
const rows = Number(option('rows', '1000'));

/** Appends samples to the file until there are enough rows, and returns them all. */
function gathered<Row extends { readonly sample: number }>(
	name: string,
	make: (sample: number) => Row[],
): Row[] {
	mkdirSync(folder, { recursive: true });
	const path = join(folder, name);
	const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
	const done = lines.map((line) => JSON.parse(line) as { readonly sample: number; readonly rows: Row[] });
	const all = done.flatMap((entry) => entry.rows);
	for (let sample = done.length; all.length < rows; sample++) {
		const made = make(sample);
		appendFileSync(path, `${JSON.stringify({ sample, rows: made })}\n`);
		all.push(...made);
	}
	return all;
}

const allEndgameRows = (sample: number) => endgameRows(sample, anySample);

if (what === 'endgames') console.log(endgameTable(gathered('endgames.jsonl', endgameRows)));
else if (what === 'allEndgames') console.log(endgameTable(gathered('allEndgames.jsonl', allEndgameRows)));
else if (what === 'mistakes') console.log(mistakeTable(gathered('mistakes.jsonl', mistakeRows)));
else throw new Error(`unknown: ${what}; use endgames, allEndgames or mistakes`);
