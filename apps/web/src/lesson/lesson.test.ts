import { parseMove } from '@rumis/rules';
import { holdMove } from '@rumis/table';
import { beforeEach, describe, expect, it } from 'vitest';
import { letGo, movePointer, placeHeld, turnStone } from '../../test/sampleHand.js';
import { fromAbove } from '../board/camera.js';
import { playMove } from '../game/playing.js';
import { personToMove } from '../game/state.js';
import * as enBook from '../i18n/en/book.js';
import * as english from '../i18n/en/index.js';
import { answerText, hintFor } from './feedback.js';
import { makeProgress, parseProgress, stepBeside, withDone } from './progress.js';
import { type Running, runStep } from './running.js';
import { beginStep, guessesFor, STEP_IDS, STEPS, type StepId } from './steps.js';

const en = { ...english, ...enBook };

const run = (id: StepId): Running => runStep(STEPS.find((step) => step.id === id)!, () => true);

/** Plays a move like a player: aims the stone, then places it. */
function place({ session }: Running, text: string): void {
	const move = parseMove(text);
	if (!move.ok) throw new Error(text);
	session.change((state) => ({ ...state, ...holdMove(state.table.position, move.value) }));
	session.change(placeHeld);
}

describe('every step of the lesson', () => {
	it('has eight to eleven of them', () => {
		expect(STEPS.length).toBeGreaterThanOrEqual(8);
		expect(STEPS.length).toBeLessThanOrEqual(11);
		expect([...STEP_IDS]).toEqual(Object.keys(en.lesson.steps));
	});

	it.each(STEP_IDS)('%s begins unanswered, on a board that the rules made', (id) => {
		const running = run(id);
		expect(running.answer.get()).toBeNull();
		const { position } = running.session.store.get().table;
		if (running.step.stones?.length !== 0) expect(position.toPlay).toBe('yellow');
	});
});

/** The right move, a move that breaks the rule, and a legal move that was not asked for. */
const WAYS: readonly {
	readonly id: StepId;
	readonly right: readonly string[];
	readonly wrong?: string;
	readonly other?: string;
}[] = [
	{ id: 'place', right: ['L4 b2,b3,b4,c4', 'I4 a1*4', 'P4 a1*2,a2,b1'] },
	{ id: 'turn', right: ['I3 a2*3', 'I3 b2*3'], wrong: 'I3 a5*3', other: 'I3 a1,a2,a3' },
	{ id: 'contact', right: ['I2 a3*2', 'I3 b2,c2,d2'], wrong: 'I2 d3*2' },
	{ id: 'gap', right: [], other: 'I3 b2,b3,b4' },
	{ id: 'height', right: ['I3 a6*3', 'I3 a5*3'], wrong: 'I3 d7*3' },
	{ id: 'cover', right: ['I3 b2,c2,d2', 'I2 b3,c3'], wrong: 'I2 d2*2', other: 'I2 a3*2' },
	{ id: 'walled', right: ['I2 b3,c3', 'I2 b2,b3', 'I3 a3,b3,c3'], wrong: 'I2 a3,b3', other: 'I2 b1,b2' },
];

describe.each(WAYS)('step $id', ({ id, right, wrong, other }) => {
	it.each(right.map((move) => [move]))('is done by %s', (move) => {
		const running = run(id);
		place(running, move);
		expect(running.answer.get()).toEqual({ kind: 'right' });
		expect(answerText(running.step, running.answer.get()!, en).text).not.toBe('');
	});

	if (wrong) {
		it(`is refused for its own reason: ${wrong}`, () => {
			const running = run(id);
			place(running, wrong);
			expect(running.answer.get()).toMatchObject({ kind: 'wrong', illegal: { code: running.step.refusal } });
			expect(answerText(running.step, running.answer.get()!, en).text).toContain(en.lesson.steps[id].wrong);
		});
	}

	if (other) {
		it(`takes ${other} back, which was not asked for, and lets one try again`, () => {
			const running = run(id);
			place(running, other);
			expect(running.answer.get()).toEqual({ kind: 'other' });
			expect(en.lesson.steps[id].other).not.toBe('');
			expect(running.session.store.get().table.position.ply).toBe(2);
			expect(personToMove(running.session.store.get())).toBe(0);
			const [move] = right;
			if (move) place(running, move);
			if (move) expect(running.answer.get()).toEqual({ kind: 'right' });
		});
	}
});

