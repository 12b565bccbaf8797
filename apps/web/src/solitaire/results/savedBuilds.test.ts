import { describe, expect, it } from 'vitest';
import { buildByChance, startOf } from '../../../test/sampleBuilds.js';
import { memoryStorage } from '../../../test/sampleStorage.js';
import { NO_USES } from './helps.js';
import { begunIds, dailyId, loadBuild, removeBuild, removeOldDays, saveBuild } from './savedBuilds.js';

const begun = { build: buildByChance('cube-3', 1, 3), ms: 4000, uses: NO_USES };
const { puzzle } = begun.build;

describe('puzzles on the device', () => {
	it('are taken up where they were left, each by itself', () => {
		const storage = memoryStorage();
		expect(saveBuild(begun, storage)).toBe(true);
		expect(loadBuild(puzzle, storage)).toEqual({ ok: true, value: begun });
		const other = startOf('free-cube-4-2').puzzle;
		expect(loadBuild(other, storage)).toEqual({ ok: false, error: { code: 'savedMissing' } });
		expect(begunIds(storage)).toEqual(new Set([puzzle.id]));
		removeBuild(puzzle.id, storage);
		expect(begunIds(storage).size).toBe(0);
	});

	it('are not stored on a full device, which is reported', () => {
		expect(saveBuild(begun, memoryStorage(new Map(), true))).toBe(false);
	});

	it('are forgotten when their day is long gone', () => {
		const storage = memoryStorage();
		const keepAs = (id: string) =>
			saveBuild({ ...begun, build: { ...begun.build, puzzle: { ...puzzle, id } } }, storage);
		for (const id of ['cube-3-easy-1', ...['2026-11-13', '2026-11-14', '2026-11-15'].map(dailyId)])
			keepAs(id);
		removeOldDays('2026-11-15', storage);
		expect(begunIds(storage)).toEqual(
			new Set(['cube-3-easy-1', dailyId('2026-11-14'), dailyId('2026-11-15')]),
		);
	});
});
