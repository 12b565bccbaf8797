/** Started puzzles on this device. */

import { err, type Result } from '@rumis/rules';
import { deviceStorage, type Key, PREFIXES } from '../../device/storage.js';
import type { SolitairePuzzle } from '../puzzles/puzzle.js';
import { type Day, dayBefore } from './days.js';
import { makeSaved, parseSaved, type SavedBuild, type SavedError } from './savedBuild.js';

export const dailyId = (day: Day): string => `daily-${day}`;

const buildKey = (id: string): Key => `${PREFIXES.build}${id}`;

/** Saves the current state of a puzzle; false if the storage refuses it. */
export const saveBuild = (saved: SavedBuild, storage = deviceStorage): boolean =>
	storage.write(buildKey(saved.build.puzzle.id), makeSaved(saved));

export const removeBuild = (id: string, storage = deviceStorage): void => storage.remove(buildKey(id));

export function loadBuild(
	puzzle: SolitairePuzzle,
	storage = deviceStorage,
): Result<SavedBuild, SavedError | { readonly code: 'savedMissing' }> {
	const text = storage.read(buildKey(puzzle.id));
	return text === null ? err({ code: 'savedMissing' }) : parseSaved(text, puzzle);
}

/** The ids of all started puzzles. */
export const begunIds = (storage = deviceStorage): ReadonlySet<string> =>
	new Set(storage.idsOf(PREFIXES.build));

/** Old daily puzzles can no longer be opened. Yesterday's may still be open in another window. */
export function removeOldDays(today: Day, storage = deviceStorage): void {
	const wanted = [dailyId(today), dailyId(dayBefore(today))];
	for (const id of begunIds(storage)) {
		if (id.startsWith('daily-') && !wanted.includes(id)) removeBuild(id, storage);
	}
}