describe('the step about gaps', () => {
	it('keeps the answer secret, and is done by the refusal itself', () => {
		const running = run('gap');
		expect(hintFor(running.step, running.session, running.session.store.get(), en).text).toBe('');
		running.session.change(placeHeld);
		expect(running.answer.get()).toEqual({ kind: 'right' });
		const { message } = running.session.store.get();
		expect(message).toMatchObject({
			kind: 'illegal',
			illegal: { code: 'gap', cells: [{ x: 2, y: 2, z: 0 }] },
		});
	});

	it('can be done after the stone was put back', () => {
		const running = run('gap');
		running.session.change(letGo);
		running.session.change((state) => ({ ...state, ...beginStep(running.step) }));
		running.session.change(placeHeld);
		expect(running.answer.get()).toEqual({ kind: 'right' });
	});
});

describe('stones that are in the hand already', () => {
	it('are upright after one tip, and can be placed', () => {
		const running = run('turn');
		running.session.change(turnStone, 'x', 1);
		running.session.change(placeHeld);
		expect(running.answer.get()).toEqual({ kind: 'right' });
	});

	it('are too high at first, and fit one row up', () => {
		const running = run('height');
		running.session.change(placeHeld);
		expect(running.answer.get()).toMatchObject({ kind: 'wrong', illegal: { code: 'tooHigh' } });
		running.session.change(movePointer, 0, -1);
		expect(running.answer.get()).toBeNull();
		running.session.change(placeHeld);
		expect(running.answer.get()).toEqual({ kind: 'right' });
	});
});

describe('looking and counting', () => {
	it('is done from above, however the camera gets there', () => {
		const running = run('above');
		const { camera } = running.session.shown;
		camera.set(fromAbove(camera.get()));
		expect(running.answer.get()).toEqual({ kind: 'right' });
	});

	it('is granted where there is only the map', () => {
		const running = run('above');
		running.grant();
		expect(running.answer.get()).toEqual({ kind: 'right' });
	});

	it('takes the points that the rules count, and lights the squares', () => {
		const running = run('score');
		const { right, all } = guessesFor(running.session.store.get());
		expect(right).toBe(10);
		expect(new Set(all).size).toBe(all.length);
		running.guess(11);
		expect(running.answer.get()).toEqual({ kind: 'other' });
		expect(running.session.store.get().count?.squares).toBe(11);
		running.guess(right);
		expect(running.answer.get()).toEqual({ kind: 'right' });
	});

	it('takes both winners of the printed example, and neither of them alone', () => {
		const running = run('example');
		const { right, all } = guessesFor(running.session.store.get());
		expect(right).toEqual(['red', 'green']);
		expect(all).toHaveLength(5);
		running.guess(['red']);
		expect(running.answer.get()).toEqual({ kind: 'other' });
		running.guess(right);
		expect(running.answer.get()).toEqual({ kind: 'right' });
	});

	it('has the numbers of this game', () => {
		const [yellow, red] = beginStep(run('score').step).table.position.scores();
		expect(en.lesson.steps.score.right).toContain(
			`${yellow!.visible} squares minus ${yellow!.unplaced} stone`,
		);
		expect(en.lesson.steps.score.right).toContain(`Red has ${red!.points}`);
	});
});

it('after a stone the board waits for the next step', () => {
	const running = run('place');
	running.session.change(playMove, 'L4 b2,b3,b4,c4');
	expect(personToMove(running.session.store.get())).toBeNull();
});

describe('progress', () => {
	let kept: string;
	beforeEach(() => {
		kept = makeProgress({ step: 'gap', done: ['place', 'turn'] });
	});

	it('is restored as stored', () => {
		expect(parseProgress(kept)).toEqual({ step: 'gap', done: ['place', 'turn'] });
	});

	it.each([[null], [''], ['{'], ['[]'], ['{"step":"toString","done":"x"}'], ['{"done":[1,{}]}']])(
		'begins at the beginning after %s',
		(text) => {
			expect(parseProgress(text)).toEqual({ step: 'place', done: [] });
		},
	);

	it('remembers what is done once, in the order of the lesson', () => {
		const done = withDone(withDone(parseProgress(kept), 'place'), 'score');
		expect(done.done).toEqual(['place', 'turn', 'score']);
	});

	it('goes step by step and stays at both ends', () => {
		expect(stepBeside('place', 1)).toBe('turn');
		expect(stepBeside('place', -1)).toBe('place');
		expect(stepBeside('done', 1)).toBe('done');
	});
});
