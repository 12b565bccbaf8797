import { useEffect, useState } from 'react';
import { sayHeld } from '../game/sayings.js';
import type { StepText } from '../i18n/en/lesson.js';
import { useTexts } from '../i18n/useTexts.js';
import { useStore } from '../ui/store.js';
import { answerText } from './feedback.js';
import type { Running } from './running.js';
import { STEP_IDS } from './steps.js';

/** Tells a screen reader each step, the stone in the hand, and what was right or wrong. */
export function LessonAnnouncer({ running }: { readonly running: Running }) {
	const t = useTexts();
	const { step, session } = running;
	const answer = useStore(running.answer, (now) => now);
	const orientation = useStore(session.store, (now) => now.held?.orientation ?? null);
	const [text, setText] = useState('');

	useEffect(() => {
		if (orientation) setText(sayHeld(session.store.get(), t));
	}, [session, orientation, t]);

	useEffect(() => {
		const { title, task, desk }: StepText = t.lesson.steps[step.id];
		const number = t.lesson.step(STEP_IDS.indexOf(step.id) + 1, STEP_IDS.length);
		setText([number, `${title}.`, task, desk].join(' '));
	}, [step, t]);

	useEffect(() => {
		if (!answer) return;
		const { head, text: said } = answerText(step, answer, t);
		setText(`${head} ${said}`);
	}, [step, answer, t]);

	return (
		<div className="visually-hidden" role="status" aria-live="polite" data-lesson-said>
			{text}
		</div>
	);
}
