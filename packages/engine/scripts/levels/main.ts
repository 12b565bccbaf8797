/**
 * Measures how far apart levels are. `table` lets every level play the one below it; `ladder` lets players of many
 * strengths play their neighbours and says which amounts of work give even levels; `match A B` lets any two play.
 * What is already in the folder is not played again. See docs/ENGINE.md.
 */
import { SearchBoard } from '../../src/board/searchBoard.js';
import { LEVELS, type Level } from '../../src/levels.js';
import type { LearningGame } from '../learn/games.js';
import { kindsNamed } from './kinds.js';
import { evenLevels, rateRungs } from './ladder.js';
import { type Options, openingsOf, readOptions } from './options.js';
import { playMissing } from './play.js';
import { playerOfLevel } from './player.js';
import { type Match, Results } from './results.js';

const [command = 'table', ...words] = process.argv.slice(2);
const options = readOptions(words);
const results = new Results(options.folder);

function play(game: LearningGame, upper: string, lower: string): string {
	const match: Match = { kind: game.name, upper, lower, openings: openingsOf(options, game.setup) };
	playMissing(results, match, game.setup, options);
	const score = results.scoreOf(match);
	if (!score) return '–';
	return `${(100 * score.mean).toFixed(1)} ± ${(100 * score.error).toFixed(1)} (${score.games})`;
}

const row = (cells: readonly string[]): void => console.log(`| ${cells.join(' | ')} |`);

function head(first: string, columns: readonly string[]): void {
	row([first, ...columns]);
	row(['---', ...columns.map(() => '---:')]);
}

function printTable({ kinds, levels }: Options): void {
	head(
		'%',
		levels.map((level) => `${level} over ${level - 1}`),
	);
	for (const game of kindsNamed(kinds)) {
		const board = new SearchBoard(game.setup);
		const cellOf = (level: Level): string =>
			play(game, playerOfLevel(level, board), playerOfLevel((level - 1) as Level, board));
		row([game.name, ...levels.map(cellOf)]);
	}
}

function printLadder({ kinds, rungs, ends }: Options): void {
	head('%', rungs.slice(1));
	const games = kindsNamed(kinds);
	for (const game of games) row([game.name, ...rungs.slice(1).map((rung, i) => play(game, rung, rungs[i]!))]);
	console.log('\nEven levels:\n');
	head('', ['points a step', ...LEVELS.map(String)]);
	for (const game of games) {
		const rated = rateRungs(results, game.name, openingsOf(options, game.setup), rungs);
		const ratingOf = (name: string): number => rated.find(({ rung }) => rung === name)?.rating ?? Number.NaN;
		const step = (ratingOf(ends[1]) - ratingOf(ends[0])) / (LEVELS.length - 1);
		if (Number.isNaN(step)) row([game.name, 'not measured']);
		else row([game.name, step.toFixed(0), ...evenLevels(rated, ...ends, LEVELS.length)]);
	}
}

if (command === 'table') printTable(options);
else if (command === 'ladder') printLadder(options);
else if (command === 'match') {
	for (const game of kindsNamed(options.kinds)) row([game.name, play(game, words[0]!, words[1]!)]);
} else throw new Error(`no such command: ${command}`);
