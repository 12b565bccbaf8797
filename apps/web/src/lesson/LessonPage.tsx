import type { IllegalReason } from '@rumis/rules';
import { useEffect, useRef, useState } from 'react';
import { BackLink } from '../app/BackLink.js';
import { ActionBar } from '../game/ActionBar.js';
import { BoardStage, useIs3D } from '../game/BoardStage.js';
import '../game/game.css';
import { HelpDialog } from '../game/HelpDialog.js';
import { keyHandler } from '../game/keyHandler.js';
import type { PageWish } from '../game/keys.js';
import { ReadBoard } from '../game/ReadBoard.js';
import { Tray } from '../game/Tray.js';
import { CameraTools } from '../game/ViewTools.js';
import { useTexts } from '../i18n/useTexts.js';
import { WhyDialog } from '../rulesBook/WhyDialog.js';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';
import { LessonAnnouncer } from './LessonAnnouncer.js';
import './lesson.css';
import type { Progress } from './progress.js';
import type { Running } from './running.js';
import { StepCard } from './StepCard.js';
import { STEP_IDS, type StepId } from './steps.js';
import { useLesson } from './useLesson.js';

/** The game learnt by playing it, step by step. */
export function LessonPage() {
	const { progress, running, goTo } = useLesson();
	const [opened, open] = useState<PageWish | null>(null);
	const [why, explain] = useState<IllegalReason | null>(null);
	const close = () => open(null);
	return (
		<div className="lesson">
			<Top progress={progress} onHelp={() => open('help')} />
			{running && <StepTable running={running} onGo={goTo} onWish={open} onWhy={explain} />}
			<WhyDialog code={why} onClose={() => explain(null)} />
			{opened === 'help' && <HelpDialog hasHints={false} onClose={close} />}
			{opened === 'readBoard' && running && <ReadBoard session={running.session} onClose={close} />}
		</div>
	);
}

function Top({ progress, onHelp }: { readonly progress: Progress; readonly onHelp: () => void }) {
	const t = useTexts();
	const number = STEP_IDS.indexOf(progress.step) + 1;
	return (
		<header className="game-top lesson-top">
			<BackLink to={{ page: 'home' }} label={t.common.home} />
			<h1>{t.lesson.title}</h1>
			<progress
				className="lesson-progress"
				aria-label={t.lesson.progress}
				value={number}
				max={STEP_IDS.length}
			/>
			<Button look="quiet" label={t.game.keys} icon={<Icon name="help" />} onClick={onHelp} />
		</header>
	);
}

interface TableProps {
	readonly running: Running;
	readonly onGo: (step: StepId) => void;
	readonly onWish: (wish: PageWish) => void;
	readonly onWhy: (code: IllegalReason) => void;
}

function StepTable({ running, onGo, onWish, onWhy }: TableProps) {
	const { is3D, onMissing } = useIs3D();
	const { session, step } = running;
	const hasTray = step.stones === null || step.stones.length > 0;
	useEffect(() => {
		// On the map one looks from above already.
		if (step.id === 'above' && !is3D) running.grant();
	}, [running, step, is3D]);
	const main = useFocusAtStep(step.id);
	return (
		<main ref={main} className="lesson-main" onKeyDownCapture={keyHandler(session, is3D, onWish)}>
			<StepCard running={running} onGo={onGo} onWhy={onWhy} />
			<div className="game-table lesson-table" data-tray={hasTray}>
				<BoardStage session={session} is3D={is3D} onMissing={onMissing} />
				{is3D && <CameraTools session={session} />}
				{hasTray && (
					<div className="game-controls">
						<ActionBar session={session} is3D={is3D} isTrying={step.isRefusalRight ?? false} />
					</div>
				)}
				{hasTray && <Tray session={session} only={step.stones} />}
			</div>
			<LessonAnnouncer running={running} />
		</main>
	);
}

/** A new step begins where its keys work: on the board, or else at its title. The first leaves the focus alone. */
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
