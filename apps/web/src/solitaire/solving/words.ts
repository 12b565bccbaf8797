/** The status line and the screen reader announcements of a puzzle. */
import { emptyCells } from '@rumis/table';
import type { Texts } from '../../i18n/texts.js';
import { isHandMessage, type Status, type Words } from '../../play/builder.js';
import { makeTime } from '../results/stopwatch.js';
import type { PuzzleMessage, PuzzleState } from './state.js';

export const PUZZLE_WORDS: Words<PuzzleState> = {
	status(state, t, hand) {
		const { turn } = state.build;
		const { message } = state;
		if (message && !isHandMessage(message)) return { head: headOf(state, t), ...messageDetail(message, t) };
		if (!message && turn && !turn.colour)
			return { head: headOf(state, t), detail: t.solitaire.stuckHint, tone: 'bad', refusal: null };
		// Only building by the rules has refusals that the rule book explains.
		const refusal = turn ? hand.refusal : null;
		const canTake = !message && !state.held && !turn && state.build.placed.length > 0;
		const detail = canTake ? t.solitaire.pickOrTake : hand.detail;
		return { head: headOf(state, t), ...hand, detail, refusal };
	},
	news(before, after, t) {
		if (after.finish && after.finish !== before.finish)
			return `${t.solitaire.done} ${t.solitaire.doneIn(makeTime(after.finish.ms))}`;
		return after.build.steps === before.build.steps ? '' : sayStep(after, t);
	},
};

function headOf({ build }: PuzzleState, t: Texts): string {
	const { turn } = build;
	if (!turn) return t.solitaire.toFill(emptyCells(build).length);
	return turn.colour ? t.solitaire.turnOf(t.rules.Owners[turn.colour]) : t.solitaire.stuck;
}

function messageDetail(message: PuzzleMessage, t: Texts): Omit<Status, 'head'> {
	const refusal = null;
	switch (message.kind) {
		case 'ended': {
			const colours = message.colours.map((colour) => t.rules.Owners[colour]);
			return { detail: t.solitaire.ended(colours), tone: 'plain', refusal };
		}
		case 'cleared':
			return { detail: t.solitaire.cleared, tone: 'plain', refusal };
		default:
			return { detail: t.solitaire[message.kind], tone: 'bad', refusal };
	}
}

/** The last step in words; blank if there is nothing to report but what is left. */
function sayStep(state: PuzzleState, t: Texts): string {
	const step = state.build.steps.at(-1);
	if (step?.kind !== 'place' && step?.kind !== 'take') return ' ';
	const words = [t.rules.owners[step.colour], t.rules.stones[step.stone]] as const;
	return step.kind === 'place' ? t.solitaire.saidPlaced(...words) : t.solitaire.saidTaken(...words);
}
