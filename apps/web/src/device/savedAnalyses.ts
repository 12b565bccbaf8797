/** The analyses on this device: each is a record with variations, and the last line viewed. */
import { err, type Game, type Line, makeRecord, mergeRepeated, parseRecord, type Result } from '@rumis/rules';
import { type DeviceStorage, deviceStorage, fieldsOf, type Key, PREFIXES, parseJson } from './storage.js';

export interface SavedAnalysis {
	readonly id: string;
	readonly game: Game;
	/** The line that was last viewed. */
	readonly line: Line;
	/** Whether the player has added anything; analyses that were only viewed may be removed. */
	readonly isEdited: boolean;
}

/** The data of an analysis for a list, without parsing its record. */
export interface AnalysisSummary {
	readonly id: string;
	readonly savedAt: Date;
	readonly board: string;
	readonly mode: string;
	readonly players: number;
	readonly isEdited: boolean;
}

/** Beyond this number, unedited ones are removed, oldest first. */
const MOST_ANALYSES = 40;

export const newAnalysisId = (): string => crypto.randomUUID().slice(0, 8);

const keyOf = (id: string): Key => `${PREFIXES.analysis}${id}`;

/** Saves an analysis; returns false if the storage refuses it. */
export function saveAnalysis(saved: SavedAnalysis, now: Date, storage = deviceStorage): boolean {
	const { id, game, line, isEdited } = saved;
	const { scenario, mode, players } = game.setup;
	const head = { savedAt: now.toISOString(), line, isEdited, board: scenario.name, mode, players };
	const isSaved = storage.write(keyOf(id), `${JSON.stringify(head)}\n${makeRecord(game)}`);
	if (isSaved) removeUnedited(id, storage);
	return isSaved;
}

export type AnalysisError = { readonly code: 'gameMissing' | 'gameBroken' };

export function loadAnalysis(id: string, storage = deviceStorage): Result<SavedAnalysis, AnalysisError> {
	const text = storage.read(keyOf(id));
	if (text === null) return err({ code: 'gameMissing' });
	const { head, record } = split(text);
	const game = parseRecord(record);
	if (!game.ok) return err({ code: 'gameBroken' });
	const line = Array.isArray(head.line) ? head.line.filter((move) => typeof move === 'string') : [];
	return { ok: true, value: { id, game: mergeRepeated(game.value), line, isEdited: head.isEdited === true } };
}

function split(text: string) {
	const end = text.indexOf('\n');
	return { head: fieldsOf(parseJson(text.slice(0, Math.max(0, end)))), record: text.slice(end + 1) };
}

/** The analyses on this device, newest first. */
export function listAnalyses(storage: DeviceStorage = deviceStorage): readonly AnalysisSummary[] {
	const all = storage.idsOf(PREFIXES.analysis).flatMap((id) => summaryOf(id, storage.read(keyOf(id))));
	return all.sort((a, b) => b.savedAt.getTime() - a.savedAt.getTime());
}

function summaryOf(id: string, text: string | null): AnalysisSummary[] {
	const { savedAt, board, mode, players, isEdited } = split(text ?? '').head;
	const date = new Date(String(savedAt));
	if (typeof board !== 'string' || typeof mode !== 'string' || Number.isNaN(date.getTime())) return [];
	return [{ id, savedAt: date, board, mode, players: Number(players), isEdited: isEdited === true }];
}

export const removeAnalysis = (id: string, storage = deviceStorage): void => storage.remove(keyOf(id));

/** The one just saved is kept, even if the clock was set back since the others were saved. */
function removeUnedited(saved: string, storage: DeviceStorage): void {
	if (storage.idsOf(PREFIXES.analysis).length <= MOST_ANALYSES) return;
	const others = listAnalyses(storage).filter(({ id }) => id !== saved);
	for (const { id, isEdited } of others.slice(MOST_ANALYSES - 1)) if (!isEdited) removeAnalysis(id, storage);
}
