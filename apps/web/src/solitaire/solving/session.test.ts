import { cellKey } from '@rumis/rules';
import { addStep, type BuildStep } from '@rumis/table';
import { describe, expect, it } from 'vitest';
import { cellsOf, startOf } from '../../../test/sampleBuilds.js';
import {
	letGo,
	lift,
	nextFittingPlace,
	pickNext,
	pickStone,
	placeHeld,
	pointInto,
} from '../../play/holding.js';
import { showLevels } from '../../play/looking.js';
import { NO_USES } from '../results/helps.js';
import type { Listener, SolverClient } from '../solver/asking.js';
import type { Question } from '../solver/question.js';
import { solve } from '../solver/solve.js';
import { hideSolution, showCount } from './helping.js';
import { clear, takeStone, tipFrame, undo } from './playing.js';
import { type PuzzleSession, startPuzzle } from './session.js';
import { openPlay } from './state.js';
import { boardViewOf } from './view.js';

interface Asked {
	readonly question: Question;
	readonly listener: Listener;
	isStopped: boolean;
}

/** A session with a fake solver that the test controls. */
function open(id: string): { session: PuzzleSession; asked: Asked[]; answer: (asked: Asked) => void } {
	const asked: Asked[] = [];
	const ask: SolverClient = (question, listener) => {
		const entry: Asked = { question, listener, isStopped: false };
		asked.push(entry);
		return () => {
			entry.isStopped = true;
		};
	};
	const saved = { build: startOf(id), ms: 0, uses: NO_USES };
	const now = () => new Date(2026, 10, 15);
	const session = startPuzzle(openPlay(saved, null, id), { isCalm: () => true, now, ask });
	const answer = ({ question, listener }: Asked) => {
		const solving = solve(question);
		for (;;) {
			const { done, value } = solving.next();
			if (done) return listener.onAnswer(value);
			listener.onProgress(value);
		}
	};
	return { session, asked, answer };
}

const bar = { stone: 'I3', owner: 'yellow' } as const;

describe('playing', () => {
	it('picks, places, takes back by pointing, and undoes', () => {
		const { session } = open('cube-3');
		const { store, change, act } = session;
		act(pickStone, bar);
		expect(boardViewOf(store.get()).ghost?.fits).toBe(true);
		act(placeHeld);
		expect(store.get().build.placed).toHaveLength(1);
		const [laid] = store.get().build.placed;
		change(takeStone, laid);
		expect(store.get().held).toMatchObject({ owner: 'yellow', orientation: { stone: 'I3' } });
		expect(boardViewOf(store.get()).ghost?.cells).toEqual(laid?.cells);
		change(undo);
		expect(store.get().build.placed).toHaveLength(1);
		expect(store.get().held).toBeNull();
	});

	it('says why a stone is illegal, and keeps it in the hand', () => {
		const { session } = open('cube-3');
		session.act(pickStone, { stone: 'I4', owner: 'yellow' });
		session.act(placeHeld);
		expect(session.store.get().message).toMatchObject({ kind: 'illegal', illegal: { code: 'outsideFrame' } });
		expect(session.store.get().held).not.toBeNull();
	});

	it('puts a stone into the very cell of a level that is pointed at', () => {
		const { session } = open('cube-3');
		session.act(pickStone, bar);
		session.act(pointInto, { x: 0, y: 2, z: 2 });
		expect(session.store.get().cursor.z).toBe(2);
		session.act(lift, -1);
		expect(session.store.get().cursor.z).toBe(1);
		session.act(placeHeld);
		expect(session.store.get().build.filled.get(cellKey({ x: 0, y: 2, z: 1 }))?.stone).toBe('I3');
	});

	it('builds below others when only the lower levels are looked at', () => {
		const { session } = open('cube-3');
		session.act(pickStone, { stone: 'O4', owner: 'yellow' });
		session.act(pointInto, { x: 1, y: 1, z: 2 });
		session.act(placeHeld);
		session.act(showLevels, 1);
		session.act(pickStone, bar);
		session.act(pointInto, { x: 1, y: 1, z: 0 });
		expect(boardViewOf(session.store.get()).ghost?.fits).toBe(true);
		expect(session.store.get().cursor.z).toBe(0);
	});

	it('never gives away a stone of the puzzle', () => {
		const { session } = open('cube-3-easy-1');
		session.change(takeStone, session.store.get().build.given[0]);
		expect(session.store.get().message).toEqual({ kind: 'isGiven' });
		expect(session.store.get().held).toBeNull();
	});

	it('by the rules takes back the last stone only', () => {
		const { session } = open('rules-cube-3-1');
		for (let stones = 0; stones < 2; stones++) {
			session.act(pickNext, 1);
			session.act(nextFittingPlace, 1);
			session.act(placeHeld);
		}
		const [first, second] = session.store.get().build.placed;
		session.change(takeStone, first);
		expect(session.store.get().message).toEqual({ kind: 'notLast' });
		session.change(takeStone, second);
		expect(session.store.get().held?.orientation.stone).toBe(second?.stone);
	});

	it('rotates the held stone with the frame', () => {
		const { session } = open('fill-pisac-2');
		session.act(pickStone, bar);
		session.change(tipFrame, 'x');
		const { build, held } = session.store.get();
		expect(held).toMatchObject({ owner: 'yellow', orientation: { stone: 'I3' } });
		expect(build.pose).toBe('x');
		expect(boardViewOf(session.store.get()).frame).toEqual(build.size);
		session.change(letGo);
		session.change(clear);
		expect(session.store.get().message).toBeNull();
	});
});

