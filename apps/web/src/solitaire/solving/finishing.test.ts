import { addStep } from '@rumis/table';
import { describe, expect, it } from 'vitest';
import { startOf } from '../../../test/sampleBuilds.js';
import type { SolitaireBuild } from '../puzzles/puzzle.js';
import { EMPTY_BOOK } from '../results/book.js';
import { NO_USES } from '../results/helps.js';
import { startWatch } from '../results/stopwatch.js';
import { restOf } from '../solver/question.js';
import { solve } from '../solver/solve.js';
import { helpsText, reopenFinished, settle, shareText } from './finishing.js';
import { openPlay, type PuzzleState } from './state.js';

function finished(id: string): SolitaireBuild {
	const build = startOf(id);
	const solving = solve({ kind: 'finish', rest: restOf(build), from: null, seed: 1 });
	for (;;) {
		const { done, value } = solving.next();
		if (!done) continue;
		if (value.kind !== 'finish') throw new Error(value.kind);
		return value.steps.reduce(
			(now, { stone, cells }) => addStep(now, { kind: 'place', stone, colour: 'yellow', cells }),
			build,
		);
	}
}

const solved = finished('cube-3-easy-1');
const noon = (day: number) => new Date(2026, 10, day, 12);

function stateOn(day: number, change: Partial<PuzzleState> = {}): PuzzleState {
	const state = openPlay({ build: solved, ms: 60_000, uses: NO_USES }, `2026-11-${day}`, 'cube-3-easy-1');
	return { ...state, watch: startWatch(state.watch, noon(day).getTime() - 5000), ...change };
}

describe('the last stone', () => {
	it('stops the watch and enters time, stars and day', () => {
		const settled = settle(stateOn(15), EMPTY_BOOK, noon(15))!;
		expect(settled.state.finish).toEqual({ ms: 65_000, stars: 3, streak: 1, isRecord: false });
		expect(settled.state.watch).toEqual({ ms: 65_000, since: null });
		expect(settled.book.puzzles['cube-3-easy-1']).toEqual({ ms: 65_000, stars: 3, times: 1 });
		expect(Object.keys(settled.book.days)).toEqual(['2026-11-15']);
	});

	it('counts once only, and not while there is something left to do', () => {
		const { state } = settle(stateOn(15), EMPTY_BOOK, noon(15))!;
		expect(settle(state, EMPTY_BOOK, noon(15))).toBeNull();
		expect(settle(stateOn(15, { build: startOf('cube-3-easy-1') }), EMPTY_BOOK, noon(15))).toBeNull();
	});

	it('extends the streak on the next day, and restarts it after a missed one', () => {
		const first = settle(stateOn(15), EMPTY_BOOK, noon(15))!;
		const second = settle(stateOn(16), first.book, noon(16))!;
		expect(second.state.finish?.streak).toBe(2);
		expect(settle(stateOn(18), second.book, noon(18))!.state.finish?.streak).toBe(1);
	});

	it('is a record when it was slower before', () => {
		const slow = settle(stateOn(15, { watch: { ms: 99_000, since: null } }), EMPTY_BOOK, noon(15))!;
		expect(settle(stateOn(16), slow.book, noon(16))!.state.finish?.isRecord).toBe(true);
	});

	it('is seen again when the puzzle is opened again', () => {
		const { book } = settle(stateOn(15), EMPTY_BOOK, noon(15))!;
		const again = reopenFinished(stateOn(15, { watch: { ms: 65_000, since: null } }), book, noon(15));
		expect(again.finish).toEqual({ ms: 65_000, stars: 3, streak: 1, isRecord: false });
		expect(settle(again, book, noon(15))).toBeNull();
	});
});

describe('the result to share', () => {
	it('shows helps as signs', () => {
		expect(helpsText(NO_USES)).toBe('');
		expect(helpsText({ ...NO_USES, check: 1, next: 3 })).toBe('🔍💡×3');
	});

	it('has name, stars, time, helps and streak, and no spoilers', () => {
		const finish = { ms: 272_000, stars: 2, streak: 4, isRecord: false };
		const words = { title: 'Rumis: Cube', noHelp: 'no help', streak: '4 days' };
		expect(shareText(finish, { ...NO_USES, check: 1 }, words)).toBe(
			'Rumis: Cube\n★★☆ · 4:32 · 🔍\n🔥 4 days',
		);
		expect(shareText(finish, NO_USES, { ...words, streak: '' })).toBe('Rumis: Cube\n★★☆ · 4:32 · no help');
	});
});
