import { useCallback, useEffect, useState } from 'react';
import { useCalm } from '../device/useCalm.js';
import { type Progress, readProgress, storeProgress, withDone } from './progress.js';
import { type Running, runStep } from './running.js';
import { STEPS, type StepId } from './steps.js';

export interface Lesson {
	readonly progress: Progress;
	/** Null briefly while a step starts. */
	readonly running: Running | null;
	/** Goes to a step; going to the current one restarts it. */
	readonly goTo: (step: StepId) => void;
}

/** The tutorial at its stored progress. */
export function useLesson(): Lesson {
	const [progress, setProgress] = useState(readProgress);
	const [attempt, setAttempt] = useState(0);
	const [running, setRunning] = useState<Running | null>(null);
	const isCalm = useCalm();

	useEffect(() => void storeProgress(progress), [progress]);

	// Another attempt restarts the same step.
	useEffect(() => {
		const step = STEPS.find(({ id }) => id === progress.step) ?? STEPS[0]!;
		const begun = runStep(step, isCalm);
		const unsubscribe = begun.answer.subscribe(() => {
			if (begun.answer.get()?.kind === 'right') setProgress((now) => withDone(now, step.id));
		});
		setRunning(begun);
		return () => {
			unsubscribe();
			begun.close();
		};
	}, [progress.step, attempt, isCalm]);

	const goTo = useCallback((step: StepId) => {
		setProgress((now) => ({ ...now, step }));
		setAttempt((now) => now + 1);
	}, []);
	return { progress, running, goTo };
}
