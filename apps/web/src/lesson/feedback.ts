/** What the lesson says about what was done, or what to do with the stone in the hand. */
import { type Status, statusOf } from '../game/sayings.js';
import type { GameState } from '../game/state.js';
import type { StepText } from '../i18n/en/lesson.js';
import { sayIllegal } from '../i18n/sayIllegal.js';
import type { Texts } from '../i18n/texts.js';
import type { Answer } from './running.js';
import type { Step } from './steps.js';

export interface Feedback {
	/** `Right!`, `Not yet.`, `Refused.`; empty for a hint. */
	readonly head: string;
	readonly text: string;
	readonly tone: Status['tone'];
}

export function answerText(step: Step, answer: Answer, t: Texts): Feedback {
	const words: StepText = t.lesson.steps[step.id];
	switch (answer.kind) {
		case 'right':
			return { head: t.lesson.right, text: words.right, tone: 'good' };
		case 'other':
			return { head: t.lesson.notYet, text: words.other, tone: 'plain' };
		case 'wrong': {
			const more = answer.illegal.code === step.refusal ? words.wrong : '';
			return { head: t.lesson.refused, text: `${sayIllegal(answer.illegal, t)} ${more}`.trim(), tone: 'bad' };
		}
	}
}

/** A hint while nothing has been answered; a refusal that is to be found out is not told before. */
export function hintFor(step: Step, state: GameState, t: Texts): Feedback {
	const { detail, tone } = statusOf(state, t);
	const isSecret = step.isRefusalRight && tone === 'bad';
	return { head: '', text: isSecret ? '' : detail, tone };
}
