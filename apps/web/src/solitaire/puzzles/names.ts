/** Names of puzzles. */
import { findBuiltin } from '@rumis/rules';
import type { Texts } from '../../i18n/texts.js';
import type { Name, SolitairePuzzle } from './puzzle.js';

export function nameOf({ shape, graded }: Name, { solitaire }: Texts): string {
	const base =
		shape.kind === 'cube'
			? solitaire.cube(shape.edge)
			: solitaire.board(shape.title ?? boardName(shape.board), shape.players);
	if (!graded) return base;
	const { grade, number } = graded;
	return number === 0 ? solitaire.whole(base) : solitaire.graded(base, solitaire.grades[grade], number);
}

/** Boards have the same name in every language. */
const boardName = (id: string): string => findBuiltin(id)?.name ?? id;

/** The task of a puzzle, under its name. */
export const subtitleOf = ({ mode, colours }: SolitairePuzzle, { solitaire }: Texts): string =>
	`${solitaire.colours(colours)} · ${solitaire.modes[mode]}`;
