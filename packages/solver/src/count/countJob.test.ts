import { seededRandom } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { boxCover, must, SOMA } from '../../test/puzzles.js';
import { CountJob } from './countJob.js';
import { makeCountState, makeQuestion, parseCountState } from './countState.js';

const cover = boxCover([3, 3, 3], SOMA);
const start = (): CountJob => must(CountJob.start(cover, 'rotations'));
const question = makeQuestion(cover, 'rotations');

/** Works on random units for this many slices. */
function workSome(job: CountJob, slices: number, nodes: number): void {
	const random = seededRandom(slices);
	for (let i = 0; i < slices && !job.finished; i++) {
		const open = job.open();
		const unit = open[random.below(open.length)]!;
		job.update(unit, job.workOn(unit, job.stateOf(unit), nodes));
	}
}

describe('a count in units', () => {
	it('ends with the right number, in any order and slices', () => {
		for (const nodes of [97, 5000]) {
			const job = start();
			workSome(job, Number.POSITIVE_INFINITY, nodes);
			expect([job.count, job.fraction]).toEqual([480, expect.closeTo(1, 9)]);
		}
	});

	it('ends with the right number after being saved and loaded many times', () => {
		let job = start();
		for (let i = 1; !job.finished; i++) {
			workSome(job, i, 400);
			const state = must(parseCountState(makeCountState({ question, units: job.snapshot() })));
			job = start();
			expect(job.restore(state.units).ok).toBe(true);
		}
		expect(job.count).toBe(480);
	});

	it('belongs to its question, and to no other', () => {
		expect(makeQuestion(boxCover([3, 3, 3], SOMA), 'rotations')).toBe(question);
		expect(makeQuestion(cover, 'none')).not.toBe(question);
		expect(makeQuestion(boxCover([3, 3, 3], 1), 'rotations')).not.toBe(question);
	});
});

describe('a saved count', () => {
	const job = start();
	workSome(job, 20, 500);
	const text = makeCountState({ question, units: job.snapshot() });

	it.each([
		['nothing', '', 'stateForm'],
		['no JSON', 'hello', 'stateForm'],
		['other JSON', '{"format":"something"}', 'stateForm'],
		['a list', '[]', 'stateForm'],
		['a text cut short', text.slice(0, -9), 'stateForm'],
		['a later version', text.replace('"version":1', '"version":2'), 'stateVersion'],
		['a number changed by hand', text.replace('"units":[[', '"units":[[7'), 'stateCheck'],
		['units of the wrong kind', text.replace(/"units":.*/, '"units":7}'), 'stateForm'],
	])('is refused when it is %s', (_, wrong, code) => {
		expect(parseCountState(wrong)).toEqual({ ok: false, error: { code } });
	});

	it('does not fit another job', () => {
		const other = must(CountJob.start(boxCover([3, 3, 3], 1), 'none'));
		expect(other.restore(must(parseCountState(text)).units)).toEqual({ ok: false, error: 'stateUnits' });
		const broken = job.snapshot().map((state) => ({ ...state, path: [999999] }));
		expect(start().restore(broken)).toEqual({ ok: false, error: 'stateUnits' });
	});
});
