import {
	type CompactGame,
	type ModeId,
	type Move,
	makeCompact,
	makeMove,
	Position,
	parseCompact,
	parseModeId,
} from '@rumis/rules';
import { type Proof, type Puzzle, THEMES, type Theme } from './types.js';

/** A puzzle of a collection, as a list shows it, without the game. */
export interface PuzzleEntry {
	/** Stable and unique. */
	readonly id: string;
	readonly scenario: string;
	readonly players: number;
	readonly mode: ModeId;
	readonly proof: Proof;
	readonly themes: readonly Theme[];
	readonly rating: number;
	/** The puzzle itself, for `openPuzzle`. */
	readonly text: string;
}

/**
 * A puzzle as one line: rating, themes, win probabilities in percent, points gained in tenths, the number of the
 * tempting move, how many moves of the game were played before, and the game with the solution's line as a link.
 */
export function makePuzzle(puzzle: Puzzle): string {
	const { position, line, tempting, rating, win, winOtherwise, gain } = puzzle;
	const bits = puzzle.themes.reduce((sum, theme) => sum | (1 << THEMES.indexOf(theme)), 0);
	const texts = position.legalMoves().map(makeMove);
	const link = makeCompact({ setup: position.setup, moves: [...position.moves, ...line] });
	const worth = [percent(win), percent(winOtherwise), Math.round(10 * gain)];
	return [rating, bits, ...worth, texts.indexOf(makeMove(tempting)), position.ply, link].join(' ');
}

const percent = (share: number): number => Math.round(100 * share);

const LINE = /^(\d+) (\d+) \d+ \d+ -?\d+ \d+ (\d+) (\S+)$/;

/** Parses a puzzle's line for a list; null if it is malformed. */
export function parsePuzzleEntry(text: string): PuzzleEntry | null {
	const match = LINE.exec(text);
	const link = match?.[4] ?? '';
	const [, scenario = '', players = '', modeName = ''] = link.split('.');
	const mode = parseModeId(modeName);
	if (!match || !mode) return null;
	const themes = THEMES.filter((_, i) => Number(match[2]) & (1 << i));
	const proof = themes.includes('plan') ? 'deep' : 'exact';
	// Two puzzles of one game have the same link if the game continued with the solution.
	const id = `${match[3]}-${link.slice(-8)}`;
	return { id, scenario, players: Number(players), mode, proof, themes, rating: Number(match[1]), text };
}

/** Sets up the puzzle; null if its text is malformed. */
export function openPuzzle({ text, themes, rating, proof }: PuzzleEntry): Puzzle | null {
	const [, , win, otherwise, gain, tempting, ply, link = ''] = text.split(' ');
	const game = parseCompact(link);
	const position = game.ok && positionAt(game.value, Number(ply));
	if (!position) return null;
	const line = game.value.moves.slice(Number(ply));
	const other = position.legalMoveAt(Number(tempting));
	if (!line[0] || !other) return null;
	const worth = { win: Number(win) / 100, winOtherwise: Number(otherwise) / 100, gain: Number(gain) / 10 };
	return { position, solution: line[0], line, tempting: other, ...worth, proof, themes, rating };
}

function positionAt({ setup, moves }: CompactGame, ply: number): Position | null {
	const started = Position.start(setup);
	if (!started.ok) return null;
	const isPlayed = moves.slice(0, ply).every((move: Move) => started.value.play(move).ok);
	return isPlayed ? started.value : null;
}
