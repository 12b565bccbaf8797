import { makeMove, seededRandom } from '@rumis/rules';
import { describe, expect, it } from 'vitest';
import { people, played, tableOf } from '../test/tables.js';
import {
	act,
	checkReplyPlan,
	followPlan,
	PLAN_LIMITS,
	type ReplyPlan,
	type Table,
	takeReply,
} from './index.js';

const table = played(tableOf({ seats: people(2), undo: 'ask' }), 1);
const moves = (at: Table): string[] => at.position.legalMoves().map(makeMove);
const after = (at: Table, ...texts: readonly string[]): Table =>
	texts.reduce((now, move) => {
		const done = act(now, 'host', { kind: 'move', ply: now.position.ply, move });
		if (!done.ok) throw new Error(done.error.code);
		return done.value;
	}, at);

/** Seat 1 is to move; seat 0 plans. */
const [theirs = '', other = ''] = moves(table);
const [mine = '', another = ''] = moves(after(table, theirs));
const [reply = ''] = moves(after(table, other));

describe('a plan', () => {
	const plan: ReplyPlan = [
		[theirs, mine],
		[other, reply],
	];

	it('is kept as it is when all of it can be played', () => {
		expect(checkReplyPlan(table, 0, plan)).toEqual({ ok: true, value: plan });
	});

	it.each<[string, ReplyPlan]>([
		['a move that is not legal', [['I2 a1,a9', mine]]],
		['no move at all', [['x', mine]]],
		[
			'two replies to the same move',
			[
				[theirs, mine],
				[theirs, another],
			],
		],
		['no reply', [[theirs]]],
		['a reply to anything that is no move', [['*', 'nothing']]],
		['more than one reply to anything', [['*', mine, theirs, mine]]],
		['too many lines', Array.from({ length: PLAN_LIMITS.lines + 1 }, () => [theirs, mine])],
		['too long a line', [Array.from({ length: PLAN_LIMITS.moves + 1 }, () => theirs)]],
	])('is refused with %s', (_, bad) => {
		expect(checkReplyPlan(table, 0, bad)).toEqual({ ok: false, error: { code: 'badPlan' } });
	});

	it('is not made while it is one’s own turn', () => {
		expect(checkReplyPlan(table, 1, [[theirs, mine]]).ok).toBe(false);
		expect(checkReplyPlan(table, 1, [])).toEqual({ ok: true, value: [] });
	});

	it('answers the move that was played, and drops the other lines', () => {
		expect(followPlan(plan, other, true)).toEqual({ plan: [], reply });
		expect(followPlan(plan, 'something else', true)).toEqual({ plan: [], reply: null });
	});

	it('goes on after the reply', () => {
		const long: ReplyPlan = [
			[theirs, mine, 'a', 'b'],
			[theirs, mine, 'c', 'd'],
		];
		const { plan: left, reply: first } = followPlan(long, theirs, true);
		expect([left, first]).toEqual([
			[
				['a', 'b'],
				['c', 'd'],
			],
			mine,
		]);
		expect(followPlan(left, 'c', true)).toEqual({ plan: [], reply: 'd' });
	});

	it('of any move waits until it is one’s own turn, and a move that is named goes first', () => {
		const any: ReplyPlan = [['*', mine]];
		expect(followPlan(any, 'x', false)).toEqual({ plan: any, reply: null });
		expect(followPlan(any, 'x', true)).toEqual({ plan: [], reply: mine });
		expect(followPlan([...any, [other, reply]], other, true).reply).toBe(reply);
	});

	it('may have two replies in a row for a player who moves twice', () => {
		expect(takeReply([['a', 'b']])).toEqual({ plan: [['b']], reply: 'a' });
		expect(takeReply([])).toEqual({ plan: [], reply: null });
	});

	it('of legal moves is always accepted, however they branch', () => {
		const random = seededRandom(5);
		const pick = (at: Table) => moves(at)[random.below(moves(at).length)]!;
		for (let round = 0; round < 10; round++) {
			const first = pick(table);
			const second = pick(after(table, first));
			const third = pick(after(table, first, second));
			const fourth = pick(after(table, first, second, third));
			expect(checkReplyPlan(table, 0, [[first, second, third, fourth]]).ok).toBe(true);
		}
	});
});
