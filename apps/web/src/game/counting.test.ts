import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameWith, movesOf, playedOut, tableOf } from '../../test/sampleGames.js';
import { sessionOf } from '../../test/sampleSession.js';
import { ABOVE_TILT, HOME } from '../board/camera.js';
import { countOn, endCount, startCounting } from './counting.js';
import { playMove, tableAt } from './playing.js';
import { type GameState, openGame } from './state.js';
import { boardViewOf, countOrder } from './view.js';

const finished = openGame('sample', playedOut(tableOf()));
const total = countOrder(finished.table.position).length;
const lastMove = movesOf(finished.table).at(-1)!;
const beforeEnd = openGame('sample', tableAt(finished.table, finished.table.position.ply - 1));
const justOver = playMove(beforeEnd, lastMove);

describe('counting', () => {
	it('counts one square at a time, and finishes after the last', () => {
		let state: GameState = justOver;
		for (let squares = 1; squares <= total; squares++) {
			state = countOn(state);
			expect(state.count).toEqual({ squares, isDone: false });
			expect(boardViewOf(state).counted).toHaveLength(squares);
		}
		expect(countOn(state).count?.isDone).toBe(true);
	});

	it('can be skipped', () => expect(endCount(justOver).count).toEqual({ squares: 0, isDone: true }));

	it('changes nothing when there is nothing to count', () => {
		const running = gameWith();
		expect(countOn(running)).toBe(running);
		expect(endCount(running).count).toBeNull();
		expect(countOn(finished)).toBe(finished);
	});
});

describe('a game that ends on the screen', () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => void vi.useRealTimers());

	function watch(state: GameState, isCalm: boolean) {
		const session = sessionOf(state);
		const stop = startCounting(session, () => isCalm);
		return { session, stop, count: () => session.store.get().count };
	}

	it('is looked at from above and counted to the end', () => {
		const { session, stop, count } = watch(beforeEnd, false);
		session.change(playMove, lastMove);
		expect(session.motion.goal().tilt).toBe(ABOVE_TILT);
		expect(count()?.isDone).toBe(false);
		vi.runAllTimers();
		expect(count()).toEqual({ squares: total + 1, isDone: true });
		stop();
	});

	it('shows the result immediately with reduced motion', () => {
		const { session, stop, count } = watch(beforeEnd, true);
		session.change(playMove, lastMove);
		expect(count()?.isDone).toBe(true);
		stop();
	});

	it('is counted no further once it is skipped or left', () => {
		const skipped = watch(justOver, false);
		skipped.session.change(endCount);
		const left = watch(justOver, false);
		left.stop();
		vi.runAllTimers();
		expect(skipped.count()).toEqual({ squares: 0, isDone: true });
		expect(left.count()).toEqual({ squares: 0, isDone: false });
	});

	it('is not counted again, nor does the camera move, when it is only opened', () => {
		const { session, count } = watch(finished, false);
		vi.runAllTimers();
		expect(count()).toEqual({ squares: 0, isDone: true });
		expect(session.motion.goal()).toEqual(HOME);
	});
});
