import { describe, expect, test } from 'vitest';
import { startOn } from '../test/positions.js';
import {
	addMove,
	commentMove,
	type Game,
	gameOf,
	type Line,
	longestLine,
	mainLine,
	makeMove,
	makeRecord,
	markMove,
	mergeRepeated,
	nextMoves,
	nodeAt,
	parseMove,
	parseRecord,
	promoteMove,
	removeMove,
} from './index.js';

const { setup } = startOn('chullpa', 2);
const START = gameOf(setup, []);
const [A, B, C] = ['I2 a1*2', 'I3 a1*3', 'V3 a1*2,a2'] as const;
const REPLY = 'I2 b1*2';

function add(game: Game, line: Line, text: string): Game {
	const move = parseMove(text);
	if (!move.ok) throw new Error(text);
	return addMove(game, line, move.value);
}

const texts = (game: Game, line: Line = []) => nextMoves(game, line).map(({ move }) => makeMove(move));

const TREE = [A, B, C].reduce((game, text) => add(game, [], text), START);

describe('a tree of moves', () => {
	test('grows by playing: the first move is the main line, others are variations', () => {
		const game = add(TREE, [B], REPLY);
		expect(texts(game)).toEqual([A, B, C]);
		expect(texts(game, [B])).toEqual([REPLY]);
		expect(mainLine(game).map(makeMove)).toEqual([A]);
		expect(longestLine(game, [B])).toEqual([B, REPLY]);
	});

	test('has every move once', () => {
		expect(texts(add(TREE, [], A))).toEqual([A, B, C]);
		const record = `${makeRecord(START).replace('*\n', '')}1. ${A} (1. ${B} {one}) (1. ${B} {two} ${REPLY})`;
		const twice = parseRecord(record);
		const game = twice.ok ? mergeRepeated(twice.value) : START;
		expect(texts(game)).toEqual([A, B]);
		expect(nodeAt(game, [B])).toMatchObject({ after: ['one', 'two'], next: [{}] });
	});

	test('lets variations be promoted step by step to the main line', () => {
		const once = promoteMove(TREE, [C]);
		expect(texts(once)).toEqual([A, C, B]);
		expect(texts(promoteMove(once, [C]))).toEqual([C, A, B]);
		expect(texts(promoteMove(TREE, [A]))).toEqual([A, B, C]);
	});

	test('loses a move with everything after it', () => {
		const game = removeMove(add(TREE, [B], REPLY), [B]);
		expect(texts(game)).toEqual([A, C]);
		expect(nodeAt(game, [B, REPLY])).toBe(null);
	});

	test('can have marks and comments added and removed', () => {
		const said = commentMove(markMove(TREE, [B], '!?'), [B], 'Why not?');
		expect(nodeAt(said, [B])).toMatchObject({ mark: '!?', after: ['Why not?'] });
		const silent = commentMove(markMove(said, [B], null), [B], '  ');
		expect(nodeAt(silent, [B])).toEqual(nodeAt(TREE, [B]));
		expect(commentMove(TREE, [], 'A fine game').comments).toEqual(['A fine game']);
	});

	test('is written and parsed unchanged', () => {
		const game = commentMove(markMove(add(TREE, [B], REPLY), [B, REPLY], '??'), [C], 'a } brace');
		expect(parseRecord(makeRecord(game))).toEqual({ ok: true, value: game });
	});

	test('is unchanged by edits of unknown lines', () => {
		expect(removeMove(TREE, [REPLY]).next).toEqual(TREE.next);
		expect(nodeAt(TREE, [A, A])).toBe(null);
		expect(add(TREE, [REPLY], A).next).toEqual(TREE.next);
	});
});
