/** Options of a run. */
import { type LearningGame, learningGames } from '../learn/games.js';

export interface PuzzlePlan {
	readonly folder: string;
	readonly seed: number;
	/** Puzzles per kind of game, and limits on games and seconds. */
	readonly wanted: number;
	readonly games: number;
	readonly seconds: number;
	/** Only kinds of games whose name matches. */
	readonly only: RegExp;
	/** Only writes the puzzles found so far. */
	readonly collect: boolean;
	/** Verifies all puzzles again before writing. */
	readonly prove: boolean;
}

export function readPuzzlePlan(words: readonly string[]): PuzzlePlan {
	const option = (name: string, fallback: string): string => {
		const at = words.indexOf(`--${name}`);
		return at < 0 ? fallback : (words[at + 1] ?? fallback);
	};
	return {
		folder: option('folder', '.puzzles'),
		seed: Number(option('seed', '1')),
		wanted: Number(option('wanted', '10')),
		games: Number(option('games', '16')),
		seconds: Number(option('seconds', '3600')),
		only: new RegExp(option('only', '')),
		collect: words.includes('--collect'),
		prove: words.includes('--prove'),
	};
}

/** Every kind of game on the built-in boards, those with many puzzles first. */
export const plannedGames = ({ only }: PuzzlePlan): LearningGame[] =>
	learningGames()
		.filter(({ name }) => !name.startsWith('madeup') && only.test(name))
		.sort((a, b) => effortOf(a) - effortOf(b));

/** More colours take longer, and inverse endgames rarely depend on one move. */
const effortOf = ({ setup }: LearningGame): number =>
	setup.players + (setup.mode === 'inverse' ? 10 : 0) + (setup.mode === 'transfer' ? 5 : 0);
