import { finishWork } from '@rumis/engine';
import { findPuzzle, type Puzzle } from '@rumis/engine/puzzles';
import { type Game, positionOf } from '@rumis/rules';
import type { Command } from 'commander';
import { foundPuzzleJson, foundPuzzleLines } from '../review/puzzleText.js';
import { readGame } from '../shared/readGame.js';
import { makeProgress } from '../text/progress.js';

interface FromOptions {
	readonly from?: string;
	readonly solution?: boolean;
	readonly json?: boolean;
}

/** `rumis puzzle --from FILE` finds puzzles in a played game. */
export function addPuzzleFrom(puzzle: Command): void {
	puzzle
		.option('--from <game>', 'find positions with one clearly best move in a record file, - or a game link')
		.option('--solution', 'also show the solutions')
		.option('--json', 'print JSON')
		.action(({ from, solution = false, json }: FromOptions) => {
			if (from === undefined) return puzzle.help();
			const found = puzzlesOf(readGame(from));
			if (json) return console.log(JSON.stringify(found.map(foundPuzzleJson), null, 2));
			if (found.length === 0) return console.log('no position has one clearly best move');
			console.log(found.flatMap((one) => foundPuzzleLines(one, solution)).join('\n'));
		});
}

function puzzlesOf(game: Game): Puzzle[] {
	const end = positionOf(game);
	const progress = makeProgress('puzzles');
	const found: Puzzle[] = [];
	for (let ply = 0; ply < end.ply; ply++) {
		progress.update(ply / end.ply);
		const puzzle = finishWork(findPuzzle(end.atPly(ply)));
		if (puzzle) found.push(puzzle);
	}
	progress.end();
	return found;
}
