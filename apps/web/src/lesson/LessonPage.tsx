import './lesson.css';
import type { IllegalReason } from '@rumis/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCalm } from '../device/useCalm.js';
import { useBook } from '../i18n/useTexts.js';
import { Announcer } from '../play/Announcer.js';
import { allKeys, type PlayDialog } from '../play/keys.js';
import { PlayDialogs } from '../play/PlayPage.js';
import { PlayTable } from '../play/PlayTable.js';
import { StoneActions } from '../play/StoneActions.js';
import { useBoardKeys } from '../play/useBoardKeys.js';
import { useIs3D } from '../play/useIs3D.js';
import { WhyDialog } from '../rulesBook/WhyDialog.js';
import { BackLink } from '../ui/BackLink.js';
import { Button } from '../ui/Button.js';
import { useStore } from '../util/store.js';
import { answerText, stepWords } from './feedback.js';
import { type Progress, readProgress, storeProgress, withDone } from './progress.js';
import { type Running, runStep } from './running.js';
import { StepCard } from './StepCard.js';
import { STEP_IDS, STEPS, type StepId } from './steps.js';

/** The tutorial, step by step. */
export function LessonPage() {
	const { progress, running, goTo } = useLesson();
	const [opened, open] = useState<PlayDialog | null>(null);
	const [why, explain] = useState<IllegalReason | null>(null);
	return (
		<div className="lesson">
			<Top progress={progress} onHelp={() => open('keys')} />
			{running && <StepTable running={running} onGo={goTo} onOpen={open} onWhy={explain} />}
			{running && <PlayDialogs session={running.session} opened={opened} onOpen={open} keys={[]} />}
			<WhyDialog code={why} onClose={() => explain(null)} />
		</div>
	);
}

function Top({ progress, onHelp }: { readonly progress: Progress; readonly onHelp: () => void }) {
	const t = useBook();
	const number = STEP_IDS.indexOf(progress.step) + 1;
	return (
		<header className="play-top lesson-top">
			<BackLink to={{ page: 'home' }} label={t.common.home} />
			<h1>{t.lesson.title}</h1>
			<progress
				className="lesson-progress"
				aria-label={t.lesson.progress}
				value={number}
				max={STEP_IDS.length}
			/>
			<Button
				className="play-help"
				look="quiet"
				label={t.game.keys}
				caption={t.tools.gestures}
				icon="help"
				onClick={onHelp}
			/>
		</header>
	);
}

interface TableProps {
	readonly running: Running;
	readonly onGo: (step: StepId) => void;
	readonly onOpen: (what: PlayDialog | null) => void;
	readonly onWhy: (code: IllegalReason) => void;
}

function StepTable({ running, onGo, onOpen, onWhy }: TableProps) {
	const t = useBook();
	const depth = useIs3D();
	const { session, step } = running;
	const said = useSaid(running);
	const hasTray = step.stones === null || step.stones.length > 0;
	useEffect(() => {
		// The map is already seen from above.
		if (step.id === 'above' && !depth.is3D) running.grant();
	}, [running, step, depth.is3D]);
	const main = useFocusAtStep(step.id);
	useBoardKeys(main, session, { isTurned: depth.is3D, keys: allKeys(session, [], onOpen, t) });
	return (
		<main ref={main} className="lesson-main">
			<StepCard running={running} onGo={onGo} onWhy={onWhy} />
			<PlayTable session={session} depth={depth} className="lesson-table" hasTray={hasTray}>
				{hasTray && (
					<StoneActions session={session} is3D={depth.is3D} isTrying={step.isRefusalRight ?? false} />
				)}
			</PlayTable>
			<Announcer session={session} said={said} />
		</main>
	);
}

/** Announcements: each step, and the feedback. */
function useSaid({ step, answer: answers }: Running): { readonly text: string } {
	const t = useBook();
	const answer = useStore(answers, (now) => now);
	const [said, say] = useState({ text: '' });
	useEffect(() => say({ text: stepWords(step, t) }), [step, t]);
	useEffect(() => {
		if (!answer) return;
		const { head, text } = answerText(step, answer, t);
		say({ text: `${head} ${text}` });
	}, [step, answer, t]);
	return said;
}

/** A new step focuses the board, or its title without stones. `useBoardKeys` handles the first step. */
function useFocusAtStep(step: StepId) {
	const main = useRef<HTMLElement>(null);
	const shown = useRef(step);
	useEffect(() => {
		if (shown.current === step) return;
		shown.current = step;
		const goal = ['.lesson-table[data-tray="true"] [role="grid"] [tabindex="0"]', 'h2']
			.map((selector) => main.current?.querySelector<HTMLElement>(selector))
			.find((element) => element);
		goal?.focus({ preventScroll: true });
	}, [step]);
	return main;
}

interface Lesson {
	readonly progress: Progress;
	/** Null briefly while a step starts. */
	readonly running: Running | null;
	/** Goes to a step; going to the current one restarts it. */
	readonly goTo: (step: StepId) => void;
}

/** The tutorial at its stored progress. */
function useLesson(): Lesson {
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
