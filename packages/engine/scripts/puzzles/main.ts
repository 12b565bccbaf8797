/**
 * Finds puzzles in self-play games, on every board and in every mode. Each kind of game and seed is saved to its
 * own file and skipped if that exists, so the run can be interrupted at any time. See docs/REVIEW.md.
 */
import {
	appendFileSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
} from 'node:fs';
import { join } from 'node:path';
import type { LearningGame } from '../learn/games.js';
import { type PuzzlePlan, plannedGames, readPuzzlePlan } from './plan.js';
import { provenAgain } from './prove.js';
import { PuzzleGames } from './puzzleGames.js';
import { writePuzzles } from './write.js';

const plan = readPuzzlePlan(process.argv.slice(2));

/** Plays games of one kind until there are enough puzzles or the limits are reached. */
function findAll(plan: PuzzlePlan, kind: LearningGame, path: string): void {
	const { folder, wanted, games, seed } = plan;
	const draft = join(folder, `${kind.name}.${seed}.part`);
	rmSync(draft, { force: true });
	const played = new PuzzleGames(kind.setup, seed);
	const stop = Date.now() + 1000 * plan.seconds;
	let found = 0;
	for (let game = 0; game < games && found < wanted && Date.now() < stop; game++) {
		for (const line of played.play(game)) {
			appendFileSync(draft, `${line}\n`);
			if (++found >= wanted) break;
		}
	}
	if (!existsSync(draft)) appendFileSync(draft, '');
	renameSync(draft, path);
	console.log(`${kind.name}: ${found}`);
}

mkdirSync(plan.folder, { recursive: true });
for (const kind of plannedGames(plan)) {
	const path = join(plan.folder, `${kind.name}.${plan.seed}.txt`);
	if (!plan.collect && !existsSync(path)) findAll(plan, kind, path);
}
const files = readdirSync(plan.folder)
	.filter((file) => file.endsWith('.txt'))
	.sort();
const lines = files.flatMap((file) =>
	readFileSync(join(plan.folder, file), 'utf8').split('\n').filter(Boolean),
);
writePuzzles(plan.prove ? lines.flatMap(provenAgain) : lines);
