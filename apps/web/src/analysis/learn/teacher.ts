/** Learning from mistakes: the board goes back to before each one, and the engine grades the attempts. */
import type { Analyst, MoveJudgement, ReviewedMove } from '@rumis/engine';
import type { Line } from '@rumis/rules';
import { makeStore, type Store } from '../../util/store.js';
import type { BoardSession } from '../board/boardSession.js';
import { acceptAttempt, dropAttempt, leaveTask, playLine, startTask } from '../board/editing.js';
import { makeLatest } from '../engine/latest.js';
import { mistakesOf } from '../review/reviewer.js';

export interface Lesson {
	/** The reviewed game, and its mistakes to go through. */
	readonly line: Line;
	readonly mistakes: readonly ReviewedMove[];
	readonly at: number;
	readonly status: 'trying' | 'asking' | 'wrong' | 'solved' | 'shown';
	/** The engine's judgement of the last attempt. */
	readonly judged: MoveJudgement | null;
}

export interface Teacher {
	readonly store: Store<Lesson | null>;
	/** Starts with the first mistake of a seat. */
	start(line: Line, moves: readonly ReviewedMove[], seat: number): void;
	next(): void;
	showSolution(): void;
	leave(): void;
	close(): void;
}

/** Any move that gives away almost nothing is an answer, not only the engine's favourite. */
export const isAnswer = ({ grade }: MoveJudgement): boolean => grade === 'best' || grade === 'good';

export const seatMistakes = (moves: readonly ReviewedMove[], seat: number): readonly ReviewedMove[] =>
	mistakesOf(moves).filter((move) => move.seat === seat);

export function startTeacher(session: BoardSession, engine: () => Analyst): Teacher {
	const store = makeStore<Lesson | null>(null);
	const latest = makeLatest<MoveJudgement>();
	const change = (part: Partial<Lesson>) => {
		const lesson = store.get();
		if (lesson) store.set({ ...lesson, ...part });
	};

	const leave = () => {
		latest.stop();
		store.set(null);
		session.change(leaveTask);
	};

	const show = (lesson: Lesson) => {
		const mistake = lesson.mistakes[lesson.at];
		if (!mistake) return leave();
		store.set({ ...lesson, status: 'trying', judged: null });
		session.change(startTask, lesson.line.slice(0, mistake.ply));
	};

	const settle = (judged: MoveJudgement | null) => {
		const isRight = judged !== null && isAnswer(judged);
		change({ status: isRight ? 'solved' : 'wrong', judged });
		session.change(isRight ? acceptAttempt : dropAttempt);
	};

	const ask = (move: string) => {
		const { game, line } = session.store.get();
		change({ status: 'asking', judged: null });
		const request = { setup: game.setup, moves: line, move, depth: 'fast' } as const;
		latest.ask(() => engine().judge(request), { done: settle });
	};

	/** The player has placed a stone or left the position. */
	const follow = () => {
		const lesson = store.get();
		const { task } = session.store.get();
		if (!lesson || lesson.status === 'solved' || lesson.status === 'shown') return;
		if (!task) leave();
		else if (task.attempt && lesson.status !== 'asking') ask(task.attempt);
	};

	const unsubscribe = session.store.subscribe(follow);
	return {
		store,
		start: (line, moves, seat) =>
			show({ line, mistakes: seatMistakes(moves, seat), at: 0, status: 'trying', judged: null }),
		next() {
			const lesson = store.get();
			if (lesson) show({ ...lesson, at: lesson.at + 1 });
		},
		showSolution() {
			const lesson = store.get();
			const mistake = lesson?.mistakes[lesson.at];
			if (!mistake) return;
			latest.stop();
			change({ status: 'shown', judged: null });
			session.change(leaveTask);
			session.change(playLine, [mistake.best.move]);
		},
		leave,
		close() {
			unsubscribe();
			latest.stop();
		},
	};
}
