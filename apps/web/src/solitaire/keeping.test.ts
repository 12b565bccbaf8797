import { describe, expect, it } from 'vitest';
import type { Shelf } from '../records/savedGames.js';
import { NO_USES } from './helps.js';
import { begunIds, dailyId, forgetBuild, keepBuild, loadBuild, tidyDays } from './keeping.js';
import { buildByChance, startOf } from './sampleBuilds.js';

/** A device's storage; a full one refuses to be written. */
function makeShelf(isFull = false): Shelf {
	const kept = new Map<string, string>();
	return {
		get length() {
			return kept.size;
		},
		key: (index) => [...kept.keys()][index] ?? null,
		getItem: (key) => kept.get(key) ?? null,
		setItem(key, text) {
			if (isFull) throw new Error('full');
			kept.set(key, text);
		},
		removeItem: (key) => void kept.delete(key),
	};
}

const begun = { build: buildByChance('cube-3', 1, 3), ms: 4000, uses: NO_USES };
const { puzzle } = begun.build;

describe('puzzles on the device', () => {
	it('are taken up where they were left, each by itself', () => {
		const shelf = makeShelf();
		expect(keepBuild(begun, shelf)).toBe(true);
		expect(loadBuild(puzzle, shelf)).toEqual({ ok: true, value: begun });
		const other = startOf('free-cube-4-2').puzzle;
		expect(loadBuild(other, shelf)).toEqual({ ok: false, error: { code: 'savedMissing' } });
		expect(begunIds(shelf)).toEqual(new Set([puzzle.id]));
		forgetBuild(puzzle.id, shelf);
		expect(begunIds(shelf).size).toBe(0);
	});

	it('are not kept by a device that is full, which is said', () => {
		expect(keepBuild(begun, makeShelf(true))).toBe(false);
	});

	it('are forgotten when their day is long gone', () => {
		const shelf = makeShelf();
		const keepAs = (id: string) =>
			keepBuild({ ...begun, build: { ...begun.build, puzzle: { ...puzzle, id } } }, shelf);
		for (const id of ['cube-3-easy-1', ...['2026-11-13', '2026-11-14', '2026-11-15'].map(dailyId)])
			keepAs(id);
		tidyDays('2026-11-15', shelf);
		expect(begunIds(shelf)).toEqual(new Set(['cube-3-easy-1', dailyId('2026-11-14'), dailyId('2026-11-15')]));
	});
});
