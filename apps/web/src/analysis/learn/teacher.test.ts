import type { Analyst, Grade, MoveJudgement, ReviewedMove } from '@rumis/engine';
import { findBuiltin, gameOf, makeMove, nextMoves, Position, parseMove } from '@rumis/rules';
import { describe, expect, test } from 'vitest';
import { startSession } from '../../play/session.js';
import { ANALYSIS } from '../board/builder.js';
import { goTo, placeMove } from '../board/editing.js';
import { openAnalysis } from '../board/state.js';
import { ANALYSIS_WORDS } from '../board/words.js';
import { startTeacher } from './teacher.js';

const SETUP = { scenario: findBuiltin('chullpa')!, players: 2, mode: 'standard', start: 'yellow' } as const;

function firstMoves(count: number): Position {
	const started = Position.start(SETUP);
	if (!started.ok) throw new Error(started.error.code);
	while (started.value.ply < count) started.value.play(started.value.legalMoves()[0]!);
	return started.value;
}

const PLAYED = firstMoves(4);
const LINE = PLAYED.moves.map(makeMove);
const OTHER = makeMove(PLAYED.atPly(2).legalMoves()[7]!);

const nothing = { points: [0, 0], win: [0.5, 0.5], values: [0.5, 0.5], exact: false };
const judgement = (grade: Grade): MoveJudgement => ({
	grade,
	lost: { value: 0.3, win: 0.3, points: 2 },
	played: { move: LINE[2]!, line: [LINE[2]!], after: nothing },
	best: { move: OTHER, line: [OTHER], after: nothing },
	exact: false,
	forced: false,
	only: false,
});
const MISTAKE = { ...judgement('mistake'), ply: 2, seat: 0, colour: 'yellow', move: LINE[2] } as ReviewedMove;
const OTHERS = { ...MISTAKE, ply: 3, seat: 1 } as ReviewedMove;

/** A lesson whose engine gives these grades, one after the other. */
function startLesson(...grades: Grade[]) {
	const session = startSession(
		openAnalysis({ id: 'a', game: gameOf(SETUP, PLAYED.moves), line: LINE, isEdited: false }),
		{ builder: ANALYSIS, words: ANALYSIS_WORDS, isCalm: () => true },
	);
	const judge: Analyst['judge'] = () => ({
		done: Promise.resolve({ ok: true, value: judgement(grades.shift() ?? 'best') }),
		cancel() {},
	});
	const teacher = startTeacher(session, () => ({ judge }) as unknown as Analyst);
	teacher.start(LINE, [MISTAKE, OTHERS], 0);
	const place = async (text: string) => {
		const move = parseMove(text);
		if (move.ok) session.change(placeMove, move.value);
		await new Promise((resolve) => setTimeout(resolve, 0));
	};
	return { session, teacher, place, status: () => teacher.store.get()?.status };
}

describe('learning from mistakes', () => {
	test('begins before the first mistake of that player', () => {
		const { session, teacher } = startLesson();
		expect(session.store.get().line).toEqual(LINE.slice(0, 2));
		expect(teacher.store.get()?.mistakes).toEqual([MISTAKE]);
	});

	test('judges an attempt by its value: a bad one goes back, a good one becomes a variation', async () => {
		const { session, place, status } = startLesson('inaccuracy', 'good');
		await place(OTHER);
		expect(status()).toBe('wrong');
		expect(session.store.get().line).toEqual(LINE.slice(0, 2));
		expect(nextMoves(session.store.get().game, LINE.slice(0, 2))).toHaveLength(1);
		await place(OTHER);
		expect(status()).toBe('solved');
		expect(session.store.get().line).toEqual([...LINE.slice(0, 2), OTHER]);
		expect(nextMoves(session.store.get().game, LINE.slice(0, 2))).toHaveLength(2);
	});

	test('shows the solution when asked, and ends after the last mistake', () => {
		const { session, teacher, status } = startLesson();
		teacher.showSolution();
		expect(status()).toBe('shown');
		expect(session.store.get().line.at(-1)).toBe(OTHER);
		teacher.next();
		expect(teacher.store.get()).toBe(null);
	});

	test('ends when the player leaves the position', () => {
		const { session, teacher } = startLesson();
		session.change(goTo, LINE);
		expect(teacher.store.get()).toBe(null);
		expect(session.store.get().task).toBe(null);
	});
});
