import { findBuiltin, gameOf, makeMove, makeRecord, nextMoves, Position, parseRecord } from '@rumis/rules';
import { describe, expect, test } from 'vitest';
import {
	comment,
	goTo,
	goToEnd,
	goToStart,
	mark,
	nextVariation,
	playLine,
	promote,
	remove,
	step,
} from './editing.js';
import { type AnalysisState, openAnalysis, positionNow } from './state.js';
import { treeRows } from './treeRows.js';
import { viewOf } from './view.js';

const SETUP = { scenario: findBuiltin('chullpa')!, players: 2, mode: 'standard', start: 'yellow' } as const;

/** The first legal moves, one after the other. */
function firstMoves(count: number): readonly string[] {
	const started = Position.start(SETUP);
	if (!started.ok) throw new Error(started.error.code);
	while (started.value.ply < count) started.value.play(started.value.legalMoves()[0]!);
	return started.value.moves.map(makeMove);
}

const LINE = firstMoves(4);
const EMPTY = openAnalysis({ id: 'a', game: gameOf(SETUP, []), line: [], isEdited: false });
const PLAYED = playLine(EMPTY, LINE);
const other = (state: AnalysisState, at = 5): string => makeMove(positionNow(state).legalMoves()[at]!);

describe('stepping through a tree', () => {
	test('stepping back and forward stays in the same variation', () => {
		const start = goTo(PLAYED, LINE.slice(0, 1));
		const varied = playLine(start, [other(start)]);
		const back = goToStart(varied);
		expect(positionNow(back).ply).toBe(0);
		expect(step(step(back, 1), 1).line).toEqual(varied.line);
		expect(goToEnd(back).line).toEqual(varied.line);
	});

	test('follows the main line in unvisited positions', () => {
		expect(goToEnd(goTo(PLAYED, [])).line).toEqual(LINE);
		const reopened = openAnalysis({ ...PLAYED, line: [] });
		expect(step(reopened, 1).line).toEqual(LINE.slice(0, 1));
		expect(step(PLAYED, 1)).toBe(PLAYED);
	});

	test('reaches every alternative to a move in turn', () => {
		const varied = playLine(goTo(PLAYED, []), [other(goTo(PLAYED, []))]);
		expect(nextVariation(varied, 1).line).toEqual(LINE.slice(0, 1));
		expect(nextVariation(nextVariation(varied, 1), 1).line).toEqual(varied.line);
	});
});

describe('editing', () => {
	test('a legal move is added, an illegal one is refused with its reason', () => {
		const refused = playLine(PLAYED, [LINE[0]!]);
		expect(refused.line).toEqual(PLAYED.line);
		expect(refused.message).toMatchObject({ kind: 'illegal' });
		expect(PLAYED.isEdited).toBe(true);
	});

	test('a known move is only gone to', () => {
		const again = playLine(goTo(PLAYED, []), LINE);
		expect(again.game).toBe(PLAYED.game);
	});

	test('deleting goes back to the move before, and nothing leads into what is gone', () => {
		const removed = remove(goTo(PLAYED, LINE.slice(0, 2)));
		expect(removed.line).toEqual(LINE.slice(0, 1));
		expect(step(removed, 1)).toBe(removed);
		expect(nextMoves(removed.game, removed.line)).toEqual([]);
	});

	test('variations, marks and comments survive the way through a record', () => {
		const start = goTo(PLAYED, []);
		const varied = comment(mark(promote(playLine(start, [other(start)])), '!?'), 'Try this');
		expect(parseRecord(makeRecord(varied.game))).toEqual({ ok: true, value: varied.game });
		expect(varied.game.next[0]).toMatchObject({ mark: '!?', after: ['Try this'] });
	});
});

test('a line that is talked about is shown as ghosts of its owners', () => {
	const view = viewOf({ ...goTo(PLAYED, LINE.slice(0, 1)), preview: { moves: LINE.slice(1), owner: null } });
	expect(view.stones).toHaveLength(1);
	expect(view.preview.map(({ owner }) => owner)).toEqual(['red', 'yellow', 'red']);
	const threat = viewOf({ ...EMPTY, preview: { moves: ['I3 a1*3'], owner: 'red' } });
	expect(threat.preview).toEqual([
		{ owner: 'red', cells: [0, 1, 2].map((z) => ({ x: 0, y: 0, z })), fits: true, bad: [] },
	]);
});

describe('the tree as rows', () => {
	test('has variations below the move that they replace', () => {
		const start = goTo(PLAYED, LINE.slice(0, 1));
		const varied = playLine(start, [other(start)]);
		const rows = treeRows(varied.game, varied.line);
		expect(rows.map(({ text }) => text)).toEqual(LINE);
		expect(rows[1]?.variations.map((each) => each.map(({ text }) => text))).toEqual([[varied.line[1]]]);
	});

	test('of a huge tree is short, and has the line that is looked at', () => {
		const moves = positionNow(EMPTY).legalMoves().slice(0, 400).map(makeMove);
		const wide = moves.reduce((state, text) => playLine(goTo(state, []), [text]), EMPTY);
		const rows = treeRows(wide.game, [moves[399]!]);
		expect(rows[0]?.variations).toHaveLength(13);
		expect(rows[0]?.variations.at(-1)?.[0]?.text).toBe(moves[399]);
		expect(rows[0]?.hidden).toBe(386);
	});
});
