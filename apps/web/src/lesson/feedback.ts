/** The tutorial's feedback on an action, or a hint for the held stone. */
import type { GameState } from '../game/state.js';
import type { StepText } from '../i18n/en/lesson.js';
import type { BookTexts } from '../i18n/texts.js';
import type { Status } from '../play/builder.js';
import type { Session } from '../play/session.js';
import { sayMisfit, statusOf } from '../play/statusText.js';
import type { Answer } from './running.js';
import { STEP_IDS, type Step } from './steps.js';

export interface Feedback {
	/** `Right!`, `Not yet.`, `Refused.`; empty for a hint. */
	readonly head: string;
	readonly text: string;
	readonly tone: Status['tone'];
}

export function answerText(step: Step, answer: Answer, t: BookTexts): Feedback {
	const words: StepText = t.lesson.steps[step.id];
	switch (answer.kind) {
		case 'right':
			return { head: t.lesson.right, text: words.right, tone: 'good' };
		case 'other':
			return { head: t.lesson.notYet, text: words.other, tone: 'plain' };
		case 'wrong': {
			const more = answer.illegal.code === step.refusal ? words.wrong : '';
			return { head: t.lesson.refused, text: `${sayMisfit(answer.illegal, t)} ${more}`.trim(), tone: 'bad' };
		}
	}
}

/** A step's text for screen readers. */
export function stepWords({ id }: Step, t: BookTexts): string {
	const { title, task, desk }: StepText = t.lesson.steps[id];
	const number = t.lesson.step(STEP_IDS.indexOf(id) + 1, STEP_IDS.length);
	return [number, `${title}.`, task, desk].join(' ');
}

/** A hint before the first answer; does not reveal a refusal that the player should discover. */
export function hintFor(step: Step, session: Session<GameState>, state: GameState, t: BookTexts): Feedback {
	const { detail, tone } = statusOf(session, state, t);
	const isSecret = step.isRefusalRight && tone === 'bad';
	return { head: '', text: isSecret ? '' : detail, tone };
}
