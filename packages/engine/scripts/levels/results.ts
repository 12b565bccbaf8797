/** Results of matches, one line for every pair of games, so that a run can be stopped and go on later. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scoreOf } from '../learn/match.js';

export interface Match {
	readonly kind: string;
	readonly upper: string;
	readonly lower: string;
	/** Random stones before the players begin. */
	readonly openings: number;
}

interface Line extends Match {
	/** Which pair it is: two runs at the same time may play the same one. */
	readonly pair: number;
	/** What the upper player took of either game. */
	readonly scores: readonly number[];
}

export interface Score {
	readonly mean: number;
	readonly error: number;
	readonly games: number;
}

const keyOf = ({ kind, upper, lower, openings }: Match): string => [kind, upper, lower, openings].join(' ');

export class Results {
	private readonly path: string;
	private readonly pairs = new Map<string, Map<number, readonly number[]>>();

	constructor(folder: string) {
		mkdirSync(folder, { recursive: true });
		this.path = join(folder, 'results.jsonl');
		const text = existsSync(this.path) ? readFileSync(this.path, 'utf8') : '';
		for (const line of text.split('\n').filter(Boolean)) this.note(JSON.parse(line) as Line);
	}

	add(match: Match, pair: number, scores: readonly number[]): void {
		const line: Line = { ...match, pair, scores };
		appendFileSync(this.path, `${JSON.stringify(line)}\n`);
		this.note(line);
	}

	private note(line: Line): void {
		const key = keyOf(line);
		const known = this.pairs.get(key) ?? new Map<number, readonly number[]>();
		this.pairs.set(key, known.set(line.pair, line.scores));
	}

	pairsOf(match: Match): readonly (readonly number[])[] {
		return [...(this.pairs.get(keyOf(match))?.values() ?? [])];
	}

	/** The two games of a pair begin alike, so pairs are what varies by chance. */
	scoreOf(match: Match): Score | null {
		const pairs = this.pairsOf(match);
		if (pairs.length === 0) return null;
		const games = pairs.flat().length;
		return { ...scoreOf(pairs.map((pair) => (pair[0]! + pair[1]!) / 2)), games };
	}
}
