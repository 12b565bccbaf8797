import { addStep, turnFrame } from '@rumis/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildByChance, cellsOf, startOf } from '../../../test/sampleBuilds.js';
import { NO_USES } from './helps.js';
import { freshBuild, makeSaved, parseSaved } from './savedBuild.js';

describe('a puzzle that was begun', () => {
	it('is restored as it was left, in every mode and however the frame is tipped', () => {
		const ids = fc.constantFrom('cube-3', 'rules-cube-3-2', 'cube-4-hard-1', 'fill-chaka-2');
		fc.assert(
			fc.property(ids, fc.nat(500), fc.nat(5), fc.nat(9999), (id, seed, stones, ms) => {
				const played = buildByChance(id, seed, stones);
				const build = played.turn ? played : turnFrame(turnFrame(played, 'x'), 'y');
				const saved = { build, ms, uses: { ...NO_USES, next: 2 } };
				const read = parseSaved(makeSaved(saved), build.puzzle);
				expect(read).toEqual({ ok: true, value: saved });
			}),
			{ numRuns: 20 },
		);
	});

	it('remembers what can be undone', () => {
		const two = buildByChance('cube-3', 1, 2);
		const { stone, colour } = two.placed[0]!;
		const build = addStep(addStep(two, { kind: 'take', stone, colour }), { kind: 'clear' });
		const read = parseSaved(makeSaved({ build, ms: 0, uses: NO_USES }), build.puzzle);
		expect(read.ok && read.value.build.steps).toEqual(build.steps);
	});

	const { puzzle } = startOf('cube-3');
	const written = (steps: readonly unknown[]) =>
		JSON.stringify({ version: 1, lie: '', steps, ms: 0, uses: NO_USES });

	it('is rejected if its steps are invalid', () => {
		const bad = [
			['place yellow I3 0,0,0 1,0,0 3,0,0'],
			['place yellow I3 0,0,0 1,0,0 2,0,0', 'place yellow I2 0,0,0 0,1,0'],
			['place yellow I3 0,0,0 1,0,0 2,0,0', 'place yellow I3 0,1,0 1,1,0 2,1,0'],
			['place red I3 0,0,0 1,0,0 2,0,0'],
			['place yellow L4 0,0,0 1,0,0 2,0,0'],
			['take yellow I3'],
			['end yellow'],
			['dance'],
			[7],
		];
		for (const steps of bad)
			expect(parseSaved(written(steps), puzzle)).toEqual({ ok: false, error: { code: 'savedStep' } });
		expect(parseSaved(written([]), puzzle)).toEqual({ ok: true, value: freshBuild(puzzle) });
	});

	it('is rejected without an exception, whatever it contains', () => {
		const refuses = (text: string) => {
			expect(parseSaved(text, puzzle).ok).toBe(false);
		};
		fc.assert(fc.property(fc.string(), refuses));
		fc.assert(fc.property(fc.json(), refuses));
		fc.assert(
			fc.property(fc.array(fc.string()), (steps) => {
				if (steps.length > 0) expect(parseSaved(written(steps), puzzle).ok).toBe(false);
			}),
		);
	});

	it('drops a very long history, but not the current stones', () => {
		let build = startOf('cube-3');
		const bar = { stone: 'I3', colour: 'yellow' } as const;
		for (let i = 0; i < 301; i++) {
			build = addStep(build, { kind: 'place', ...bar, cells: cellsOf('000 100 200') });
			if (i < 300) build = addStep(build, { kind: 'take', ...bar });
		}
		const read = parseSaved(makeSaved({ build, ms: 0, uses: NO_USES }), build.puzzle);
		expect(read.ok && read.value.build.placed).toEqual(build.placed);
		expect(read.ok && read.value.build.steps).toHaveLength(1);
	});
});
