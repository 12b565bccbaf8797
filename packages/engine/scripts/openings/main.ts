/**
 * Builds the opening books from strong self-play, for every board, number of players and mode that begins with
 * building. Each kind of game is saved to its own file and skipped if that exists, so the run can be interrupted
 * at any time. See docs/REVIEW.md.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeOpeningTree } from '../../src/openings/tree.js';
import { learningGames } from '../learn/games.js';
import { OpeningGames } from './openingGames.js';
import { writeOpenings } from './write.js';

const words = process.argv.slice(2);
const option = (name: string, fallback: string): string => {
	const at = words.indexOf(`--${name}`);
	return at < 0 ? fallback : (words[at + 1] ?? fallback);
};
const folder = option('folder', '.openings');
const seed = Number(option('seed', '1'));
const share = Number(option('share', '1'));

/** The standard games first. */
const rankOf = ({ mode }: { readonly mode: string }): number => (mode === 'standard' ? 0 : 1);

/** Ruinas begins with stones that have no owner. */
const kinds = learningGames()
	.sort((a, b) => rankOf(a.setup) - rankOf(b.setup))
	.filter(
		({ name }) => !name.startsWith('madeup') && !name.endsWith('ruinas') && name.includes(option('only', '')),
	)
	.map((kind) => ({ ...kind, path: join(folder, `${kind.name}.txt`) }));

mkdirSync(folder, { recursive: true });
for (const { name, setup, path } of kinds) {
	if (existsSync(path) || words.includes('--collect')) continue;
	const games = new OpeningGames(setup, seed);
	const tree = games.play(share);
	writeFileSync(path, makeOpeningTree(tree));
	console.log(`${name}: ${games.played} games`);
}
writeOpenings(
	kinds
		.filter(({ path }) => existsSync(path))
		.map(({ name, path }) => ({ name, text: readFileSync(path, 'utf8') })),
);
