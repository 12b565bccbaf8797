import { shippedPuzzles } from '@rumis/solver';
import { addStep, type BuildStep, isFilled, isLegalStep } from '@rumis/table';
import { describe, expect, it } from 'vitest';
import { buildByChance, cellsOf, startOf } from '../../../test/sampleBuilds.js';
import type { SolitaireBuild } from '../puzzles/puzzle.js';
import { type Answer, type Kind, type Next, type Progress, partialBuildingOf, restOf } from './question.js';
import { solve } from './solve.js';

function ask(build: SolitaireBuild, kind: Kind, seed = 1): { answer: Answer; progress: Progress[] } {
	const solving = solve({ kind, rest: restOf(build), from: partialBuildingOf(build), seed });
	const progress: Progress[] = [];
	for (;;) {
		const { done, value } = solving.next();
		if (done) return { answer: value, progress };
		progress.push(value);
	}
}

const stepsOf = (answer: Answer): readonly Next[] => (answer.kind === 'finish' ? answer.steps : []);

/** Plays a completion by the rules, validated by the referee. */
function play(build: SolitaireBuild, steps: readonly Next[]): SolitaireBuild {
	const carryOut = (now: SolitaireBuild, step: BuildStep): SolitaireBuild => {
		const isEnded = step.kind === 'end' && now.turn?.ended.some(({ colour }) => colour === step.colour);
		if (isEnded) return now;
		expect(isLegalStep(now, step)).toBe(true);
		return addStep(now, step);
	};
	return steps
		.flatMap(({ stone, colour, cells, ending }): BuildStep[] => [
			...ending.map((each) => ({ kind: 'end', colour: each }) as const),
			{ kind: 'place', stone, colour: colour!, cells },
		])
		.reduce(carryOut, build);
}

describe('free building', () => {
	it('can be completed from the current stones', () => {
		const build = buildByChance('cube-5-medium-1', 1, 0);
		const { answer } = ask(build, 'finish');
		const cells = stepsOf(answer).flatMap((step) => step.cells);
		expect(cells).toHaveLength(build.cells.length - build.filled.size);
	});

	it('is known to be beyond saving', () => {
		// The bar leaves one unreachable cell in the corner.
		const cut = addStep(startOf('cube-3'), {
			kind: 'place',
			stone: 'P4',
			colour: 'yellow',
			cells: cellsOf('110 100 010 111'),
		});
		const closed = addStep(cut, { kind: 'place', stone: 'I2', colour: 'yellow', cells: cellsOf('001 101') });
		expect(ask(closed, 'finish').answer).toEqual({ kind: 'none' });
		expect(ask(closed, 'count').answer).toEqual({ kind: 'count', count: 0, isExact: true });
	});

	it('has 80,928 ways for the small cube of one colour, and never reports more on the way', () => {
		const { answer, progress } = ask(startOf('cube-3'), 'count');
		expect(answer).toEqual({ kind: 'count', count: 80_928, isExact: true });
		expect(progress.length).toBeGreaterThan(0);
		for (const { found, part } of progress) {
			expect(found).toBeLessThanOrEqual(80_928);
			expect(part).toBeLessThanOrEqual(1);
		}
	});

	it('is finished in one way when it is full', () => {
		const { answer } = ask(startOf('cube-3-easy-1'), 'finish');
		const full = stepsOf(answer).reduce(
			(build, { stone, cells }) => addStep(build, { kind: 'place', stone, colour: 'yellow', cells }),
			startOf('cube-3-easy-1'),
		);
		expect(isFilled(full)).toBe(true);
		expect(ask(full, 'count').answer).toEqual({ kind: 'count', count: 1, isExact: true });
	});

	it('estimates near the truth', () => {
		const { answer } = ask(startOf('cube-3'), 'estimate');
		expect(answer.kind === 'estimate' && answer.mean).toBeGreaterThan(60_000);
		expect(answer.kind === 'estimate' && answer.mean).toBeLessThan(100_000);
	});
});

describe('building by the rules', () => {
	it.each([
		'rules-cube-3-1',
		'rules-cube-3-2',
		'rules-cube-3-4',
		'rules-cube-4-2',
		'rules-cube-4-4',
		'rules-cube-5-4',
	])('is finished step by legal step: %s', (id) => {
		const build = startOf(id);
		const { answer } = ask(build, 'finish');
		expect(isFilled(play(build, stepsOf(answer)))).toBe(true);
	});

	it.each(['touching', 'rules'] as const)('is finished on what a puzzle of the level %s gives', (level) => {
		for (const { name } of shippedPuzzles(level).slice(0, 6)) {
			const build = startOf(name);
			expect(isFilled(play(build, stepsOf(ask(build, 'finish').answer))), name).toBe(true);
		}
	});

	it('continues from the current building, or knows that it cannot', () => {
		let finished = 0;
		for (let seed = 1; seed <= 12; seed++) {
			const build = buildByChance('rules-cube-3-2', seed, 5);
			const { answer } = ask(build, 'finish');
			if (answer.kind === 'none') {
				expect(ask(build, 'count').answer).toEqual({ kind: 'count', count: 0, isExact: true });
				continue;
			}
			finished++;
			expect(isFilled(play(build, stepsOf(answer)))).toBe(true);
		}
		expect(finished).toBeGreaterThan(0);
		expect(finished).toBeLessThan(12);
	});

	it('counts what can be built from here: never more than freely', () => {
		const steps = stepsOf(ask(startOf('rules-cube-3-1'), 'finish').answer);
		const ruled = play(startOf('rules-cube-3-1'), steps.slice(0, 3));
		const free = steps
			.slice(0, 3)
			.reduce(
				(build, { stone, cells }) => addStep(build, { kind: 'place', stone, colour: 'yellow', cells }),
				startOf('cube-3'),
			);
		const [byRules, freely] = [ask(ruled, 'count').answer, ask(free, 'count').answer];
		expect(byRules.kind === 'count' && byRules.isExact && byRules.count).toBeGreaterThanOrEqual(1);
		expect(byRules.kind === 'count' && byRules.count).toBeLessThanOrEqual(
			freely.kind === 'count' ? freely.count : 0,
		);
	});
});
