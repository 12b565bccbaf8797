import { useBook, useNumber } from '../../i18n/useTexts.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { useStore } from '../../util/store.js';
import type { BoardSession } from '../board/boardSession.js';
import { type Speech, sayLoss, sayMove } from '../engine/saying.js';
import './learn.css';
import type { Lesson, Teacher } from './teacher.js';

interface Props {
	readonly session: BoardSession;
	readonly teacher: Teacher;
}

/** Which mistake it is, what to do, and the result of the attempt. */
export function LearnCard({ session, teacher }: Props) {
	const lesson = useStore(teacher.store, (now) => now);
	return lesson && <Card session={session} teacher={teacher} lesson={lesson} />;
}

function Card({ session, teacher, lesson }: Props & { readonly lesson: Lesson }) {
	const t = useBook();
	const number = useNumber();
	const { setup } = session.store.get().game;
	const mistake = lesson.mistakes[lesson.at]!;
	const isOver = lesson.status === 'solved' || lesson.status === 'shown';
	const isLast = lesson.at === lesson.mistakes.length - 1;
	const { learn } = t.analysis;
	return (
		<section className="learn-card" aria-label={learn.title}>
			<p>
				<small>{learn.progress(lesson.at + 1, lesson.mistakes.length)}</small>
				<span>
					{learn.find(
						mistake.ply + 1,
						t.rules.Owners[mistake.colour],
						mistake.move,
						t.analysis.grades[mistake.grade ?? 'mistake'],
					)}
				</span>
			</p>
			<p role="status" data-status={lesson.status}>
				<strong>{sayStatus(lesson, { setup, colours: [], t, number })}</strong>
			</p>
			<div className="analysis-ways">
				{!isOver && <Button onClick={teacher.showSolution}>{learn.showSolution}</Button>}
				{!isLast && (
					<Button look={isOver ? 'primary' : 'plain'} onClick={teacher.next}>
						{learn.next}
					</Button>
				)}
				<Button look="quiet" icon={<Icon name="close" />} onClick={teacher.leave}>
					{learn.leave}
				</Button>
			</div>
		</section>
	);
}

function sayStatus({ status, judged, mistakes, at }: Lesson, speech: Speech): string {
	const { t } = speech;
	const { learn } = t.analysis;
	switch (status) {
		case 'trying':
			return learn.trying;
		case 'asking':
			return learn.asking;
		case 'wrong':
			return judged ? `${learn.wrong} ${sayLoss(judged, speech)}` : learn.wrong;
		case 'solved':
			return judged?.grade === 'best' ? learn.solvedBest : learn.solved;
		case 'shown':
			return t.analysis.better(sayMove(mistakes[at]?.best.move ?? '', t));
	}
}
