/** What the status line and the screen reader say. */
import { findBuiltin, makeSquare } from '@rumis/rules';
import { sayIllegal } from '../i18n/sayIllegal.js';
import type { Texts } from '../i18n/texts.js';
import { ghostOf } from './ghost.js';
import { emptyCells } from './hand.js';
import type { Item, Name, SolitairePuzzle } from './puzzle.js';
import type { Refusal } from './referee.js';
import { aimOf, type PlayState, type Saying } from './state.js';

export function nameOf({ shape, graded }: Name, { solitaire }: Texts): string {
	const base =
		shape.kind === 'cube'
			? solitaire.cube(shape.edge)
			: solitaire.board(boardName(shape.board), shape.players);
	if (!graded) return base;
	const { grade, number } = graded;
	return number === 0 ? solitaire.whole(base) : solitaire.graded(base, solitaire.grades[grade], number);
}

/** Boards have the same name in every language. */
const boardName = (id: string): string => findBuiltin(id)?.name ?? id;

/** What a puzzle asks, under its name. */
export const subtitleOf = ({ mode, colours }: SolitairePuzzle, { solitaire }: Texts): string =>
	`${solitaire.colours(colours)} · ${solitaire.modes[mode]}`;

export interface Status {
	readonly head: string;
	readonly detail: string;
	readonly tone: 'plain' | 'good' | 'bad';
	/** The rule that explains a refusal. */
	readonly rule: string | null;
}

export const sayRefusal = ({ code, cells }: Refusal, t: Texts): string =>
	code === 'outsideFrame' ? t.solitaire.outsideFrame : sayIllegal({ code, cells }, t);

/** Only building by the rules has refusals that the rules explain. */
const ruleOf = (state: PlayState, { code }: Refusal): string | null =>
	state.build.turn && code !== 'outsideFrame' ? code : null;

export function statusOf(state: PlayState, t: Texts): Status {
	const { turn } = state.build;
	const head = turn
		? turn.colour
			? t.solitaire.turnOf(t.rules.Owners[turn.colour])
			: t.solitaire.stuck
		: t.solitaire.toFill(emptyCells(state.build).length);
	const isStuck = turn !== null && turn.colour === null;
	const part = state.saying
		? sayingStatus(state, state.saying, t)
		: isStuck
			? { detail: t.solitaire.stuckHint, tone: 'bad' as const, rule: null }
			: heldStatus(state, t);
	return { head, ...part };
}

type Part = Omit<Status, 'head'>;

const part = (detail: string, tone: Status['tone'] = 'plain', rule: string | null = null): Part => ({
	detail,
	tone,
	rule,
});

function heldStatus(state: PlayState, t: Texts): Part {
	const { held, build, isAimed } = state;
	if (!held) return part(build.placed.length > 0 && !build.turn ? t.solitaire.pickOrTake : t.solitaire.pick);
	const { refusal } = ghostOf(build, held, aimOf(state));
	if (refusal) return part(sayRefusal(refusal, t), 'bad', ruleOf(state, refusal));
	return part(isAimed ? t.solitaire.aimed : t.solitaire.fits, 'good');
}

function sayingStatus(state: PlayState, saying: Saying, t: Texts): Part {
	switch (saying.kind) {
		case 'refused':
			return part(sayRefusal(saying.refusal, t), 'bad', ruleOf(state, saying.refusal));
		case 'ended':
			return part(t.solitaire.ended(saying.colours.map((colour) => t.rules.Owners[colour])));
		case 'cleared':
			return part(t.solitaire.cleared);
		default:
			return part(t.solitaire[saying.kind], 'bad');
	}
}

/** A stone that was picked, turned or moved, for those who do not see it. */
export function sayHeld(state: PlayState, t: Texts): string {
	const { held, build, cursor } = state;
	if (!held) return '';
	const { refusal } = ghostOf(build, held, aimOf(state));
	const where = t.rules.cell(makeSquare(cursor), cursor.z + 1);
	const said = t.solitaire.saidHeld(t.rules.owners[held.item.colour], t.rules.stones[held.item.stone], where);
	return `${said} ${refusal ? sayRefusal(refusal, t) : t.solitaire.saidFits}`;
}

/** The last step in words; empty when there is nothing to tell. */
export function sayStep(state: PlayState, t: Texts): string {
	const step = state.build.steps.at(-1);
	if (step?.kind !== 'place' && step?.kind !== 'take') return '';
	const item: Item = step;
	const words = [t.rules.owners[item.colour], t.rules.stones[item.stone]] as const;
	return step.kind === 'place' ? t.solitaire.saidPlaced(...words) : t.solitaire.saidTaken(...words);
}
