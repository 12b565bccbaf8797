import type { IllegalReason } from '@rumis/rules';
import type { StepText } from '../i18n/en/lesson.js';
import { useBook, useList } from '../i18n/useTexts.js';
import { makeRoute } from '../navigation/route.js';
import { Why } from '../play/StatusLine.js';
import { playQuickly } from '../records/openGames.js';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';
import { useStore } from '../util/store.js';
import { answerText, hintFor } from './feedback.js';
import { stepBeside } from './progress.js';
import type { Running } from './running.js';
import { type Guess, guessesFor, STEP_IDS, type StepId } from './steps.js';

interface Props {
	readonly running: Running;
	readonly onGo: (step: StepId) => void;
	/** The player asks for the rule behind a refusal. */
	readonly onWhy: (code: IllegalReason) => void;
}

/** The task, the feedback, and buttons to go back and forward. */
export function StepCard({ running, onGo, onWhy }: Props) {
	const t = useBook();
	const { step } = running;
	const { title, task, desk, touch }: StepText = t.lesson.steps[step.id];
	const isRight = useStore(running.answer, (now) => now?.kind === 'right');
	return (
		<section className="lesson-card" data-step={step.id} data-right={isRight} aria-labelledby="lesson-step">
			<p className="lesson-number">{t.lesson.step(STEP_IDS.indexOf(step.id) + 1, STEP_IDS.length)}</p>
			<h2 id="lesson-step" tabIndex={-1}>
				{title}
			</h2>
			<p className="lesson-task">{task}</p>
			<p className="lesson-how lesson-desk">{desk}</p>
			<p className="lesson-how lesson-touch">{touch}</p>
			{(step.id === 'score' || step.id === 'example') && <Guesses running={running} />}
			{step.id === 'done' ? <WaysOn /> : <FeedbackLine running={running} onWhy={onWhy} />}
			<Ways step={step.id} isRight={isRight} onGo={onGo} />
		</section>
	);
}

function FeedbackLine({ running, onWhy }: Pick<Props, 'running' | 'onWhy'>) {
	const t = useBook();
	const state = useStore(running.session.store, (now) => now);
	const answer = useStore(running.answer, (now) => now);
	const code = answer?.kind === 'wrong' ? answer.illegal.code : null;
	const refusal = code === 'outsideFrame' ? null : code;
	const isHinted = running.step.stones === null || running.step.stones.length > 0;
	const said = answer
		? answerText(running.step, answer, t)
		: isHinted
			? hintFor(running.step, running.session, state, t)
			: null;
	return (
		<p
			className="lesson-answer"
			data-tone={said?.tone ?? 'plain'}
			data-answer={answer?.kind ?? 'none'}
			data-empty={!said?.text}
		>
			{said?.tone === 'good' && answer && <Icon name="check" />}
			{said?.tone === 'bad' && answer && <Icon name="close" />}
			<span>
				{said?.head && <strong>{said.head} </strong>}
				{said?.text} {refusal && <Why code={refusal} onWhy={onWhy} />}
			</span>
		</p>
	);
}

/** The answers to choose from in the counting step. */
function Guesses({ running }: { readonly running: Running }) {
	const t = useBook();
	const list = useList();
	const state = useStore(running.session.store, (now) => now);
	const labelOf = (guess: Guess) =>
		typeof guess === 'number' ? t.lesson.points(guess) : list(guess.map((colour) => t.rules.Owners[colour]));
	return (
		<div className="lesson-guesses" role="group" aria-label={t.lesson.steps[running.step.id].desk}>
			{guessesFor(state).all.map((guess) => (
				<Button key={String(guess)} data-guess={String(guess)} onClick={() => running.guess(guess)}>
					{labelOf(guess)}
				</Button>
			))}
		</div>
	);
}

function WaysOn() {
	const t = useBook();
	return (
		<div className="lesson-ways-on">
			<Button look="primary" icon={<Icon name="play" />} onClick={() => playQuickly()}>
				{t.lesson.play}
			</Button>
			<a className="button" href={makeRoute({ page: 'rules', topic: '' })}>
				{t.lesson.rules}
			</a>
		</div>
	);
}

interface WaysProps {
	readonly step: StepId;
	readonly isRight: boolean;
	readonly onGo: (step: StepId) => void;
}

function Ways({ step, isRight, onGo }: WaysProps) {
	const t = useBook();
	const [first, last] = [STEP_IDS[0], STEP_IDS.at(-1)];
	return (
		<div className="lesson-ways">
			{step !== first && (
				<Button icon={<Icon name="previous" />} data-way="back" onClick={() => onGo(stepBeside(step, -1))}>
					<span className="lesson-back">{t.lesson.back}</span>
				</Button>
			)}
			{step === last ? (
				<Button icon={<Icon name="undo" />} data-way="again" onClick={() => first && onGo(first)}>
					{t.lesson.again}
				</Button>
			) : (
				<Button
					look={isRight ? 'primary' : 'quiet'}
					data-way="next"
					onClick={() => onGo(stepBeside(step, 1))}
				>
					{isRight ? t.lesson.next : t.lesson.skip}
					<Icon name="next" />
				</Button>
			)}
		</div>
	);
}
