import { addMove, findBuiltin, gameOf, makeMove, positionOf } from '@rumis/rules';
import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../../test/sampleStorage.js';
import { listAnalyses, loadAnalysis, removeAnalysis, saveAnalysis } from './savedAnalyses.js';

function makeArea() {
	const items = new Map<string, string>();
	return { items, storage: memoryStorage(items) };
}

const SETUP = { scenario: findBuiltin('chullpa')!, players: 2, mode: 'standard', start: 'yellow' } as const;
const START = gameOf(SETUP, []);
const MOVE = positionOf(START).legalMoves()[3]!;
const GAME = addMove(START, [], MOVE);
const analysis = (id: string, isEdited = true) => ({ id, game: GAME, line: [makeMove(MOVE)], isEdited });
const day = (number: number) => new Date(Date.UTC(2026, 0, number));

describe('an analysis on the device', () => {
	test('is there again as it was left', () => {
		const { storage } = makeArea();
		saveAnalysis(analysis('one'), day(1), storage);
		expect(loadAnalysis('one', storage)).toEqual({ ok: true, value: analysis('one') });
	});

	test('is listed without its record, the newest first', () => {
		const { storage } = makeArea();
		saveAnalysis(analysis('old'), day(1), storage);
		saveAnalysis(analysis('new', false), day(2), storage);
		expect(listAnalyses(storage).map(({ id }) => id)).toEqual(['new', 'old']);
		expect(listAnalyses(storage)[1]).toMatchObject({ board: 'Chullpa', mode: 'standard', players: 2 });
		removeAnalysis('new', storage);
		expect(listAnalyses(storage)).toHaveLength(1);
	});

	test('that is damaged harms nothing else', () => {
		const { storage, items } = makeArea();
		items.set('rumis.analysis.bad', 'no record');
		items.set('rumis.analysis.odd', '{"savedAt":"2026-01-01","board":"x","mode":"y","line":7}\n[nonsense');
		saveAnalysis(analysis('good'), day(1), storage);
		expect(loadAnalysis('bad', storage)).toMatchObject({ ok: false, error: { code: 'gameBroken' } });
		expect(loadAnalysis('odd', storage)).toMatchObject({ ok: false, error: { code: 'gameBroken' } });
		expect(loadAnalysis('none', storage)).toMatchObject({ ok: false, error: { code: 'gameMissing' } });
		expect(listAnalyses(storage).map(({ id }) => id)).toContain('good');
	});

	test('is removed beyond the limit only if it is unedited', () => {
		const { storage } = makeArea();
		saveAnalysis(analysis('looked', false), day(1), storage);
		for (let count = 0; count < 40; count++) saveAnalysis(analysis(`mine-${count}`), day(2 + count), storage);
		const ids = listAnalyses(storage).map(({ id }) => id);
		expect(ids).toHaveLength(40);
		expect(ids).not.toContain('looked');
	});
});