describe('helps', () => {
	it('tell whether it can be finished, and are paid for', () => {
		const { session, asked, answer } = open('cube-3');
		session.ask('check');
		expect(session.store.get().asking?.help).toBe('check');
		answer(asked[0]!);
		expect(session.store.get()).toMatchObject({ asking: null, finding: { kind: 'canFinish' } });
		expect(session.store.get().uses.check).toBe(1);
	});

	it('place a stone that can stay', () => {
		const { session, asked, answer } = open('rules-cube-3-2');
		session.ask('place');
		answer(asked[0]!);
		const { build, uses, finding } = session.store.get();
		expect(build.placed).toHaveLength(1);
		expect(finding?.kind).toBe('placed');
		expect(uses.place).toBe(1);
	});

	it('place the stone that they have named', () => {
		const { session, asked, answer } = open('free-cube-4-2');
		session.ask('next');
		answer(asked[0]!);
		const { finding } = session.store.get();
		session.ask('place');
		answer(asked[1]!);
		const [laid] = session.store.get().build.placed;
		expect(finding).toMatchObject({ kind: 'next', item: { stone: laid?.stone, colour: laid?.colour } });
	});

	it('name the next stone without placing it', () => {
		const { session, asked, answer } = open('cube-3-easy-1');
		session.ask('next');
		answer(asked[0]!);
		expect(session.store.get().finding).toMatchObject({ kind: 'next' });
		expect(session.store.get().build.placed).toHaveLength(0);
	});

	it('count ways, and are charged as soon as some are shown', () => {
		const { session, asked, answer } = open('cube-3-easy-1');
		session.ask('ways');
		asked[0]!.listener.onProgress({ found: 2, part: 0.5, nodes: 10 });
		expect(session.store.get().uses.ways).toBe(1);
		answer(asked[0]!);
		expect(session.store.get().uses.ways).toBe(1);
		expect(session.store.get().finding).toMatchObject({ kind: 'ways', isExact: true });
	});

	it('cost nothing if cancelled before anything is shown', () => {
		const { session, asked } = open('free-cube-4-2');
		session.ask('ways');
		session.stop();
		expect(asked[0]?.isStopped).toBe(true);
		expect(session.store.get()).toMatchObject({ uses: NO_USES, asking: null, finding: { kind: 'stopped' } });
	});

	it('end when the building changes, because they were about another one', () => {
		const { session, asked } = open('cube-3');
		session.ask('check');
		session.act(pickStone, bar);
		expect(asked[0]?.isStopped).toBe(false);
		session.act(placeHeld);
		expect(asked[0]?.isStopped).toBe(true);
		expect(session.store.get().asking).toBeNull();
	});

	it('report that the solver is missing', () => {
		const { session, asked } = open('cube-3');
		session.ask('check');
		asked[0]!.listener.onFailure();
		expect(session.store.get()).toMatchObject({ uses: NO_USES, finding: { kind: 'failed' } });
	});
});

describe('the solution', () => {
	it('is built up from the current stones, every stone supported, and can be hidden again', () => {
		const { session, asked, answer } = open('cube-3');
		session.act(pickStone, bar);
		session.act(placeHeld);
		session.ask('solution');
		answer(asked[0]!);
		const { shown, uses } = session.store.get();
		expect(shown).toMatchObject({ count: 1, goesOn: true });
		expect(uses.solution).toBe(1);
		session.change(showCount, 99);
		const view = boardViewOf(session.store.get());
		expect(view.stones.flatMap(({ cells }) => cells)).toHaveLength(27);
		expect(view.ghost).toBeNull();
		session.change(tipFrame, 'x');
		expect(boardViewOf(session.store.get()).stones.flatMap(({ cells }) => cells)).toHaveLength(27);
		session.change(hideSolution);
		expect(session.store.get().build.placed).toHaveLength(1);
	});

	it('starts from scratch if the building cannot be completed', () => {
		const { session, asked, answer } = open('cube-3');
		const stuck: readonly BuildStep[] = [
			{ kind: 'place', stone: 'P4', colour: 'yellow', cells: cellsOf('110 100 010 111') },
			{ kind: 'place', stone: 'I2', colour: 'yellow', cells: cellsOf('001 101') },
		];
		session.change((state) => ({ ...letGo(state), build: stuck.reduce(addStep, state.build) }));
		session.ask('solution');
		answer(asked[0]!);
		expect(asked).toHaveLength(2);
		answer(asked[1]!);
		expect(session.store.get().shown).toMatchObject({ count: 0, goesOn: false });
	});
});
