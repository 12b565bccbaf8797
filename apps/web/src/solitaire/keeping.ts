/** Puzzles that were begun, on this device. */
import { err, type Result } from '@rumis/rules';
import { deviceShelf } from '../records/device.js';
import type { Shelf } from '../records/savedGames.js';
import { type Day, dayBefore } from './days.js';
import type { SolitairePuzzle } from './puzzle.js';
import { makeSaved, parseSaved, type SavedBuild, type SavedError } from './savedBuild.js';

const PREFIX = 'rumis.solitaire.game.';
export const dailyId = (day: Day): string => `daily-${day}`;

/** Keeps a puzzle as it stands; false when the device refuses. */
export function keepBuild(saved: SavedBuild, shelf: Shelf = deviceShelf()): boolean {
	try {
		shelf.setItem(PREFIX + saved.build.puzzle.id, makeSaved(saved));
		return true;
	} catch {
		return false;
	}
}

export function forgetBuild(id: string, shelf: Shelf = deviceShelf()): void {
	try {
		shelf.removeItem(PREFIX + id);
	} catch {
		// Storage that cannot be written has kept nothing.
	}
}

export function loadBuild(
	puzzle: SolitairePuzzle,
	shelf: Shelf = deviceShelf(),
): Result<SavedBuild, SavedError | { readonly code: 'savedMissing' }> {
	try {
		const text = shelf.getItem(PREFIX + puzzle.id);
		return text === null ? err({ code: 'savedMissing' }) : parseSaved(text, puzzle);
	} catch {
		return err({ code: 'savedMissing' });
	}
}

/** The names of all puzzles that were begun. */
export function begunIds(shelf: Shelf = deviceShelf()): ReadonlySet<string> {
	const ids = new Set<string>();
	try {
		for (let index = 0; index < shelf.length; index++) {
			const key = shelf.key(index) ?? '';
			if (key.startsWith(PREFIX)) ids.add(key.slice(PREFIX.length));
		}
	} catch {
		// Storage that cannot be read holds nothing.
	}
	return ids;
}

/** Puzzles of days long gone cannot be opened any more. Yesterday's may still be open in another window. */
export function tidyDays(today: Day, shelf: Shelf = deviceShelf()): void {
	const wanted = [dailyId(today), dailyId(dayBefore(today))];
	for (const id of begunIds(shelf)) {
		if (id.startsWith('daily-') && !wanted.includes(id)) forgetBuild(id, shelf);
	}
}
