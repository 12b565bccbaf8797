/** Puts evaluations into words: for screen readers and for short lines next to the board. */
import type { Evaluation, MoveJudgement, Study } from '@rumis/engine';
import { type Colour, modeOf, parseMove, type Setup, sideOfColour } from '@rumis/rules';
import { type FormatNumber, oneDecimal, percent } from '../../i18n/format/numbers.js';
import type { BookTexts } from '../../i18n/texts.js';

/** The sides that win together, each with its colours. */
export function sidesOf(setup: Setup, colours: readonly Colour[]): readonly (readonly Colour[])[] {
	const mode = modeOf(setup.mode);
	const sides = colours.map((_, index) => sideOfColour(mode, index));
	return [...new Set(sides)]
		.sort((a, b) => a - b)
		.map((side) => colours.filter((_, index) => sides[index] === side));
}

export interface Speech {
	readonly setup: Setup;
	readonly colours: readonly Colour[];
	readonly t: BookTexts;
	readonly number: FormatNumber;
}

const namesOf = (colours: readonly Colour[], t: BookTexts): string =>
	t.common.and(colours.map((colour) => t.rules.Owners[colour]));

/** `Yellow 62 %, Red 38 %`. */
export const sayChances = ({ win }: Evaluation, { setup, colours, t, number }: Speech): string =>
	sidesOf(setup, colours)
		.map((side, at) => `${namesOf(side, t)} ${percent(win[at] ?? 0, number)}`)
		.join(', ');

/** `Yellow 8.1, Red 5.4`. */
export const sayPoints = (evaluation: Evaluation, { colours, t, number }: Speech): string =>
	colours
		.map((colour, at) => `${t.rules.Owners[colour]} ${oneDecimal(evaluation.points[at] ?? 0, number)}`)
		.join(', ');

/** A move with the stone's name, because `B4` spoken is hard to understand. */
export function sayMove(text: string, t: BookTexts): string {
	const move = parseMove(text);
	if (!move.ok) return text;
	const squares = text.slice(text.indexOf(' ') + 1).replaceAll(',', ', ');
	return `${t.rules.stones[move.value.stone]} ${squares}`;
}

/** How many moves of a line are announced. */
const SPOKEN_MOVES = 4;

/** The engine's evaluation of the position, with its best line. */
export function sayStudy({ lines: [best], exact }: Study, speech: Speech): string {
	const { t } = speech;
	if (!best) return t.analysis.engineNothing;
	return [
		t.analysis.saidChances(sayChances(best.after, speech)),
		t.analysis.saidPoints(sayPoints(best.after, speech)),
		exact ? t.analysis.saidExact : '',
		t.analysis.saidLine(
			best.line
				.slice(0, SPOKEN_MOVES)
				.map((move) => sayMove(move, t))
				.join('; '),
		),
	]
		.filter(Boolean)
		.join(' ');
}

/** How much a move gave away, in short. */
export const sayLoss = ({ lost }: MoveJudgement, { t, number }: Speech): string =>
	t.analysis.gaveAway(percent(lost.win, number), oneDecimal(lost.points, number));

/** How much a move gave away, and what would have been better. */
export function sayJudgement(judged: MoveJudgement, speech: Speech): string {
	const { t } = speech;
	const { grade, best, exact, forced } = judged;
	if (grade === null) return t.analysis.notGraded;
	if (forced) return t.analysis.onlyMove;
	const name = t.analysis.grades[grade];
	if (grade === 'best') return `${name}.`;
	const better = t.analysis.better(sayMove(best.move, t));
	return [`${name}.`, sayLoss(judged, speech), better, exact ? t.analysis.saidExact : '']
		.filter(Boolean)
		.join(' ');
}
