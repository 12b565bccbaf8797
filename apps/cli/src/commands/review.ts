import { annotateGame, type GameReview, REVIEW_DEPTHS, type ReviewDepth, reviewGame } from '@rumis/engine';
import { type Game, makeRecord } from '@rumis/rules';
import { type Command, Option } from 'commander';
import { reviewLines, sayVerdict } from '../review/reviewText.js';
import { readGame } from '../shared/readGame.js';
import { makeProgress } from '../text/progress.js';
import { wholeNumber } from './setupOptions.js';

interface ReviewCommandOptions {
	readonly depth: ReviewDepth;
	readonly seed: number;
	readonly json?: boolean;
	readonly record?: boolean;
}

export function addReview(program: Command): void {
	program
		.command('review')
		.description('grade every move of a game: what it gave away, and what was better')
		.argument('<game>', 'a record file, - for standard input, or a game link')
		.addOption(new Option('--depth <depth>', 'how long to think').choices(REVIEW_DEPTHS).default('normal'))
		.option('--seed <n>', 'random seed; other seeds give slightly different estimates', wholeNumber, 1)
		.option('--json', 'print JSON')
		.option('--record', 'print the record with marks, comments and better lines')
		.action((source: string, options: ReviewCommandOptions) => {
			const game = readGame(source);
			process.stdout.write(`${view(game, reviewed(game, options), options).trimEnd()}\n`);
		});
}

function reviewed(game: Game, options: ReviewCommandOptions): GameReview {
	const reviewing = reviewGame(game, options);
	const progress = makeProgress('review');
	while (!reviewing.step()) {
		const { done, total } = reviewing.progress();
		progress.update(done / Math.max(1, total));
	}
	progress.end();
	return reviewing.review();
}

function view(game: Game, review: GameReview, { json, record }: ReviewCommandOptions): string {
	if (json) return JSON.stringify(review, null, 2);
	if (record) return makeRecord(annotateGame(game, review, sayVerdict));
	return reviewLines(game, review).join('\n');
}
