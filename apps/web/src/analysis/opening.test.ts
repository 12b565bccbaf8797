import { findBuiltin, gameOf, makeCompact, makeMove, makeRecord, Position } from '@rumis/rules';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { memoryArea } from '../../test/sampleStorage.js';
import { notePlaysOnline } from '../device/online.js';
import { openFile, openSource } from './opening.js';

const SETUP = { scenario: findBuiltin('chullpa')!, players: 2, mode: 'standard', start: 'yellow' } as const;

function firstMoves(count: number) {
	const started = Position.start(SETUP);
	if (!started.ok) throw new Error(started.error.code);
	while (started.value.ply < count) started.value.play(started.value.legalMoves()[0]!);
	return started.value.moves;
}

const MOVES = firstMoves(3);
const RECORD = makeRecord(gameOf(SETUP, MOVES));

/** A server that knows one table. */
function serveTable(standings: unknown): void {
	const json = { headers: { 'content-type': 'application/json' } };
	vi.stubGlobal('document', { baseURI: 'http://localhost/' });
	vi.stubGlobal('fetch', async (address: string | URL) =>
		String(address).endsWith('/record')
			? new Response(RECORD, { headers: { 'content-type': 'text/plain' } })
			: new Response(JSON.stringify({ id: 'abc', standings }), json),
	);
}

afterEach(() => vi.unstubAllGlobals());

describe('an analysis is opened', () => {
	test('from a link, at the end of its moves', async () => {
		const opened = await openSource('link', makeCompact({ setup: SETUP, moves: MOVES }));
		expect(opened).toMatchObject({ ok: true, value: { line: MOVES.map(makeMove) } });
	});

	test('from a file with its variations, or refused with the place of the error', async () => {
		const file = (text: string) => openFile(new File([text], 'game.rumis'));
		expect(await file(RECORD)).toMatchObject({ ok: true, value: { line: MOVES.map(makeMove) } });
		expect(await file('hello')).toMatchObject({ ok: false, error: { kind: 'text' } });
		expect(await file(RECORD.replace('1. ', '1. Q9 '))).toMatchObject({
			ok: false,
			error: { kind: 'text', error: { kind: 'record', error: { line: expect.any(Number) } } },
		});
	});

	test('from a finished online game, and never from one that is still played', async () => {
		serveTable([{ seat: 0, rank: 1, points: 3 }]);
		expect(await openSource('online', 'abc')).toMatchObject({ ok: true, value: { id: 'table-abc' } });
		serveTable(null);
		expect(await openSource('online', 'abc')).toEqual({ ok: false, error: { kind: 'running' } });
	});

	test('never from the file of an online game that is still played, as far as the server can be asked', async () => {
		const file = () =>
			openFile(new File([makeRecord(gameOf(SETUP, MOVES, [['Table', 'abc']]))], 'game.rumis'));
		const status = (value: string) => {
			const json = { headers: { 'content-type': 'application/json' } };
			vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ status: value }), json));
		};
		vi.stubGlobal('document', { baseURI: 'http://localhost/' });
		status('playing');
		expect(await file(), 'nobody plays online here').toMatchObject({ ok: true });
		vi.stubGlobal('localStorage', memoryArea());
		notePlaysOnline();
		expect(await file()).toEqual({ ok: false, error: { kind: 'running' } });
		status('over');
		expect(await file()).toMatchObject({ ok: true });
		vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
		expect(await file()).toMatchObject({ ok: true });
	});

	test('from nothing that is not there', async () => {
		expect(await openSource('saved', 'nowhere')).toMatchObject({ error: { code: 'gameMissing' } });
		expect(await openSource('game', 'nowhere')).toMatchObject({ error: { code: 'gameMissing' } });
		expect(await openSource('link', 'nonsense')).toMatchObject({ error: { kind: 'text' } });
	});
});
